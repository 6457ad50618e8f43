import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '#server/local/demo/random.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Names as found in the license registers of real cities. */
const names = [
  "O'Malley",
  '"Duke"',
  'Zoë',
  'Señor Woofs',
  'Ünï',
  '小白',
  'שוקו',
  '🐶 Biscuit 🐾',
  '007',
  '3',
  'Mr. Pickles, Esq.',
  'Rex &amp; Co',
  '<b>Bold</b>',
  "Robert'); DROP TABLE pets;--",
  'Princess Consuela Banana Hammock the Third of Aus',
  '  Padded  ',
  'Tab\tbed',
  'Line\nbreak',
  '',
  '   ',
  'null',
  'undefined',
  'NaN',
  '\u202Edesrever',
  'e\u0301clair',
  'x'.repeat(100),
  'x'.repeat(101),
  'Nul\u0000l',
  'A',
  '👨‍👩‍👧‍👦',
  '-',
  '%s %d',
  '${1}',
  '\\',
];
const breeds = [
  'Poodle, Toy',
  'Shit-Zu',
  'Viszla',
  'Chihuaha',
  'Lab/Pit mix',
  'Doodle',
  'UNKNOWN',
  'unk',
  'Mixed',
  'mutt',
  'Yorkie',
  'GSD',
  'Domestic Shorthair',
  'Pot-bellied pig',
  'Nigerian Dwarf',
  'Goldendoddle',
  'Coton de Tuléar',
  'Löwchen',
  '???',
  '12',
  'ch. of unknown lineage',
  '',
  'a'.repeat(120),
  'a'.repeat(121),
  null,
];
const ages = [0, 1, 7, 15, 60, 61, -1, 126, 2.5, '4', null, 1e9];
const weights = [0.4, 3, 24.9, 25, 60.5, 180, 0, -12, 99_999, '50 lbs', null];
const birthDates = [
  '2019-05-04',
  '2024-02-29',
  '2023-02-29',
  '1901-01-01',
  '2099-01-01',
  '05/04/2019',
  '2019-5-4',
  '',
  null,
];
/** Invisible marks go, accents take one form, and everything else stays as typed. */
const asStored: Record<string, string> = { '\u202Edesrever': 'desrever', 'e\u0301clair': '\u00e9clair' };
const species = ['dog', 'cat', 'goat', 'pig', 'rabbit', 'dragon'];

test('1,000 messy rows are stored as typed but for invisible marks, or refused with the field’s name, never garbled', async () => {
  const random = seededRandom(7);
  let [kept, refused] = [0, 0];
  for (let round = 0; round < 20; round++) {
    const owner = await app.signIn({ roles: ['pet_owner'] });
    for (let row = 0; row < 50; row++) {
      const given = {
        name: random.pick(names),
        breed: random.pick(breeds),
        age: random.next() < 0.5 ? random.pick(ages) : undefined,
        weight: random.next() < 0.5 ? random.pick(weights) : undefined,
        birthDate: random.next() < 0.4 ? random.pick(birthDates) : undefined,
        species: random.next() < 0.4 ? random.pick(species) : undefined,
      };
      const answer = await owner.call('POST /api/pets', { body: given });
      if (answer.status === 201) {
        kept++;
        const { body: stored } = await owner.call('GET /api/pets/:id', { params: { id: answer.body.id } });
        expect(stored.name).toBe(asStored[given.name] ?? given.name.trim());
        expect(stored.breed).toBe(given.breed || null);
        expect(stored.weight).toBe(given.weight ?? null);
        expect(stored.species).toBe(given.species ?? 'dog');
        if (given.birthDate) expect(stored.birthDate).toBe(given.birthDate);
        else expect(stored.age).toBe(given.age ?? null);
      } else {
        refused++;
        expect(answer.status, JSON.stringify(given)).toBe(422);
        const paths = answer.problem.errors?.map((error) => error.path) ?? [];
        expect(paths.length).toBeGreaterThan(0);
        for (const path of paths) expect(Object.keys(given)).toContain(path);
      }
    }
  }
  // The rows must contain enough valid and invalid ones.
  expect(kept).toBeGreaterThan(200);
  expect(refused).toBeGreaterThan(200);
}, 120_000);
