import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FactsDraft } from '#contract/profiles/facts.ts';
import { makeFacts } from '#server/modules/profiles/facts/facts.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { makeClientToBook } from '../own/own-visits.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const startsAt = new Date('2026-12-02T09:00:00-06:00').toISOString();
const extras = {
  matsPerQuarterHour: null,
  severeMats: null,
  handling: null,
  fleaCleanup: null,
  latePickupPerQuarterHour: null,
  travel: 2500,
  leastAtHome: 11_000,
};
const facts: FactsDraft = {
  prices: [
    { service: 'full_groom', size: 'small', from: 7000, minutes: 90 },
    { service: 'bath_brush', size: 'small', from: 4500, minutes: 45 },
    { service: 'other:Teddy bear cut', size: 'small', from: 9900, minutes: 100 },
  ],
  breedPrices: [
    { service: 'full_groom', breed: 'Poodle', group: null, from: 8800, minutes: 120 },
    { service: 'full_groom', breed: null, group: 'doodles', from: 14_000, minutes: null },
  ],
  extras,
};

/** A groomer with prices, and a client with a small Poodle that usually gets a bath for $41. */
async function shop(
  breed = 'Poodle',
  list: FactsDraft = facts,
  usualServices: ('bath_brush' | 'full_groom')[] = ['bath_brush'],
) {
  const { id, clientId, petId } = await app.transact(async (t) => {
    const groomer = await makeGroomer(t, { serviceType: 'salon', address: '1 Main St, Austin, TX 78701' });
    await makeFacts(t, groomer.id, 'groomer', list);
    const client = await makeClientToBook(t, groomer.id, { usualServices, usualPrice: 4100 });
    const [pet = ''] = client.petIds;
    await t.sql`update pets set breed = ${breed}, recognized_breed = ${breed} where id = ${pet}`;
    return { id: groomer.id, clientId: client.id, petId: pet };
  });
  const maya = await app.as(id);
  const quote = async (services?: string[], given: object = {}) =>
    (await maya.call('POST /api/visits/quote', { body: { clientId, pets: [{ petId, services }], ...given } }))
      .body;
  const book = async (pet: object, given: object = {}) =>
    (
      await maya.call('POST /api/visits', {
        body: { clientId, pets: [{ petId, ...pet }], startsAt, minutes: 60, anyway: true, ...given },
      })
    ).body;
  return { maya, clientId, petId, quote, book };
}

describe('the price of a visit', () => {
  test('is the usual one for a full groom where no services are noted, as after an import', async () => {
    const { quote, book } = await shop('Poodle', facts, []);
    expect((await quote(['full_groom'])).pets).toMatchObject([{ price: 4100, because: 'usual' }]);
    expect((await quote(['bath_brush'])).pets).toMatchObject([{ price: 4500, because: 'size' }]);
    expect(await book({ services: ['full_groom'] })).toMatchObject({ price: 4100 });
  });

  test('is the usual one, else that of the breed, the group or the size, else none', async () => {
    const { quote } = await shop();
    const priced = async (services?: string[]) => {
      const { pets, minutes } = await quote(services);
      const [{ price, because, becauseOf } = {}] = pets;
      return { price, because, becauseOf, minutes };
    };
    expect(await priced()).toEqual({ price: 4100, because: 'usual', becauseOf: null, minutes: 45 });
    expect(await priced(['full_groom'])).toEqual({
      price: 8800,
      because: 'breed',
      becauseOf: 'Poodle',
      minutes: 120,
    });
    expect(await priced(['other:Teddy bear cut'])).toEqual({
      price: 9900,
      because: 'size',
      becauseOf: 'small',
      minutes: 100,
    });
    expect(await priced(['deshed'])).toEqual({
      price: null,
      because: 'none',
      becauseOf: null,
      minutes: 75,
    });
    const doodle = await shop('Maltipoo');
    expect((await doodle.quote(['full_groom'])).pets).toMatchObject([
      { price: 14_000, because: 'group', becauseOf: 'doodles' },
    ]);
  });

  test('keeps the usual one for what is usual, and adds further services of the list or says which it lacks', async () => {
    const nails = { service: 'nail_grind', size: 'small', from: 1500, minutes: 15 } as const;
    const list = { ...facts, prices: [...(facts.prices ?? []), nails] };
    const { quote, book } = await shop('Poodle', list, ['full_groom']);
    expect((await quote(['full_groom', 'nail_grind'])).pets).toMatchObject([
      { price: 4100 + 1500, because: 'usual', becauseOf: 'more', partly: null },
    ]);
    const more = ['full_groom', 'nail_grind', 'anal_glands'];
    expect((await quote(more)).pets).toMatchObject([
      { price: null, because: 'none', partly: { price: 4100 + 1500, without: ['anal_glands'] } },
    ]);
    expect(await book({ services: more })).toMatchObject({ price: null });
    expect(
      await book({ services: ['full_groom', 'nail_grind'] }, { startsAt: '2026-12-03T15:00:00.000Z' }),
    ).toMatchObject({
      price: 5600,
    });
  });

  test('at home has the way in it and is at least the least price; a usual price has it already', async () => {
    const { quote } = await shop();
    const atHome = { atHome: true };
    expect(await quote(['full_groom'], atHome)).toMatchObject({ total: 11_300, travel: 2500 });
    expect(await quote(['full_groom'])).toMatchObject({ total: 8800, travel: 0 });
    expect(await quote(undefined, atHome)).toMatchObject({ total: 4100, travel: 0 });
    const bath = await shop('Poodle', { ...facts, breedPrices: [] });
    expect(await bath.quote(['full_groom'], atHome)).toMatchObject({ total: 11_000, travel: 4000 });
  });

  test('is what is booked, with its reason until it is written by hand', async () => {
    const { maya, petId, book } = await shop();
    const visit = await book({ services: ['full_groom'] }, { atHome: true });
    expect(visit).toMatchObject({
      listPrice: 11_300,
      pets: [{ price: 11_300, because: 'breed', becauseOf: 'Poodle' }],
    });
    const change = async (price: number) =>
      (
        await maya.call('PATCH /api/visits/:id', {
          params: { id: visit.id },
          body: { pets: [{ petId, price }] },
        })
      ).body.pets[0];
    expect(await change(11_300)).toMatchObject({ because: 'breed' });
    expect(await change(9000)).toMatchObject({ price: 9000, because: null, becauseOf: null });
  });

  test('of a service of an own name stands on the visit, its title and its calendar', async () => {
    const { maya, book } = await shop();
    const visit = await book({ services: ['other:Teddy bear cut', 'nail_trim'], price: 12_000 });
    expect(visit).toMatchObject({
      title: 'Biscotti · Teddy bear cut',
      services: ['other:Teddy bear cut', 'nail_trim'],
      pets: [{ price: 12_000, because: null }],
    });
    const { body } = await maya.call('GET /api/calendar', {
      query: { from: '2026-12-01', to: '2026-12-04' },
    });
    expect(JSON.stringify(body)).toContain('Teddy bear cut, nail trim');
  });
});

test('only the provider of the client is told', async () => {
  const { clientId, petId } = await shop();
  const other = await app.as((await app.transact((t) => makeGroomer(t))).id);
  const body = { clientId, pets: [{ petId, services: ['full_groom'] }] };
  const { status, problem } = await other.call('POST /api/visits/quote', { body });
  expect({ status, path: problem.errors?.[0]?.path }).toEqual({ status: 422, path: 'clientId' });
  expect((await app.stranger.call('POST /api/visits/quote', { body })).status).toBe(401);
});
