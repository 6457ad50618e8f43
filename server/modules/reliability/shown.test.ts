import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { makeRequest } from '#server/modules/grooming-requests/requests.factory.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeFact } from './reliability.factory.ts';

let app: TestApp;
let viewer: Caller;
beforeAll(async () => {
  app = await openTestApp();
  viewer = await app.signIn({ roles: ['groomer', 'owner', 'pet_owner'] });
});
afterAll(() => app.close());

/** Three bookings, of which two were kept. */
const someFacts = (accountId: string) =>
  app.transact(async (t) => {
    for (const kind of ['kept', 'kept', 'no_show'] as const) await makeFact(t, { accountId, kind });
  });
const twoOfThree = { isNew: false, bookings: { kept: 2, of: 3, percent: 66 }, pay: null, answers: null };
const unknown = { isNew: true, bookings: null, pay: null, answers: null };

test('the lists of groomers and of businesses show how many bookings each has kept', async () => {
  const [known, fresh, salon] = await app.transact(async (t) => [
    (await makeGroomer(t)).id,
    (await makeGroomer(t)).id,
    (await makeBusiness(t)).id,
  ]);
  await someFacts(known ?? '');
  await someFacts(salon ?? '');
  const { body: groomers } = await viewer.call('GET /api/groomers');
  const shown = new Map(groomers.map(({ id, reliability }) => [id, reliability]));
  expect([shown.get(known ?? ''), shown.get(fresh ?? '')]).toEqual([twoOfThree, unknown]);
  const { body: owners } = await viewer.call('GET /api/owners');
  expect(owners.find(({ id }) => id === salon)?.reliability).toEqual(twoOfThree);
});

const isNew = async (id: string) =>
  (await viewer.call('GET /api/users/:id', { params: { id } })).body.reliability.isNew;

test('who has finished work is not new, however few bookings count', async () => {
  const [worker, fresh] = await app.transact(async (t) => {
    const [one, other] = [(await makeGroomer(t)).id, (await makeGroomer(t)).id];
    await makeShift(t, { groomerId: one, status: 'completed', day: '2026-05-02' });
    return [one, other];
  });
  expect([await isNew(worker ?? ''), await isNew(fresh ?? '')]).toEqual([false, true]);
});

test('a request shows it of the pet owner to those who may offer', async () => {
  const petOwner = await signInPetOwner(app);
  await someFacts(petOwner.id);
  const { id } = await app.transact((t) => makeRequest(t, { ownerId: petOwner.id }));
  const { body } = await viewer.call('GET /api/grooming-requests/:id', { params: { id } });
  expect(body.reliability).toEqual(twoOfThree);
});
