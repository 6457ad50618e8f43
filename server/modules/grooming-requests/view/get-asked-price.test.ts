import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makeFacts } from '#server/modules/profiles/facts/facts.factory.ts';
import { makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let jordan: Caller;
let maya: string;
let pets: Record<'doodle' | 'poodle' | 'rabbit', string>;
beforeAll(async () => {
  app = await openTestApp();
  const made = await app.transact(async (t) => {
    const ownerId = (await makePetOwner(t)).id;
    const groomer = (await makeGroomer(t, { serviceType: 'mobile' })).id;
    await makeFacts(t, groomer, 'groomer', {
      prices: [{ service: 'full_groom', size: 'large', from: 12_000, minutes: null }],
      breedPrices: [{ service: 'full_groom', breed: 'Poodle', group: null, from: 9500, minutes: 100 }],
      extras: {
        matsPerQuarterHour: null,
        severeMats: null,
        handling: null,
        fleaCleanup: null,
        latePickupPerQuarterHour: null,
        travel: 1500,
        leastAtHome: null,
      },
    });
    const pet = async (given: object) => (await makePet(t, { ownerId, ...given })).id;
    return {
      ownerId,
      groomer,
      doodle: await pet({ name: 'Biscotti', breed: 'Goldendoodle', weight: 62, size: 'large' }),
      poodle: await pet({ name: 'Coco', breed: 'Standard Poodle', weight: 52, size: 'large' }),
      rabbit: await pet({ name: 'Clover', species: 'rabbit', breed: null, weight: 4, size: 'small' }),
    };
  });
  jordan = await app.as(made.ownerId);
  maya = made.groomer;
  pets = made;
});
afterAll(() => app.close());

const ask = (...petIds: string[]) =>
  jordan.call('GET /api/grooming-requests/asked-price', {
    query: { askedId: maya, petIds: petIds.join(','), services: 'full_groom' },
  });

test('the price is the one of the breed, or of the size, and a visit at home has the way in it', async () => {
  expect((await ask(pets.poodle)).body).toEqual({
    own: [],
    pets: [{ name: 'Coco', price: 11_000, because: 'breed', becauseOf: 'Poodle' }],
    total: 11_000,
    minutes: 105,
    travel: 1500,
  });
  const { body } = await ask(pets.doodle, pets.poodle);
  expect(body).toMatchObject({ total: 23_000, minutes: null });
  expect(body.pets.map(({ because }) => because).toSorted()).toEqual(['breed', 'size']);
});

test('what the list does not say has no price and no total', async () => {
  const { body } = await ask(pets.poodle, pets.rabbit);
  expect(body.total).toBeNull();
  expect(body.pets).toContainEqual({ name: 'Clover', price: null, because: 'none', becauseOf: null });
});

test('pets of others and people who do not groom are not found', async () => {
  const other = await app.transact(async (t) => {
    const ownerId = (await makePetOwner(t)).id;
    return { ownerId, petId: (await makePet(t, { ownerId })).id };
  });
  expect((await ask(pets.poodle, other.petId)).status).toBe(404);
  const notGroomer = await jordan.call('GET /api/grooming-requests/asked-price', {
    query: { askedId: other.ownerId, petIds: pets.poodle, services: 'full_groom' },
  });
  expect(notGroomer.status).toBe(404);
});
