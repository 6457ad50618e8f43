import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBlock } from '#server/modules/blocks/blocks.queries.ts';
import { makeCertification } from '#server/modules/certifications/certifications.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeBusiness, makeGroomer } from '../profiles.factory.ts';

type Query = Record<string, unknown>;

let app: TestApp;
let viewer: Caller;
beforeAll(async () => {
  app = await openTestApp();
  viewer = await app.signIn({ roles: ['owner'] });
  await app.transact((t) => makeBusiness(t, { accountId: viewer.id }));
});
afterAll(() => app.close());

const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
const idsFound = async (query: Query) => idsOf((await viewer.call('GET /api/groomers', { query })).body);

test('follows the profile, the name, the rating and the Premium discount', async () => {
  const cleo = await app.signIn({ roles: ['groomer'], firstName: 'Zelda', lastName: 'Quist' });
  await app.transact((t) => makeGroomer(t, { accountId: cleo.id, yearsExperience: 41 }));
  const found = async (query: Query) => (await idsFound(query)).includes(cleo.id);
  expect([await found({ minYears: 41 }), await found({ species: 'ferret' })]).toEqual([true, false]);
  await cleo.call('PUT /api/profiles/groomer', { body: { address: '78704', species: ['ferret'] } });
  expect([await found({ minYears: 41 }), await found({ species: 'ferret' })]).toEqual([false, true]);
  expect([await found({ q: 'zelda quist' }), await found({ q: 'mirabel quist' })]).toEqual([true, false]);
  await cleo.call('PUT /api/users/:id', { params: { id: cleo.id }, body: { firstName: 'Mirabel' } });
  expect(await found({ q: 'mirabel quist' })).toBe(true);
  const strict = { species: 'ferret', minRating: 4, honorsPremium: 'true' };
  expect(await found(strict)).toBe(false);
  await app.transact(async (t) => {
    await t.sql`insert into ratings (account_id, as_role, engagement_type, count, total)
      values (${cleo.id}, 'groomer', 'shift', 3, 15)`;
  });
  await cleo.call('PUT /api/provider-rules', { body: { rules: [], honorsPremium: true } });
  expect(await found(strict)).toBe(true);
});

test('follows the price book and the checks of certifications', async () => {
  const vera = await app.signIn({ roles: ['groomer'] });
  const make = { accountId: vera.id, address: '59801', services: [] };
  await app.transact((t) => makeGroomer(t, make));
  const near = { near: '59801', radius: 1, sort: 'price' };
  const cards = async (query: Query) =>
    (await viewer.call('GET /api/groomers', { query: { ...near, ...query } })).body;
  expect(await cards({})).toMatchObject([{ id: vera.id, fullGroomFrom: null }]);
  expect(await cards({ service: 'teeth_brush' })).toEqual([]);
  const prices = [
    { service: 'full_groom', size: 'large', from: 9500, minutes: null },
    { service: 'full_groom', size: 'small', from: 6500, minutes: null },
    { service: 'teeth_brush', size: 'small', from: 1500, minutes: null },
  ];
  await vera.call('PUT /api/profiles/groomer/facts', { body: { prices } });
  expect(await cards({ service: 'teeth_brush' })).toMatchObject([{ fullGroomFrom: 6500 }]);
  const other = await app.transact((t) => makeGroomer(t, { address: '59801' }));
  expect(idsOf(await cards({}))).toEqual([vera.id, other.id]);

  const checked = () => cards({ checked: 'true' }).then(idsOf);
  await app.transact((t) => makeCertification(t, { accountId: vera.id }));
  expect(await checked()).toEqual([]);
  await app.transact((t) =>
    makeCertification(t, {
      accountId: vera.id,
      title: 'Fear Free',
      decision: 'check',
      expiresOn: '2026-11-22',
    }),
  );
  expect(await checked()).toEqual([vera.id]);
  app.clock.moveTo(new Date('2026-11-24T12:00:00Z'));
  expect(await checked()).toEqual([]);
});

test('leaves out people who have blocked the viewer', async () => {
  const vera = await app.signIn({ roles: ['groomer'] });
  await app.transact((t) => makeGroomer(t, { accountId: vera.id, specializations: ['Alpacas'] }));
  const query = { specialization: 'alpacas' };
  expect((await viewer.call('GET /api/groomers/count', { query })).body.count).toBe(1);
  await app.transact((t) => insertBlock(t.sql, vera.id, viewer.id, t.now));
  expect((await viewer.call('GET /api/groomers/count', { query })).body.count).toBe(0);
  expect((await viewer.call('GET /api/groomers', { query })).body).toEqual([]);
});

const cardsIn = async (near: string, query: Query = {}) =>
  (await viewer.call('GET /api/groomers', { query: { near, radius: 1, ...query } })).body;

test('the lowest price is one for an animal that they take, also once they take others', async () => {
  const vera = await app.signIn({ roles: ['groomer'] });
  await app.transact((t) =>
    makeGroomer(t, { accountId: vera.id, address: '59802', services: [], species: ['dog', 'cat'] }),
  );
  const prices = [
    { service: 'full_groom', size: 'small', from: 6500, minutes: null },
    { service: 'full_groom', size: 'cat', from: 10_900, minutes: null },
    { service: 'teeth_brush', size: 'small', from: 1500, minutes: null },
  ];
  await vera.call('PUT /api/profiles/groomer/facts', { body: { prices } });
  expect(await cardsIn('59802')).toMatchObject([{ id: vera.id, fullGroomFrom: 6500 }]);
  await vera.call('PUT /api/profiles/groomer', { body: { address: '59802', species: ['cat'] } });
  expect(await cardsIn('59802')).toMatchObject([{ id: vera.id, fullGroomFrom: 10_900 }]);
  expect(await cardsIn('59802', { service: 'teeth_brush' })).toEqual([]);
});
