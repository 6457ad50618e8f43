import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groomFor, paidInCash } from '#server/modules/bills/bills.factory.ts';
import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let groomer: Caller;
let parent: Caller;
let other: Caller;
beforeAll(async () => {
  app = await openTestApp();
  groomer = await app.as((await app.transact((t) => makeGroomer(t))).id);
  other = await app.as((await app.transact((t) => makeGroomer(t))).id);
  parent = await app.as((await app.transact((t) => makePetOwner(t))).id);
});
afterAll(() => app.close());

let made = 0;
const nextStart = (now: Date) => after(now, hours(-3 * (made += 1)));

/** A visit of a member for $140 that is checked in. */
const memberVisit = () =>
  app.transact((t) =>
    makeVisit(t, {
      providerId: groomer.id,
      ownerId: parent.id,
      status: 'checked_in',
      startsAt: nextStart(t.now),
      listPrice: 14_000,
    }),
  );
/** The same of a client without an account, with the secret of their link. */
const clientVisit = () =>
  app.transact((t) =>
    makeClientLink(t, app.app.platform.secrets, {
      providerId: groomer.id,
      status: 'checked_in',
      startsAt: nextStart(t.now),
      listPrice: 14_000,
    }),
  );

const ask = (id: string, amount: number, more: object = {}, who = groomer) =>
  who.call('POST /api/visits/:id/price-changes', {
    params: { id },
    body: { lines: [{ name: 'Mats', amount }], reason: 'Mats behind both ears', minutes: 15, ...more },
  });
const answer = (id: string, body: object, who = groomer) =>
  who.call('POST /api/price-changes/:id/answer', { params: { id }, body });
const byLink = (secret: string, id: string, approved: boolean) =>
  app.stranger.call('POST /api/client-links/:secret/price-changes/:id/answer', {
    params: { secret, id },
    body: { approved },
  });
const checkOut = (id: string, total: number, more: object = {}) =>
  groomer.call('POST /api/visits/:id/check-out', {
    params: { id },
    body: { lines: groomFor(total), taxPercent: 0, payments: paidInCash(total), ...more },
  });
const titles = async (who: Caller) =>
  (await who.call('GET /api/notifications')).body.map(({ title }: { title: string }) => title);

