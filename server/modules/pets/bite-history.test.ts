import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPet, signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let jordan: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
});
afterAll(() => app.close());

const ownBites = (id: string) => app.app.platform.sql<{ bites: object[]; replacedAt: string }[]>`
  select bites, replaced_at from pet_bite_history where pet_id = ${id} order by seq`;

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
