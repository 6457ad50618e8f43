import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mostCleared } from '#contract/day/clear-day.ts';
import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import { makeClientMessage } from '#server/modules/client-messages/client-messages.factory.ts';
import { makeFrontDesk } from '#server/modules/front-desk/front-desk.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  maya = await app.signIn();
});

/** Makes a visit with a text that waits for its provider. */
const visitToTell = (nth = 0) =>
  app.transact(async (t) => {
    const visit = await makeOwnVisit(t, {
      providerId: maya.id,
      startsAt: after(t.now, days(9) + hours(3 * nth)),
    });
    const { id: messageId } = await makeClientMessage(t, maya.id, { visit, state: 'waiting' });
    return { visitId: visit.id, clientId: visit.clientId, messageId };
  });
const textsOf = (visitId: string) =>
  maya.call('GET /api/visits/:id/texts-to-tell', { params: { id: visitId } });

test('a text beyond the newest that the Day lists stands on the page of its visit', async () => {
  const oldest = await visitToTell();
  app.clock.moveTo(after(app.clock.now(), hours(1)));
  for (let n = 0; n < mostCleared; n++) await visitToTell(n + 1);
  const { toTell } = (await maya.call('GET /api/day')).body;
  expect([toTell.length, toTell.some(({ visitId }) => visitId === oldest.visitId)]).toEqual([
    mostCleared,
    false,
  ]);
  const { body, headers } = await textsOf(oldest.visitId);
  expect(body).toEqual([
    {
      ...oldest,
      kind: 'ready',
      by: 'text',
      body: 'Biscotti is ready. {link}',
      clientName: 'Maria Garcia',
      title: 'Biscotti · Full groom',
      startsAt: expect.any(String),
      timeZone: 'America/Chicago',
    },
  ]);
  expect(String(headers['reads']).split(' ')).toContain('client-messages');
});

test('a text that was opened on the phone or set aside is gone from it', async () => {
  const opened = await visitToTell();
  const aside = await visitToTell(1);
  const acts = [
    await maya.call('POST /api/clients/:id/messages', {
      params: { id: opened.clientId },
      body: { kind: 'ready', channel: 'phone_app', visitId: opened.visitId },
    }),
    await maya.call('DELETE /api/client-messages/:id', { params: { id: aside.messageId } }),
  ];
  expect(acts.map(({ status }) => status)).toEqual([201, 204]);
  expect((await textsOf(opened.visitId)).body).toEqual([]);
  expect((await textsOf(aside.visitId)).body).toEqual([]);
});

test('a text that is more than a week old is gone from it', async () => {
  const { visitId } = await visitToTell();
  app.clock.moveTo(after(app.clock.now(), days(6)));
  expect((await textsOf(visitId)).body).toHaveLength(1);
  app.clock.moveTo(after(app.clock.now(), days(2)));
  expect((await textsOf(visitId)).body).toEqual([]);
});

test('its provider alone reads it, also at their front desk and without a membership', async () => {
  const salon = await app.signIn({ roles: ['owner'], membership: false });
  const other = await app.signIn({ roles: ['owner', 'groomer', 'pet_owner'] });
  const parent = await app.signIn({ roles: ['pet_owner'] });
  const { id, secret, clientId, desk, otherDesk } = await app.transact(async (t) => {
    const visit = await makeClientLink(t, app.app.platform.secrets, { providerId: salon.id });
    await makeClientMessage(t, salon.id, { visit, state: 'waiting', body: 'Not told yet. {link}' });
    return {
      ...visit,
      desk: await makeFrontDesk(t, salon.id),
      otherDesk: await makeFrontDesk(t, other.id),
    };
  });
  await app.app.platform.sql`update clients set linked_account_id = ${parent.id} where id = ${clientId}`;
  const read = async (cookie: string) => {
    const headers = { cookie };
    const { status, body } = await app.stranger.call('GET /api/visits/:id/texts-to-tell', {
      params: { id },
      headers,
    });
    return status === 200 ? body.length : status;
  };
  expect({
    salon: await read(salon.cookie),
    desk: await read(desk),
    other: await read(other.cookie),
    otherDesk: await read(otherDesk),
    client: await read(parent.cookie),
    nobody: await read(''),
  }).toEqual({ salon: 1, desk: 1, other: 404, otherDesk: 404, client: 403, nobody: 401 });
  const link = await app.stranger.call('GET /api/client-links/:secret', { params: { secret } });
  expect(link.status).toBe(200);
  expect(JSON.stringify(link.body)).not.toContain('Not told yet');
});
