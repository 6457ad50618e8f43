import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPet,
  bookVisit,
  signInBusiness,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { at, cancel, checkIn, complete } from '../visits.scenario.ts';

let app: TestApp;
let jordan: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
});
afterAll(() => app.close());

const vaccinate = async (petId: string, body: object = {}) => {
  const { id: proofId } = await app.transact((t) => makePhoto(t, jordan.id));
  await jordan.call('POST /api/pets/:id/vaccinations', {
    params: { id: petId },
    body: { kind: 'rabies', givenOn: '2026-03-01', proofId, ...body },
  });
  return vaccinationOf(petId);
};
const vaccinationOf = async (petId: string) => {
  const { body } = await jordan.call('GET /api/pets/:id', { params: { id: petId } });
  return body.vaccinations[0] ?? expect.fail('nothing is on record');
};
const check = (who: Caller, params: { id: string }, vaccinationId: string) =>
  who.call('POST /api/visits/:id/proof-checks', { params, body: { vaccinationId } });

test('a checked proof names the provider and the time, to the pet owner and to later providers', async () => {
  const [pet, salon] = [await addPet(jordan), await signInBusiness(app)];
  const { id, proofCheck } = await vaccinate(pet.id);
  expect(proofCheck).toBeNull();
  const { params } = await bookVisit(app, jordan, salon, { asked: { petId: pet.id } });
  const checked = await check(salon, params, id);
  expect([checked.status, checked.body.proofs[0]?.vaccinationId]).toEqual([201, id]);
  expect(checked.body.proofs[0]?.check?.by).toBe('Shoal Creek Pet Spa');
  expect(checked.body.proofs[0]?.check?.at.slice(0, 10)).toBe(app.clock.now().toISOString().slice(0, 10));
  expect((await vaccinationOf(pet.id)).proofCheck).toEqual(checked.body.proofs[0]?.check);
  await cancel(salon, params);

  const maya = await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } });
  const later = await bookVisit(app, jordan, maya, { asked: { petId: pet.id } });
  const seen = await maya.call('GET /api/visits/:id', { params: later.params });
  expect(seen.body.proofs[0]?.check).toEqual(checked.body.proofs[0]?.check);
  expect((await check(maya, later.params, id)).body.proofs[0]?.check?.by).toBe('Maya Ortiz');
});

test('a new proof or date is unchecked, and the earlier one cannot be checked anymore', async () => {
  const [pet, salon] = [await addPet(jordan), await signInBusiness(app)];
  const first = await vaccinate(pet.id);
  const { params } = await bookVisit(app, jordan, salon, { asked: { petId: pet.id } });
  await check(salon, params, first.id);
  await jordan.call('DELETE /api/pets/:id/vaccinations/:vaccinationId', {
    params: { id: pet.id, vaccinationId: first.id },
  });
  expect((await vaccinate(pet.id, { expiresOn: '2029-03-01' })).proofCheck).toBeNull();
  expect((await check(salon, params, first.id)).problem).toMatchObject({
    code: 'not_found',
    detail: 'This proof was replaced or removed. Load the visit again.',
  });
});

test('only proofs of the visit’s own pets are checked, and only until it has ended', async () => {
  const [pet, salon] = [await addPet(jordan), await signInBusiness(app)];
  const { id } = await vaccinate(pet.id);
  const unproven = await addPet(jordan);
  const bare = await vaccinate(unproven.id, { proofId: null });
  const other = await vaccinate((await addPet(jordan)).id);
  const asked = { petId: pet.id, petIds: [pet.id, unproven.id] };
  const { visit, params } = await bookVisit(app, jordan, salon, { asked });
  for (const wrong of [other.id, bare.id])
    expect((await check(salon, params, wrong)).problem.code).toBe('not_found');
  await at(app, visit.startsAt, 0, async () => {
    await checkIn(salon, params);
    expect((await check(salon, params, id)).status).toBe(201);
    await complete(salon, params);
    expect((await check(salon, params, id)).problem.code).toBe('too_late');
  });
  expect((await vaccinationOf(unproven.id)).proofCheck).toBeNull();
});