describe('a client without an account', () => {
  test('sees the photo, the old and the new price, and says yes once; the bill then passes', async () => {
    const { id, secret } = await clientVisit();
    const photo = await app.transact((t) => makePhoto(t, groomer.id));
    const { status, body: change } = await ask(id, 6000, { photoIds: [photo.id] });
    expect(status).toBe(201);
    expect(change).toMatchObject({ oldTotal: 14_000, newTotal: 20_000, state: 'open', photos: [photo.url] });
    expect((await ask(id, 100)).problem.code).toBe('already_done');
    const seen = await app.stranger.call('GET /api/client-links/:secret/price-changes', {
      params: { secret },
    });
    expect(seen.body).toMatchObject([
      {
        oldTotal: 14_000,
        newTotal: 20_000,
        photos: [photo.url.replace('/media', `/api/client-links/${secret}/photos`)],
      },
    ]);
    expect((await checkOut(id, 20_000)).problem.code).toBe('unconfirmed');
    const answers = await Promise.all([byLink(secret, change.id, true), byLink(secret, change.id, false)]);
    expect(answers.map((each) => each.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find((each) => each.status === 409)?.problem.code).toBe('already_done');
  });

  test('is asked again after a no, and the bill says who agreed', async () => {
    const { id, secret } = await clientVisit();
    const first = await ask(id, 6000);
    expect((await byLink(secret, first.body.id, false)).body).toMatchObject([{ state: 'declined' }]);
    expect((await checkOut(id, 20_000)).problem.code).toBe('unconfirmed');
    const second = await ask(id, 4000);
    await byLink(secret, second.body.id, true);
    await app.settle();
    expect(await titles(groomer)).toContain('Maria says yes to $180');
    expect((await checkOut(id, 18_001)).problem.detail).toContain('more than the agreed $180');
    expect((await checkOut(id, 18_000)).body.agreed).toEqual({ how: 'link', name: 'Maria' });
  });

  test('who does not answer in time has said no', async () => {
    const { id, secret } = await clientVisit();
    const { body: change } = await ask(id, 6000);
    const now = app.clock.now();
    app.clock.moveTo(after(now, minutes(15)));
    expect((await byLink(secret, change.id, true)).problem.code).toBe('too_late');
    const params = { id };
    const { body } = await groomer.call('GET /api/visits/:id/price-changes', { params });
    expect(body).toMatchObject([{ state: 'expired', actions: [] }]);
    await app.settle();
    expect(await titles(groomer)).toContain('No answer: it stays at $140');
    expect((await ask(id, 5000)).status).toBe(201);
    app.clock.moveTo(now);
  });

  test('is no other client, and says yes at the door to any price', async () => {
    const { id } = await clientVisit();
    const stranger = await clientVisit();
    const { body: change } = await ask(id, 20_000);
    expect((await byLink(stranger.secret, change.id, true)).status).toBe(404);
    expect((await answer(change.id, { approved: true })).problem.errors?.[0]?.path).toBe('how');
    expect((await answer(change.id, { approved: true, how: 'door' })).problem.errors?.[0]?.path).toBe('name');
    expect((await answer(change.id, { approved: true, how: 'door', name: 'Lee' }, other)).status).toBe(404);
    const { body } = await answer(change.id, { approved: true, how: 'door', name: 'Lee' });
    expect(body).toMatchObject({ state: 'approved', answer: { how: 'door', name: 'Lee' } });
  });
});

/** The Day, the visit, the client's link and the client's page. */
const everywhere = (price: number, askedPrice: number | null) =>
  Array.from({ length: 4 }, () => ({ price, askedPrice }));

const prices = (each: unknown) => each as { price: number; askedPrice: number | null };

test('what was asked stands beside the price, and what was agreed is the price on every page', async () => {
  const { id, clientId, secret } = await clientVisit();
  const shown = async () => {
    const visit = (await groomer.call('GET /api/visits/:id', { params: { id } })).body;
    const on = new Date(visit.startsAt).toLocaleDateString('sv', { timeZone: visit.timeZone });
    const day = (await groomer.call('GET /api/day', { query: { on } })).body.visits.find(
      (each: { id: string }) => each.id === id,
    );
    const link = (await app.stranger.call('GET /api/client-links/:secret', { params: { secret } })).body
      .visit;
    const timeline = (
      await groomer.call('GET /api/clients/:id/timeline', { params: { id: clientId } })
    ).body.find((each: { id: string }) => each.id === id);
    return [visit, day, link, timeline].map(prices).map(({ price, askedPrice }) => ({ price, askedPrice }));
  };
  const first = await ask(id, 6000);
  expect(await shown()).toEqual(everywhere(14_000, 20_000));
  await byLink(secret, first.body.id, false);
  expect(await shown()).toEqual(everywhere(14_000, null));
  const second = await ask(id, 4000);
  await byLink(secret, second.body.id, true);
  expect(await shown()).toEqual(everywhere(18_000, null));
});

describe('a client with an account', () => {
  test('is told who said yes and may say that it was not they, for 48 hours', async () => {
    const { id } = await memberVisit();
    const { body: change } = await ask(id, 2000);
    await answer(change.id, { approved: true, how: 'phone', name: 'Sam' });
    await app.settle();
    expect(await titles(parent)).toContain('Sam said yes to $160 instead of $140');
    const params = { id: change.id };
    expect((await other.call('POST /api/price-changes/:id/dispute', { params })).status).toBe(404);
    const now = app.clock.now();
    app.clock.moveTo(after(now, hours(48)));
    parent = await app.as(parent.id);
    expect((await parent.call('POST /api/price-changes/:id/dispute', { params })).problem.code).toBe(
      'too_late',
    );
    app.clock.moveTo(now);
    const { body } = await parent.call('POST /api/price-changes/:id/dispute', { params });
    expect(body.disputedAt).not.toBeNull();
    expect((await checkOut(id, 16_000)).problem.code).toBe('unconfirmed');
    expect((await parent.call('GET /api/visits/:id', { params: { id } })).body.price).toBe(14_000);
  });

  test('answers themselves above a quarter more', async () => {
    const { id } = await memberVisit();
    const { body: change } = await ask(id, 3501);
    expect(change.actions).toEqual(['decline']);
    const said = { approved: true, how: 'door', name: 'Sam' };
    expect((await answer(change.id, said)).problem.code).toBe('unconfirmed');
    expect((await checkOut(id, 17_501, { agreed: { how: 'door', name: 'Sam' } })).problem).toMatchObject({
      code: 'unconfirmed',
      errors: [{ path: 'agreed' }],
    });
    const { body } = await answer(change.id, { approved: true }, parent);
    expect(body).toMatchObject({ state: 'approved', answer: { how: 'account' }, actions: [] });
    expect((await checkOut(id, 17_501)).body.agreed).toMatchObject({ how: 'account' });
  });

  test('may dispute what was said at check-out', async () => {
    const { id } = await memberVisit();
    await checkOut(id, 15_000, { agreed: { how: 'door', name: 'Sam' } });
    const { body } = await parent.call('GET /api/visits/:id/price-changes', { params: { id } });
    expect(body).toMatchObject([{ oldTotal: 14_000, newTotal: 15_000, actions: ['dispute'] }]);
  });
});

test('only the provider of a checked-in visit asks, with lines that cost something', async () => {
  const { id } = await memberVisit();
  expect((await ask(id, 2000, {}, other)).status).toBe(404);
  expect((await ask(id, 2000, {}, parent)).status).toBe(403);
  for (const [body, path] of [
    [{ lines: [] }, 'lines'],
    [{ lines: [{ name: 'Mats', amount: 0 }] }, 'lines.0.amount'],
    [{ reason: '' }, 'reason'],
    [{ minutes: 20 }, 'minutes'],
    [{ photoIds: ['019f7a8d-0000-7000-8000-000000000000'] }, 'photoIds'],
  ] as const)
    expect((await ask(id, 2000, body)).problem.errors?.[0]?.path).toBe(path);
  const booked = await app.transact((t) => makeVisit(t, { providerId: groomer.id }));
  expect((await ask(booked.id, 2000)).problem.code).toBe('too_early');
});
