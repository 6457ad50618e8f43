import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInGroomer } from '#server/modules/grooming-requests/requests.scenario.ts';
import { clientForOwner } from '#server/modules/clients/join/link-client.ts';
import { after, days } from '#server/platform/clock.ts';
import { recordGroom } from './index.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let jordan: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await app.signIn({ roles: ['pet_owner'] });
});
afterAll(() => app.close());

const facts = {
  sex: 'female',
  neutered: 'yes',
  color: 'Apricot, white chest',
  microchip: '985112004567890',
  clinic: 'South Austin Vet',
  clinicPhone: '(512) 555-0177',
  medicines: 'Apoquel 16 mg, mornings.',
  emergencyContact: 'Lee Ellis, (512) 555-0178',
};
const add = (body: object) => jordan.call('POST /api/pets', { body: { name: 'Bella', ...body } });

test('what a vet or a sitter asks is kept, changed one by one, and emptied', async () => {
  const { body: pet } = await add(facts);
  expect(pet).toMatchObject(facts);
  const change = async (body: object) => jordan.call('PATCH /api/pets/:id', { params: { id: pet.id }, body });
  expect((await change({ medicines: '', color: null })).body).toMatchObject({
    ...facts,
    medicines: null,
    color: null,
  });
});

test.each([
  [{ sex: 'male', neutered: 'in_heat' }, 'neutered'],
  [{ sex: 'boy' }, 'sex'],
  [{ microchip: '<script>' }, 'microchip'],
  [{ clinicPhone: 'call us' }, 'clinicPhone'],
  [{ color: 'x'.repeat(61) }, 'color'],
  [{ medicines: 'x'.repeat(501) }, 'medicines'],
  [{ emergencyContact: 'x'.repeat(201) }, 'emergencyContact'],
  [{ lastGroomedOn: '2099-01-01' }, 'lastGroomedOn'],
  [{ lastGroomedOn: '1999-12-31' }, 'lastGroomedOn'],
  [{ groomEveryWeeks: 0 }, 'groomEveryWeeks'],
  [{ groomEveryWeeks: 53 }, 'groomEveryWeeks'],
])('refuses %j', async (body, path) => {
  const answer = await add(body);
  expect([answer.status, answer.problem.errors?.map((error) => error.path)]).toEqual([422, [path]]);
});

test('a pet that is known to be male is not in heat by a later change either', async () => {
  const { body: pet } = await add({ sex: 'male' });
  const answer = await jordan.call('PATCH /api/pets/:id', {
    params: { id: pet.id },
    body: { neutered: 'in_heat' },
  });
  expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([422, 'neutered']);
});

test('due dates start at the day a pet was last groomed elsewhere', async () => {
  const { body: pet } = await add({ breed: 'Goldendoodle', lastGroomedOn: '2026-10-20' });
  expect(pet.lastGroomedAt?.slice(0, 10)).toBe('2026-10-20');
  expect(pet.dueOn).toBe('2026-11-24');
});

test('a pet without a groom on record takes the day of the last one later, and only then', async () => {
  const { body: pet } = await add({ breed: 'Goldendoodle' });
  const tell = (lastGroomedOn: string) =>
    jordan.call('PATCH /api/pets/:id', { params: { id: pet.id }, body: { lastGroomedOn } });
  const early = await tell('2099-01-01');
  expect([early.status, early.problem.errors?.[0]?.path]).toEqual([422, 'lastGroomedOn']);
  const { body: told } = await tell('2026-10-20');
  expect([told.lastGroomedAt?.slice(0, 10), told.dueOn]).toEqual(['2026-10-20', '2026-11-24']);
  const again = await tell('2026-11-01');
  expect([again.status, again.problem.errors?.[0]?.path]).toEqual([422, 'lastGroomedOn']);
});

test('an owner’s own interval goes before the coat and a groomer’s advice, until it is taken back', async () => {
  const { body: pet } = await add({ breed: 'Goldendoodle', lastGroomedOn: '2026-10-20', groomEveryWeeks: 8 });
  expect([pet.groomEveryWeeks, pet.dueOn]).toEqual([8, '2026-12-15']);
  const change = async (groomEveryWeeks: number | null) =>
    (await jordan.call('PATCH /api/pets/:id', { params: { id: pet.id }, body: { groomEveryWeeks } })).body;
  expect((await change(2)).dueOn).toBe('2026-11-03');
  await app.transact((t) => recordGroom(t.sql, [pet.id], new Date('2026-11-03T18:00:00Z'), 6, t.now));
  expect((await change(3)).dueOn).toBe('2026-11-24');
  expect((await change(null)).dueOn).toBe('2026-12-15');
});

test('a provider keeps the facts of a client’s pet, and reads an owner’s while the record is shared', async () => {
  const groomer = await signInGroomer(app);
  const { body: client } = await groomer.call('POST /api/clients', {
    body: { firstName: 'Maria', pets: [{ name: 'Coco', ...facts }] },
  });
  expect(client.pets).toMatchObject([facts]);
  const { body: pet } = await add(facts);
  const clientId = await app.transact(
    async (t) => (await clientForOwner(t, groomer.id, jordan.id, [pet.id])) ?? '',
  );
  const seen = async () =>
    (await groomer.call('GET /api/clients/:id', { params: { id: clientId } })).body.pets[0];
  expect(await seen()).toMatchObject({
    shared: false,
    clinic: null,
    emergencyContact: null,
    microchip: null,
  });
  const booked = await groomer.call('POST /api/visits', {
    body: {
      clientId,
      pets: [{ petId: pet.id, services: ['full_groom'] }],
      startsAt: after(app.clock.now(), days(3)).toISOString(),
      minutes: 60,
      atHome: false,
    },
  });
  expect(booked.status).toBe(201);
  expect(await seen()).toMatchObject({ shared: true, ...facts });
});
