import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { tellClient } from './tell-client.ts';

let app: TestApp;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
});

const visitIn = (n: number, given: Parameters<typeof makeOwnVisit>[1] = {}) =>
  app.transact((t) => makeOwnVisit(t, { providerId: maya.id, startsAt: after(t.now, days(n)), ...given }));
/** What a client was mailed, newest first. */
const told = async (clientId: string) => {
  await app.settle();
  const { body } = await maya.call('GET /api/clients/:id/messages', { params: { id: clientId } });
  return body.map(({ kind, channel, state }) => `${kind} ${channel} ${state}`);
};
const lastMail = async () => (await app.app.platform.mailer.kept(1))[0];

describe('a client without an account is mailed, with the link', () => {
  test('a visit that is booked, moved, cancelled and booked again', async () => {
    const { clientId, petIds } = await visitIn(3);
    const booked = await maya.call('POST /api/visits', {
      body: {
        clientId,
        pets: [{ petId: petIds[0] ?? '' }],
        startsAt: after(app.clock.now(), days(10)).toISOString(),
        minutes: 60,
        anyway: true,
      },
    });
    expect(await told(clientId)).toEqual(['confirmation email sent']);
    const { id } = booked.body;
    const params = { id };
    const startsAt = after(app.clock.now(), days(12)).toISOString();
    await maya.call('PATCH /api/visits/:id/time', { params, body: { startsAt } });
    expect((await told(clientId))[0]).toBe('moved email sent');
    await maya.call('POST /api/visits/:id/cancel', { params, body: { reason: 'I am sick' } });
    expect((await told(clientId))[0]).toBe('cancelled email sent');
    expect((await lastMail())?.body).toMatch(/is cancelled\. I am sick\. http\S+\/v\//);
    await maya.call('POST /api/visits/:id/undo-cancel', { params });
    expect(await told(clientId)).toHaveLength(4);
  });

  test('a visit that was missed, and a question about the price', async () => {
    const missed = await visitIn(-1);
    await maya.call('POST /api/visits/:id/no-show', { params: { id: missed.id }, body: {} });
    expect(await told(missed.clientId)).toEqual(['no_show email sent']);
    const here = await visitIn(0, { status: 'checked_in' });
    const asked = await maya.call('POST /api/visits/:id/price-changes', {
      params: { id: here.id },
      body: { lines: [{ name: 'Mats', amount: 2000 }], reason: 'Matted', minutes: 30 },
    });
    expect(asked.status).toBe(201);
    expect(await told(here.clientId)).toEqual(['price_change email sent']);
  });

  test('a new price that is set before the day, with the old one, which ends a confirmation', async () => {
    const { id, clientId, petIds } = await visitIn(3);
    const params = { id };
    const reprice = (price: number | null, tell?: boolean) =>
      maya.call('PATCH /api/visits/:id', {
        params,
        body: {
          pets: [{ petId: petIds[0] ?? '', price }],
          ...(tell === undefined ? {} : { tell }),
        },
      });
    await app.app.platform.sql`update visits set confirmed_at = ${app.clock.now()} where id = ${id}`;
    await reprice(9500);
    expect((await reprice(12_000, false)).body.confirmedAt).not.toBeNull();
    expect(await told(clientId)).toEqual([]);
    expect((await reprice(12_550)).body.confirmedAt).toBeNull();
    expect(await told(clientId)).toEqual(['repriced email sent']);
    expect((await lastMail())?.body).toMatch(/now costs \$125\.50 instead of \$120\. .+http\S+\/v\//);
    await maya.call('PATCH /api/visits/:id', { params, body: { note: 'Nails short.' } });
    await reprice(null);
    expect(await told(clientId)).toHaveLength(1);
  });

  test('no price of the day itself, and no more than was said yes to', async () => {
    const { id, clientId, petIds } = await visitIn(0, { status: 'checked_in' });
    const params = { id };
    const reprice = (price: number) =>
      maya.call('PATCH /api/visits/:id', { params, body: { pets: [{ petId: petIds[0] ?? '', price }] } });
    expect((await reprice(10_000)).status).toBe(200);
    expect(await told(clientId)).toEqual([]);
    const asked = await maya.call('POST /api/visits/:id/price-changes', {
      params,
      body: { lines: [{ name: 'Mats', amount: 2000 }], reason: 'Matted', minutes: 30 },
    });
    await maya.call('POST /api/price-changes/:id/answer', {
      params: { id: asked.body.id },
      body: { approved: true, how: 'phone', name: 'Maria' },
    });
    expect((await reprice(12_500)).problem).toMatchObject({
      code: 'unconfirmed',
      detail: 'The client said yes to $120. Ask for more with a price change.',
    });
    expect((await reprice(12_000)).status).toBe(200);
  });

  test('the next visit that is booked at check-out', async () => {
    const { id, clientId } = await visitIn(0, { status: 'checked_in' });
    const closed = await maya.call('POST /api/visits/:id/check-out', {
      params: { id },
      body: {
        lines: [{ kind: 'service', name: 'Full groom', petId: null, amount: 9500, taxable: true }],
        taxPercent: 0,
        payments: [{ method: 'cash', amount: 9500, tip: 0 }],
        next: { startsAt: after(app.clock.now(), days(40)).toISOString() },
        receipt: 'none',
      },
    });
    expect(closed.body, JSON.stringify(closed.problem)).toMatchObject({ nextProblem: null });
    expect(await told(clientId)).toEqual(['confirmation email sent']);
  });
});

const toTell = async () => {
  await app.settle();
  return (await maya.call('GET /api/day')).body.toTell;
};
const withPhoneAlone = async () => {
  const visit = await visitIn(3);
  await app.app.platform.sql`update clients set email = null where id = ${visit.clientId}`;
  return { ...visit, params: { id: visit.id } };
};
const move = (params: { id: string }, inDays: number) =>
  maya.call('PATCH /api/visits/:id/time', {
    params,
    body: { startsAt: after(app.clock.now(), days(inDays)).toISOString() },
  });

describe('for a client with a phone alone the text waits on the Day', () => {
  test('until it is opened, with its words', async () => {
    const { id, clientId, params } = await withPhoneAlone();
    await move(params, 5);
    const [text] = await toTell();
    expect(text).toMatchObject({ kind: 'moved', visitId: id, clientId, clientName: 'Maria Garcia' });
    const opened = await maya.call('POST /api/clients/:id/messages', {
      params: { id: clientId },
      body: { kind: 'moved', channel: 'text', visitId: id, body: text?.body ?? '' },
    });
    expect(opened.body.text).toMatch(/^Hi Maria, Biscotti is now booked for .+ http\S+\/v\/[\w-]{22}$/);
    expect(await toTell()).toEqual([]);
    expect(await told(clientId)).toEqual(['moved phone_app opened']);
  });

  test('the newest alone, while it is true', async () => {
    const { clientId, params } = await withPhoneAlone();
    await move(params, 5);
    await toTell();
    await move(params, 6);
    expect(await toTell()).toHaveLength(1);
    await maya.call('POST /api/visits/:id/cancel', { params, body: {} });
    expect((await toTell()).map(({ kind }) => kind)).toEqual(['cancelled']);
    await maya.call('POST /api/visits/:id/undo-cancel', { params });
    expect(await toTell()).toEqual([]);
    expect(await told(clientId)).toEqual(['cancelled phone_app waiting']);
  });

  test('not of a booking, which was agreed with them, but once its cancelling was undone', async () => {
    const { clientId, petIds } = await withPhoneAlone();
    const { id } = (
      await maya.call('POST /api/visits', {
        body: {
          clientId,
          pets: [{ petId: petIds[0] ?? '' }],
          startsAt: after(app.clock.now(), days(10)).toISOString(),
          minutes: 60,
          anyway: true,
        },
      })
    ).body;
    expect([await toTell(), await told(clientId)]).toEqual([[], []]);
    const params = { id };
    await maya.call('POST /api/visits/:id/cancel', { params, body: {} });
    const [gone] = await toTell();
    await maya.call('POST /api/clients/:id/messages', {
      params: { id: clientId },
      body: { kind: 'cancelled', channel: 'phone_app', visitId: id, body: gone?.body ?? '' },
    });
    await maya.call('POST /api/visits/:id/undo-cancel', { params });
    expect((await toTell()).map(({ kind }) => kind)).toEqual(['confirmation']);
  });

  test('of a higher price until the question is answered at the door', async () => {
    const { id, clientId } = await visitIn(0, { status: 'checked_in' });
    await app.app.platform.sql`update clients set email = null where id = ${clientId}`;
    const asked = await maya.call('POST /api/visits/:id/price-changes', {
      params: { id },
      body: { lines: [{ name: 'Mats', amount: 2000 }], reason: 'Matted', minutes: 30 },
    });
    expect((await toTell()).map(({ kind }) => kind)).toEqual(['price_change']);
    await maya.call('POST /api/price-changes/:id/answer', {
      params: { id: asked.body.id },
      body: { approved: true, how: 'door', name: 'Maria' },
    });
    expect(await toTell()).toEqual([]);
  });

  test('until the provider says that they know, and to nobody else', async () => {
    const { clientId, params } = await withPhoneAlone();
    await move(params, 5);
    const [text] = await toTell();
    const message = { params: { id: text?.messageId ?? '' } };
    const other = await app.as((await app.transact((t) => makeGroomer(t))).id);
    expect((await other.call('GET /api/day')).body.toTell).toEqual([]);
    expect((await other.call('DELETE /api/client-messages/:id', message)).status).toBe(404);
    expect((await maya.call('DELETE /api/client-messages/:id', message)).status).toBe(204);
    expect([await toTell(), await told(clientId)]).toEqual([[], []]);
    expect((await maya.call('DELETE /api/client-messages/:id', message)).status).toBe(404);
  });
});

describe('nobody is mailed', () => {
  test('where the provider chose not to tell', async () => {
    const { id, clientId, petIds } = await visitIn(3);
    const params = { id };
    await maya.call('POST /api/visits', {
      body: {
        clientId,
        pets: [{ petId: petIds[0] ?? '' }],
        startsAt: after(app.clock.now(), days(10)).toISOString(),
        minutes: 60,
        anyway: true,
        tell: false,
      },
    });
    const startsAt = after(app.clock.now(), days(5)).toISOString();
    await maya.call('PATCH /api/visits/:id/time', { params, body: { startsAt, tell: false } });
    await maya.call('POST /api/visits/:id/cancel', { params, body: { tell: false } });
    // Who was not told of a cancellation hears nothing of its undoing either.
    await maya.call('POST /api/visits/:id/undo-cancel', { params });
    expect(await told(clientId)).toEqual([]);
  });

  test.each([
    "contact_by = 'call'",
    "contact_by = 'none'",
    'no_mail_at = now(), no_texts_at = now()',
    'email = null, phone = null',
  ])('where %s', async (change) => {
    const { id, clientId } = await visitIn(3);
    await app.app.platform.sql.unsafe(`update clients set ${change} where id = '${clientId}'`);
    const { client } = (await maya.call('GET /api/visits/:id', { params: { id } })).body;
    expect(client?.toldBy).toBeNull();
    await maya.call('POST /api/visits/:id/cancel', { params: { id }, body: {} });
    expect(await told(clientId)).toEqual([]);
  });

  test('of a walk-in, who is there', async () => {
    const { clientId, petIds } = await visitIn(3);
    await maya.call('POST /api/visits', {
      body: {
        clientId,
        pets: [{ petId: petIds[0] ?? '' }],
        startsAt: after(app.clock.now(), 60_000).toISOString(),
        minutes: 60,
        walkIn: true,
        anyway: true,
      },
    });
    expect(await told(clientId)).toEqual([]);
  });

  test('twice of one act, of an animal that died, or of what is no longer true', async () => {
    const { id: visitId, clientId, petIds } = await visitIn(3);
    const { platform } = app.app;
    const act = '0192f0c1-2222-7000-8000-000000000042';
    for (let twice = 0; twice < 2; twice++) await tellClient(platform, { visitId, kind: 'moved' }, act);
    await tellClient(platform, { visitId, kind: 'cancelled' }, '0192f0c1-2222-7000-8000-000000000043');
    expect(await told(clientId)).toEqual(['moved email sent']);
    await platform.sql`update pets set died_on = '2026-11-01' where id = ${petIds[0] ?? ''}`;
    await tellClient(platform, { visitId, kind: 'moved' }, '0192f0c1-2222-7000-8000-000000000044');
    expect(await told(clientId)).toHaveLength(1);
  });
});
