import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClient } from '#server/modules/clients/clients.factory.ts';
import { bookVisit } from '#server/modules/grooming-requests/requests.scenario.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makeFacts } from '#server/modules/profiles/facts/facts.factory.ts';
import { makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let jordan: Caller;
let petIds: string[];
beforeAll(async () => {
  app = await openTestApp();
  const made = await app.transact(async (t) => {
    const ownerId = (await makePetOwner(t)).id;
    const pet = async (given: object) => (await makePet(t, { ownerId, ...given })).id;
    return {
      ownerId,
      doodle: await pet({ name: 'Biscotti', breed: 'Goldendoodle', weight: 62, size: 'large' }),
      poodle: await pet({ name: 'Coco', breed: 'Standard Poodle', weight: 52, size: 'large' }),
    };
  });
  jordan = await app.as(made.ownerId);
  petIds = [made.doodle, made.poodle];
});
afterAll(() => app.close());

/** A groomer who takes $120 for a large dog, $110 for a Poodle, and this for the way. */
const makeMaya = (travel: number | null = null) =>
  app.transact(async (t) => {
    const { id } = await makeGroomer(t, { serviceType: 'mobile' });
    await makeFacts(t, id, 'groomer', {
      prices: [{ service: 'full_groom', size: 'large', from: 12_000, minutes: null }],
      breedPrices: [{ service: 'full_groom', breed: 'Poodle', group: null, from: 11_000, minutes: null }],
      extras: {
        matsPerQuarterHour: null,
        severeMats: null,
        handling: null,
        fleaCleanup: null,
        latePickupPerQuarterHour: null,
        travel,
        leastAtHome: null,
      },
    });
    return id;
  });

/** What each pet costs once both were booked at one price. */
async function pricesAt(price: number, providerId: string) {
  const maya = await app.as(providerId);
  const { params } = await bookVisit(app, jordan, maya, {
    asked: { petIds, servicesNeeded: ['full_groom'], estimatedBudget: 200 },
    offered: { price },
  });
  await jordan.call('POST /api/visits/:id/cancel', { params, body: { reason: 'Plans' } });
  const { body } = await maya.call('GET /api/visits/:id', { params });
  return body.pets.map((pet) => pet.price);
}

test('pets that are offered at the prices of the list cost what the list says of each', async () => {
  expect(await pricesAt(23_000, await makeMaya())).toEqual([12_000, 11_000]);
});

test('the price of the way stands with the first pet, as the list quotes it', async () => {
  expect(await pricesAt(24_500, await makeMaya(1500))).toEqual([13_500, 11_000]);
});

test('any other price is known for all of them only, and is divided', async () => {
  expect(await pricesAt(22_501, await makeMaya())).toEqual([11_251, 11_250]);
});

test('pets that the groomer knows cost what is usual for each', async () => {
  const maya = await makeMaya();
  await app.transact(async (t) => {
    const { id } = await makeClient(t, maya, { pets: [] });
    for (const [nth, petId] of petIds.entries())
      await t.sql`insert into client_pets ${t.sql({
        clientId: id,
        petId,
        accountId: maya,
        usualServices: ['full_groom'],
        usualPrice: nth === 0 ? 9000 : 8000,
        addedAt: t.now,
      })}`;
  });
  expect(await pricesAt(17_000, maya)).toEqual([9000, 8000]);
});
