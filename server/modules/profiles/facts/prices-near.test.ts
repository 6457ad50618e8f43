import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookPrice } from '#contract/profiles/facts.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '../profiles.factory.ts';
import { makeFacts } from './facts.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const book = (...dollars: [service: BookPrice['service'], size: BookPrice['size'], dollars: number][]) =>
  dollars.map(([service, size, amount]) => ({ service, size, from: amount * 100, minutes: null }));

const groomerAt = (address: string, prices: BookPrice[]) =>
  app.transact(async (t) => {
    const { id } = await makeGroomer(t, { address });
    await makeFacts(t, id, 'groomer', { prices });
    return id;
  });

async function petOwnerAt(address: string) {
  const owner = await app.signIn({ roles: ['pet_owner'] });
  await app.transact((t) => makePetOwner(t, { accountId: owner.id, address }));
  const ask = async (services: string[], pets: string[]) =>
    (
      await owner.call('GET /api/prices-near', {
        query: { services: services.join(','), pets: pets.join(',') },
      })
    ).body.range;
  return { owner, ask };
}

test('tells the middle half of real price books near the viewer, from three on', async () => {
  const { owner, ask } = await petOwnerAt('Missoula, MT 59801');
  const ids = [];
  for (const amount of [70, 80])
    ids.push(await groomerAt('Missoula, MT 59801', book(['full_groom', 'small', amount])));
  expect(await ask(['full_groom'], ['small'])).toBeNull();

  await app.transact(async (t) => {
    const { id } = await makeBusiness(t, { address: '200 W Broadway, Missoula, MT 59802' });
    await makeFacts(t, id, 'business', {
      prices: book(['full_groom', 'small', 90], ['teeth_brush', 'small', 10]),
    });
  });
  const range = { low: 7000, high: 9000, providers: 3, miles: 25 };
  expect(await ask(['full_groom'], ['small'])).toEqual(range);
  expect(await ask(['full_groom', 'nail_trim'], ['small'])).toEqual(range);
  expect(await ask(['full_groom'], ['small', 'small'])).toEqual({ ...range, low: 14_000, high: 18_000 });
  expect(await ask(['full_groom', 'teeth_brush'], ['small'])).toBeNull();
  expect(await ask(['full_groom'], ['cat'])).toBeNull();

  await owner.call('POST /api/blocks', { body: { userId: ids[0] ?? '' } });
  expect(await ask(['full_groom'], ['small'])).toBeNull();
});

test('does not count who is far away, and tells nothing without a place', async () => {
  for (const amount of [70, 80, 90])
    await groomerAt('Boise, ID 83702', book(['full_groom', 'small', amount]));
  const { ask } = await petOwnerAt('Twin Falls, ID 83301');
  expect(await ask(['full_groom'], ['small'])).toBeNull();
  const nowhere = await app.signIn({ roles: ['pet_owner'] });
  const answer = await nowhere.call('GET /api/prices-near', {
    query: { services: 'full_groom', pets: 'small' },
  });
  expect(answer.body).toEqual({ range: null });
});
