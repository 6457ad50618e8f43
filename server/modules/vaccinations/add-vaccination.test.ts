import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPet, signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let jordan: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
});
afterAll(() => app.close());

const vaccinate = (id: string, body: object) =>
  jordan.call('POST /api/pets/:id/vaccinations', { params: { id }, body });

test('vaccinations last until the day on the certificate, or for the shortest certified time', async () => {
  const pet = await addPet(jordan, { name: 'Otto' });
  await vaccinate(pet.id, { kind: 'rabies', givenOn: '2026-01-10', expiresOn: '2029-01-10' });
  const { body } = await vaccinate(pet.id, { kind: 'bordetella', givenOn: '2026-06-01' });
  expect(body.vaccinations).toMatchObject([
    { kind: 'bordetella', givenOn: '2026-06-01', expiresOn: '2026-12-01' },
    { kind: 'rabies', expiresOn: '2029-01-10' },
  ]);
  const [first] = body.vaccinations;
  const removed = await jordan.call('DELETE /api/pets/:id/vaccinations/:vaccinationId', {
    params: { id: pet.id, vaccinationId: first?.id ?? '' },
  });
  expect(removed.body.vaccinations).toHaveLength(1);
});

const paper = { certificateNumber: 'R-2026-00114', tagNumber: '4 411', clinic: 'Lakeside Animal Hospital' };

test('a record keeps the numbers of its certificate and tag, and the clinic', async () => {
  const pet = await addPet(jordan, { name: 'Otto' });
  const rabies = { kind: 'rabies', expiresOn: '2029-01-10' };
  const { body } = await vaccinate(pet.id, { ...rabies, ...paper });
  expect(body.vaccinations).toMatchObject([paper]);
  const none = await vaccinate(pet.id, { kind: 'bordetella', expiresOn: '2027-01-10' });
  expect(none.body.vaccinations[0]).toMatchObject({ certificateNumber: null, tagNumber: null, clinic: null });
});

test.each([
  ['certificateNumber', 40],
  ['tagNumber', 40],
  ['clinic', 120],
])('%s takes one line of at most %i characters', async (field, most) => {
  const pet = await addPet(jordan, { name: 'Otto' });
  const rabies = { kind: 'rabies', expiresOn: '2029-01-10' };
  const full = await vaccinate(pet.id, { ...rabies, [field]: 'N'.repeat(most) });
  expect(full.body.vaccinations).toMatchObject([{ [field]: 'N'.repeat(most) }]);
  for (const wrong of ['N'.repeat(most + 1), 'two\nlines', ' ']) {
    const refused = await vaccinate(pet.id, { ...rabies, [field]: wrong });
    expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([422, field]);
  }
});

test('vaccinations against rabies last at most a year for a ferret', async () => {
  const pet = await addPet(jordan, { name: 'Fig', species: 'ferret', breed: null });
  const given = { kind: 'rabies', givenOn: '2026-01-10' };
  const refused = await vaccinate(pet.id, { ...given, expiresOn: '2029-01-10' });
  expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([422, 'expiresOn']);
  expect(refused.problem.errors?.[0]?.message).toBe('Rabies lasts at most 12 months. Check the dates.');
  expect((await vaccinate(pet.id, { ...given, expiresOn: '2027-01-10' })).status).toBe(201);
});

test('a first dose lasts a year whatever its label says, and one given too young is refused', async () => {
  const pet = await addPet(jordan, { name: 'Pip', birthDate: '2026-01-01', age: null });
  const first = { kind: 'rabies', givenOn: '2026-04-01', expiresOn: '2029-04-01', dose: 'first' };
  expect((await vaccinate(pet.id, first)).body.vaccinations).toMatchObject([{ expiresOn: '2027-04-01' }]);
  for (const [kind, givenOn] of [
    ['rabies', '2026-01-14'],
    ['rabies', '2026-03-25'],
    ['leptospirosis', '2025-12-31'],
  ] as const) {
    const refused = await vaccinate(pet.id, { kind, givenOn, dose: 'booster' });
    expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([422, 'givenOn']);
  }
});

test.each([
  [{ kind: 'rabies', givenOn: '2026-01-10', expiresOn: '2036-01-10' }, 'expiresOn'],
  [{ kind: 'leptospirosis', givenOn: '2026-01-10', expiresOn: '2031-01-10' }, 'expiresOn'],
  [{ kind: 'rabies' }, 'expiresOn'],
  [{ kind: 'rabies', givenOn: '2099-01-01' }, 'givenOn'],
  [{ kind: 'rabies', givenOn: '2026-01-01', expiresOn: '2025-01-01' }, 'expiresOn'],
  [{ kind: 'felv', givenOn: '2026-01-01' }, 'kind'],
  [{ kind: 'magic', givenOn: '2026-01-01' }, 'kind'],
])('refuses %j', async (body, path) => {
  const pet = await addPet(jordan, { name: 'Otto' });
  const answer = await vaccinate(pet.id, body);
  expect(answer.status).toBe(422);
  expect(answer.problem.errors?.map((error) => error.path)).toEqual([path]);
});
