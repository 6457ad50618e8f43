import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostBreedPrices, mostOwnServices } from '#contract/profiles/facts.ts';
import type { BreedPrice } from '#contract/profiles/facts.ts';
import { breeds } from '#reference/breeds/breeds.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeGroomer } from '../profiles.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const groomer = async () => app.as((await app.transact((t) => makeGroomer(t))).id);
const save = (maya: Caller, body: object) => maya.call('PUT /api/profiles/groomer/facts', { body });
const row = (breed: string, from = 12_000): BreedPrice => ({
  service: 'full_groom',
  breed,
  group: null,
  from,
  minutes: null,
});
const own = (name: string) => ({ service: `other:${name}`, size: 'small', from: 5000, minutes: null });
const extras = {
  matsPerQuarterHour: 2000,
  severeMats: 4500,
  handling: null,
  fleaCleanup: 3000,
  latePickupPerQuarterHour: 1500,
  travel: 2500,
  leastAtHome: 11_000,
};

describe('prices by breed', () => {
  test('are kept with extras and services of an own name, and shown to others', async () => {
    const maya = await groomer();
    const body = {
      prices: [own('Teddy bear cut')],
      breedPrices: [row('Poodle'), { ...row('Poodle'), breed: null, group: 'doodles', minutes: 150 }],
      extras,
    };
    expect((await save(maya, body)).body).toMatchObject(body);
    expect((await maya.call('GET /api/profiles/groomer/facts')).body).toMatchObject(body);
    const viewer = await groomer();
    const { body: seen } = await viewer.call('GET /api/users/:id', { params: { id: maya.id } });
    expect(seen.groomerFacts).toMatchObject(body);
  });

  test('are refused for a breed that is none, for both or neither, and twice', async () => {
    const maya = await groomer();
    const refused = async (breedPrices: object[]) => {
      const { status, problem } = await save(maya, { breedPrices });
      return { status, path: problem.errors?.[0]?.path };
    };
    expect(await refused([row('Poodle'), row('Podle')])).toEqual({
      status: 422,
      path: 'breedPrices.1.breed',
    });
    expect(await refused([{ ...row('Poodle'), group: 'doodles' }])).toMatchObject({
      status: 422,
      path: 'breedPrices.0.breed',
    });
    expect((await refused([{ ...row('Poodle'), breed: null }])).status).toBe(422);
    expect(await refused([row('Poodle'), row('Poodle', 9000)])).toEqual({ status: 422, path: 'breedPrices' });
    expect((await maya.call('GET /api/profiles/groomer/facts')).body.breedPrices).toEqual([]);
  });

  test('are at most as many as the cap', async () => {
    const maya = await groomer();
    const names = breeds.filter(({ species }) => species === 'dog').map(({ name }) => name);
    const full = names.slice(0, mostBreedPrices).map((name) => row(name));
    expect(full).toHaveLength(mostBreedPrices);
    expect((await save(maya, { breedPrices: full })).status).toBe(200);
    const { problem } = await save(maya, { breedPrices: [...full, { ...row('Poodle'), service: 'deshed' }] });
    expect(problem.errors?.[0]).toMatchObject({ path: 'breedPrices' });
  });
});

describe('a service of an own name', () => {
  test('has a name that no other one has, and there are at most 30', async () => {
    const maya = await groomer();
    const twice = await save(maya, { prices: [own('Lion cut'), { ...own('lion Cut'), size: 'cat' }] });
    expect(twice.problem.errors?.[0]).toMatchObject({
      path: 'prices',
      message: 'Give each service of your own another name',
    });
    const many = Array.from({ length: mostOwnServices }, (_, nth) => own(`Package ${nth}`));
    expect((await save(maya, { prices: many })).status).toBe(200);
    expect((await save(maya, { prices: [...many, own('One more')] })).status).toBe(422);
    expect((await save(maya, { prices: [own('x'.repeat(61))] })).status).toBe(422);
    expect((await save(maya, { prices: [own('see www.salon.com')] })).status).toBe(422);
    expect((await save(maya, { prices: [{ ...own(''), service: 'other:' }] })).status).toBe(422);
  });

  test('is found by its name', async () => {
    const maya = await groomer();
    await save(maya, { prices: [own('Würfelschnitt deluxe')] });
    const viewer = await groomer();
    const found = await viewer.call('GET /api/groomers', { query: { q: 'wurfelschnitt' } });
    expect(found.body.map(({ id }) => id)).toEqual([maya.id]);
  });
});

test('extras are amounts of at least a dollar', async () => {
  const maya = await groomer();
  const { status, problem } = await save(maya, { extras: { ...extras, travel: 50 } });
  expect({ status, path: problem.errors?.[0]?.path }).toEqual({ status: 422, path: 'extras.travel' });
});
