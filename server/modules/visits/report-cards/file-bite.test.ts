import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPet,
  ask,
  bookVisit,
  dayAhead,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { at, checkIn } from '../visits.scenario.ts';

let app: TestApp;
let jordan: Caller;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
  maya = await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } });
});
afterAll(() => app.close());

const file = (who: Caller, id: string, body: object) =>
  who.call('POST /api/visits/:id/bites', { params: { id }, body });
const answer = (who: Caller, id: string, biteId: string) =>
  who.call('POST /api/pets/:id/bites/:biteId/answer', { params: { id, biteId }, body: { answer: 'Sore.' } });
const ownBites = (id: string) => app.app.platform.sql<{ bites: object[]; replacedAt: string }[]>`
  select bites, replaced_at from pet_bite_history where pet_id = ${id} order by seq`;

test('a provider’s bite report is dated, signed, shown before an offer, answered once and permanent', async () => {
  const pet = await addPet(jordan);
  const { visit, params } = await bookVisit(app, jordan, maya, { asked: { petId: pet.id } });
  const bite = { petId: pet.id, on: dayAhead(app, 3), what: 'A finger, at the nails.' };
  const long = `A finger, at the nails.\n${'x'.repeat(470)}`;
  expect((await file(maya, visit.id, bite)).problem.code).toBe('too_early');
  await at(app, visit.startsAt, minutes(5), async () => {
    await checkIn(maya, params);
    const stranger = (await addPet(await signInPetOwner(app))).id;
    for (const [path, change] of [
      ['petId', { petId: stranger }],
      ['on', { on: '2027-12-01' }],
      ['what', { what: '' }],
      ['what', { what: 'x'.repeat(501) }],
    ] as const)
      expect((await file(maya, visit.id, { ...bite, ...change })).problem.errors?.[0]?.path).toBe(path);
    expect((await file(maya, visit.id, { ...bite, what: long })).status).toBe(201);
  });
  const read = async () => (await jordan.call('GET /api/pets/:id', { params: { id: pet.id } })).body;
  const [filed] = (await read()).filedBites;
  expect(filed).toMatchObject({ on: bite.on, what: long, by: 'Maya Ortiz', answer: null });

  const edit = { name: 'Bella', bites: [] };
  await jordan.call('PATCH /api/pets/:id', { params: { id: pet.id }, body: edit });
  expect((await read()).filedBites).toEqual([filed]);
  expect((await answer(await signInPetOwner(app), pet.id, filed?.id ?? '')).status).toBe(404);
  expect((await answer(jordan, pet.id, filed?.id ?? '')).status).toBe(200);
  expect((await answer(jordan, pet.id, filed?.id ?? '')).problem.code).toBe('already_done');
  const shown = await ask(jordan, { petId: pet.id });
  const { body: seen } = await (
    await signInGroomer(app)
  ).call('GET /api/grooming-requests/:id', { params: { id: shown.id } });
  expect(seen.pet.filedBites).toEqual([{ ...filed, answer: 'Sore.' }]);

  await expect(app.app.platform.sql`update pets set filed_bites = '[]' where id = ${pet.id}`).rejects.toThrow(
    'A filed bite is neither changed nor removed',
  );
});

test('an owner corrects their own bite report, and the earlier text is kept', async () => {
  const first = { on: '2026-01-05', what: 'A sleeve.' };
  const pet = await addPet(jordan, { bites: [first] });
  const save = (bites: object[]) =>
    jordan.call('PATCH /api/pets/:id', { params: { id: pet.id }, body: { bites } });
  const later = after(app.clock.now(), days(2));
  app.clock.moveTo(later);
  await save([{ ...first, what: 'A hand.' }]);
  expect((await save([])).body.bites).toEqual([]);
  expect((await ownBites(pet.id)).map(({ bites }) => bites)).toEqual([
    [first],
    [{ ...first, what: 'A hand.' }],
  ]);
  const [kept] = await ownBites(pet.id);
  expect(kept?.replacedAt.slice(0, 10)).toBe(later.toISOString().slice(0, 10));
});

test('a bite is told about the animal that bit, with what happened', async () => {
  const [teddy, lola] = [await addPet(jordan, { name: 'Teddy' }), await addPet(jordan, { name: 'Lola' })];
  const { visit, params } = await bookVisit(app, jordan, maya, { asked: { petIds: [teddy.id, lola.id] } });
  await at(app, visit.startsAt, minutes(5), async () => {
    await checkIn(maya, params);
    const bite = {
      petId: lola.id,
      on: dayIn(app.clock.now(), visit.timeZone),
      what: 'My thumb, at the dryer.',
    };
    expect((await file(maya, visit.id, bite)).status).toBe(201);
    await app.settle();
  });
  const { body } = await jordan.call('GET /api/notifications');
  const told = body.find(({ kind }) => kind === 'bite_filed');
  expect(told).toMatchObject({ title: 'Maya Ortiz filed a bite by Lola', href: `/pets/${lola.id}` });
  expect(told?.text).toContain('"My thumb, at the dryer."');
  expect(JSON.stringify(told)).not.toContain('Teddy');
});
