import { afterAll, beforeAll, expect, test } from 'vitest';
import { groomFor, paidInCash } from '#server/modules/bills/bills.factory.ts';
import {
  addPet,
  bookVisit,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { at, cancel, checkIn } from '../visits.scenario.ts';
import { makeVisit } from '../visits.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const clientsOf = async (who: Caller) => (await who.call('GET /api/clients')).body;
const seenBy = async (who: Caller, params: { id: string }) =>
  (await who.call('GET /api/visits/:id', { params })).body;

test('a member whose booking is accepted is a client once, by name alone, with the booked pets', async () => {
  const maya = await signInGroomer(app);
  const jordan = await signInPetOwner(app, { account: { phone: '512-555-0188' } });
  const [bella, otto] = [await addPet(jordan), await addPet(jordan, { name: 'Otto' })];
  const { visit: first } = await bookVisit(app, jordan, maya, { asked: { petId: bella.id } });
  const [card, ...others] = await clientsOf(maya);
  expect(others).toEqual([]);
  expect(card).toMatchObject({ linked: true, phone: null, pets: [{ petId: bella.id }], noShows: 0 });
  expect(card).toMatchObject({ nextVisitAt: first.startsAt, nextVisitId: first.id });
  const second = await bookVisit(app, jordan, maya, {
    asked: { petId: otto.id },
    offered: { proposedAt: after(app.clock.now(), hours(24 * 9)).toISOString() },
  });
  const again = await clientsOf(maya);
  expect(again.map(({ id, pets }) => [id, pets.length])).toEqual([[card?.id, 2]]);
  const clientId = card?.id ?? '';
  const { body: client } = await maya.call('GET /api/clients/:id', { params: { id: clientId } });
  expect(client).toMatchObject({
    source: 'marketplace',
    phone: null,
    email: null,
    address: null,
    linkedUserId: jordan.id,
  });

  // Only the provider's side of the visit has what the provider notes of the pet.
  await maya.call('PATCH /api/clients/:id/pets/:petId', {
    params: { id: clientId, petId: otto.id },
    body: { style: 'Teddy face', handling: 'muzzle' },
  });
  const { params } = second;
  expect(await seenBy(maya, params)).toMatchObject({
    source: 'marketplace',
    client: { id: clientId, phone: null, email: null },
    pets: [{ style: 'Teddy face', handling: 'muzzle' }],
  });
  expect(await seenBy(jordan, params)).toMatchObject({
    client: null,
    pets: [{ style: null, handling: null }],
  });
  const offered = await maya.call('POST /api/visits/:id/time-offers', {
    params,
    body: { startsAt: [after(app.clock.now(), hours(24 * 12)).toISOString()] },
  });
  expect(offered.status).toBe(404);
});

test('who books again is back among the clients, and a removed client does not change the member’s visit', async () => {
  const [maya, jordan] = [await signInGroomer(app), await signInPetOwner(app)];
  const { params } = await bookVisit(app, jordan, maya);
  const [client] = await clientsOf(maya);
  const of = { params: { id: client?.id ?? '' } };
  expect((await maya.call('DELETE /api/clients/:id/personal-data', of)).problem.code).toBe('too_early');
  await cancel(jordan, params);
  await maya.call('DELETE /api/clients/:id', of);
  expect(await clientsOf(maya)).toEqual([]);
  const next = await bookVisit(app, jordan, maya);
  expect((await clientsOf(maya)).map(({ id }) => id)).toEqual([client?.id]);
  await cancel(jordan, next.params);
  const before = await seenBy(jordan, params);
  expect((await maya.call('DELETE /api/clients/:id/personal-data', of)).status).toBeLessThan(300);
  expect(await seenBy(jordan, params)).toMatchObject({ title: before.title, address: before.address });
  expect((await seenBy(maya, params)).client?.name).toBe('Former client');
});

test('a visit that was booked before finds its client at check-out, unless the book is full', async () => {
  const [maya, jordan] = [await signInGroomer(app), await signInPetOwner(app)];
  const visit = await app.transact((t) =>
    makeVisit(t, { providerId: maya.id, ownerId: jordan.id, startsAt: after(t.now, hours(1)) }),
  );
  const params = { id: visit.id };
  await at(app, visit.startsAt, 0, async () => {
    await checkIn(maya, params);
    const body = { lines: groomFor(11_000), taxPercent: 0, payments: paidInCash(11_000) };
    expect((await maya.call('POST /api/visits/:id/check-out', { params, body })).status).toBe(201);
  });
  const [client] = await clientsOf(maya);
  expect(client).toMatchObject({ linked: true, owed: 0 });
  expect((await seenBy(maya, params)).client?.id).toBe(client?.id);

  const full = await signInGroomer(app);
  await app.app.platform.sql`
    insert into clients (id, account_id, first_name, source, created_at, changed_at)
    select gen_random_uuid(), ${full.id}, 'Client', 'import', now(), now() from generate_series(1, 30000)`;
  const booked = await bookVisit(app, jordan, full, {
    offered: { proposedAt: after(app.clock.now(), hours(24 * 20)).toISOString() },
  });
  expect((await seenBy(full, booked.params)).client).toBeNull();
});

test('a client whose account is closed keeps no name', async () => {
  const [maya, jordan] = [await signInGroomer(app), await signInPetOwner(app)];
  const { params } = await bookVisit(app, jordan, maya);
  expect((await jordan.call('POST /api/account/close', { body: { password: 'demo-password' } })).status).toBe(
    204,
  );
  await app.settle();
  app.clock.moveTo(after(app.clock.now(), minutes(10)));
  await app.settle();
  expect((await clientsOf(maya)).map(({ name, linked }) => [name, linked])).toEqual([
    ['Former client', false],
  ]);
  expect((await seenBy(maya, params)).client?.name).toBe('Former client');
});

test('the phone of a member is theirs again a week after the visit, and at once after a block', async () => {
  const maya = await signInGroomer(app);
  const jordan = await signInPetOwner(app, { account: { phone: '(512) 555-0188' } });
  const { visit } = await bookVisit(app, jordan, maya);
  const [client] = await clientsOf(maya);
  const text = () =>
    maya.call('POST /api/clients/:id/messages', {
      params: { id: client?.id ?? '' },
      body: { kind: 'reminder', channel: 'text', visitId: visit.id },
    });
  expect((await text()).body).toMatchObject({ to: '(512) 555-0188' });
  await at(app, visit.endsAt, days(7) + minutes(1), async () => {
    expect((await text()).problem.code).toBe('not_offered');
  });
  await jordan.call('POST /api/blocks', { body: { userId: maya.id } });
  expect((await text()).problem.code).toBe('not_offered');
});
