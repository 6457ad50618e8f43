import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GroomerCard, OwnerCard } from '#contract/profiles/profiles.ts';
import { seededRandom } from '#server/local/demo/random.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeBusiness, makeGroomer } from '../profiles.factory.ts';

type Query = Record<string, unknown>;
type Key = 'GET /api/groomers' | 'GET /api/owners';
type Card<K extends Key> = K extends 'GET /api/groomers' ? GroomerCard : OwnerCard;

let app: TestApp;
let viewer: Caller;
let groomers: GroomerCard[];
let owners: OwnerCard[];
const joinedAt = new Map<string, number>();

const places = ['78704', '78704', '78756', '78613', 'San Antonio, TX', 'Houston, TX', 'Portland, OR'];

beforeAll(async () => {
  app = await openTestApp();
  viewer = await app.signIn({ roles: ['pet_owner', 'groomer', 'owner'] });
  await app.transact(async (t) => {
    await makeGroomer(t, { accountId: viewer.id });
    await makeBusiness(t, { accountId: viewer.id });
    await makeTown(t);
  });
  groomers = await everyPage('GET /api/groomers', {});
  owners = await everyPage('GET /api/owners', {});
}, 60_000);
afterAll(() => app.close());

/** What a map shows of a card. */
const pinOf = (
  { id, latitude, longitude, fullGroomFrom }: GroomerCard | OwnerCard,
  name: string,
  { city, state, rating }: Pick<GroomerCard['groomerProfile'], 'city' | 'state' | 'rating'>,
) => ({ id, name, latitude, longitude, city, state, rating, fullGroomFrom });
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** Creates ninety groomers and forty businesses with every mix of facts; some have reviews. */
async function makeTown(t: Transaction) {
  const { pick, whole, next } = seededRandom(3);
  for (let i = 0; i < 90; i++) {
    const { id } = await makeGroomer(t, {
      account: { firstName: pick(['Ana', 'Ben', 'Cleo']), lastName: pick(['Ortiz', 'Nakamura', 'Lee']) },
      address: pick(places),
      specializations: pick([['Doodles'], ['Cats', 'Senior pets'], ['Hand stripping'], []]),
      services: pick([['full_groom'], ['nail_trim', 'ear_clean'], ['hand_strip', 'deshed']]),
      species: pick([['dog'], ['dog', 'cat'], ['cat', 'rabbit']]),
      serviceType: pick(['mobile', 'salon', 'both']),
      preferredRadius: pick([3, 25, 100]),
      yearsExperience: whole(0, 20),
    });
    await rate(t, id, 'groomer', next() < 0.6 ? whole(1, 4) : 0, whole(3, 5));
  }
  for (let i = 0; i < 40; i++) {
    const { id } = await makeBusiness(t, {
      businessName: `${pick(['Bluebonnet', 'Muddy Paws', 'Shear Joy'])} ${i}`,
      address: pick(places),
      businessType: pick(['salon', 'mobile']),
      services: pick([['Full grooms'], ['Baths & brush-outs'], ['Nails'], ['Cats', 'De-shedding']]),
      species: pick([['dog'], ['dog', 'cat']]),
      serviceRadius: pick([3, 25, 100]),
    });
    await rate(t, id, 'business', next() < 0.6 ? whole(1, 4) : 0, whole(3, 5));
    if (next() < 0.3) await honorPremium(t, id);
  }
  await t.sql`
    update searched_people set joined_at = joined_at - make_interval(mins => (random() * 9000)::int)`;
  for (const row of await t.sql<
    { id: string; at: string }[]
  >`select id, joined_at as at from searched_people`)
    joinedAt.set(row.id, Date.parse(row.at));
}

const rate = (t: Transaction, id: string, role: string, count: number, stars: number) =>
  count > 0 &&
  t.sql`insert into ratings (account_id, as_role, engagement_type, count, total)
    values (${id}, ${role}, 'shift', ${count}, ${count * stars})`;
const honorPremium = (t: Transaction, id: string) =>
  t.sql`insert into provider_rules (account_id, honors_premium, updated_at) values (${id}, true, ${t.now})`;

/** Reads all pages. */
async function everyPage<K extends Key>(key: K, query: Query, limit = 100): Promise<Card<K>[]> {
  const cards: Card<K>[] = [];
  for (let cursor: string | undefined; ;) {
    const answer = await viewer.call(key, { query: { ...query, limit, ...(cursor ? { cursor } : {}) } });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
    cards.push(...(answer.body as Card<K>[]));
    const link = /<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1];
    if (!link) return cards;
    cursor = new URL(link, 'http://x').searchParams.get('cursor') ?? undefined;
  }
}

const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
const within = (miles: number) => (card: { distanceMiles: number | null }) =>
  (card.distanceMiles ?? 999) <= miles;
const idsFound = async (query: Query) => idsOf((await viewer.call('GET /api/groomers', { query })).body);
const nameOf = ({ firstName, lastName }: GroomerCard) => `${firstName} ${lastName}`;

const groomerFilters: [string, Query, (card: GroomerCard) => boolean][] = [
  ['nothing', {}, () => true],
  ['species', { species: 'cat' }, ({ groomerProfile: p }) => p.species.includes('cat')],
  [
    'service',
    { service: 'hand_strip' },
    ({ groomerProfile: p }) =>
      p.services.includes('hand_strip') || p.specializations.includes('Hand stripping'),
  ],
  ['a service that others include', { service: 'nail_trim' }, () => true],
  ['an own service', { service: 'teeth_brush' }, () => false],
  [
    'specialization',
    { specialization: 'senior PETS' },
    ({ groomerProfile: p }) => p.specializations.includes('Senior pets'),
  ],
  ['experience', { minYears: 12 }, ({ groomerProfile: p }) => (p.yearsExperience ?? -1) >= 12],
  ['rating', { minRating: 4 }, ({ groomerProfile: p }) => (p.rating ?? 0) >= 4],
  ['place of work', { type: 'mobile' }, ({ groomerProfile: p }) => p.serviceType !== 'salon'],
  [
    'coming to you',
    { comesToYou: 'true' },
    (card) =>
      card.groomerProfile.serviceType !== 'salon' && within(card.groomerProfile.preferredRadius)(card),
  ],
  ['radius', { radius: 15 }, within(15)],
  [
    'a wide radius',
    { radius: 170, species: 'rabbit' },
    (card) => within(170)(card) && card.groomerProfile.species.includes('rabbit'),
  ],
  ['name', { q: 'cleo ortiz' }, (card) => nameOf(card) === 'Cleo Ortiz'],
  ['a misspelled name', { q: 'nakamora' }, ({ lastName }) => lastName === 'Nakamura'],
  ['a word of the profile', { q: 'doodl' }, ({ groomerProfile: p }) => p.specializations.includes('Doodles')],
  ['words that say nothing', { q: 'the of' }, () => true],
  ['an empty place', { near: '59087', radius: 50 }, () => false],
];

const ownerFilters: [string, Query, (card: OwnerCard) => boolean][] = [
  ['nothing', {}, () => true],
  ['type', { type: 'salon' }, ({ businessProfile: p }) => p.businessType === 'salon'],
  [
    'service',
    { service: 'bath_brush' },
    ({ businessProfile: p }) => /Full|Bath|De-shed/.test(p.services.join(' ')),
  ],
  ['Premium', { honorsPremium: 'true' }, ({ honorsPremium }) => honorsPremium],
  [
    'species and rating',
    { species: 'cat', minRating: 3.5 },
    ({ businessProfile: p }) => p.species.includes('cat') && (p.rating ?? 0) >= 3.5,
  ],
  [
    'a misspelled name',
    { q: 'bluebonet' },
    ({ businessProfile: p }) => p.businessName.startsWith('Bluebonnet'),
  ],
  [
    'radius and coming to you',
    { radius: 60, comesToYou: 'true' },
    (card) =>
      card.businessProfile.businessType === 'mobile' &&
      within(Math.min(60, card.businessProfile.serviceRadius))(card),
  ],
];

type Rated = { rating: number | null; reviewCount: number };
const byRating = (a: Rated, b: Rated) => (b.rating ?? 0) - (a.rating ?? 0) || b.reviewCount - a.reviewCount;

describe('GET /api/groomers', () => {
  const before: Record<string, (a: GroomerCard, b: GroomerCard) => number> = {
    nearest: (a, b) => (a.distanceMiles ?? 0) - (b.distanceMiles ?? 0),
    rating: (a, b) => byRating(a.groomerProfile, b.groomerProfile),
    newest: (a, b) => (joinedAt.get(b.id) ?? 0) - (joinedAt.get(a.id) ?? 0),
    experience: (a, b) => (b.groomerProfile.yearsExperience ?? -1) - (a.groomerProfile.yearsExperience ?? -1),
  };

  test('lists all others, nearest first', () => {
    expect(groomers).toHaveLength(90);
    expect(idsOf(groomers)).not.toContain(viewer.id);
    for (const [index, card] of groomers.slice(1).entries())
      expect(before['nearest']!(groomers[index]!, card)).toBeLessThanOrEqual(0);
  });

  describe.each(['nearest', 'rating', 'newest', 'experience'])('sorted by %s', (sort) => {
    test.each(groomerFilters)('filtered by %s, page by page', async (_, query, fits) => {
      const cards = await everyPage('GET /api/groomers', { ...query, sort }, 7);
      expect(idsOf(cards).toSorted()).toEqual(idsOf(groomers.filter(fits)).toSorted());
      for (const [index, card] of cards.slice(1).entries())
        expect(before[sort]!(cards[index]!, card)).toBeLessThanOrEqual(0);
    });
  });

  test.each(groomerFilters)('counts those filtered by %s', async (_, query, fits) => {
    const { body } = await viewer.call('GET /api/groomers/count', { query });
    expect(body).toEqual({ count: groomers.filter(fits).length, more: false });
  });

  test.each(groomerFilters)('a map shows those filtered by %s', async (_, query, fits) => {
    const { body } = await viewer.call('GET /api/groomers/pins', { query });
    const pins = groomers
      .filter(fits)
      .map((card) => pinOf(card, `${card.firstName} ${card.lastName}`, card.groomerProfile));
    expect(body.pins.toSorted(byId)).toEqual(pins.toSorted(byId));
    expect(body.more).toBe(false);
  });

  test('finds only one of them, as the map asks, and only if they match', async () => {
    const one = groomers[40];
    const only = { only: one?.id, minYears: one?.groomerProfile.yearsExperience };
    expect((await viewer.call('GET /api/groomers', { query: only })).body).toEqual([one]);
    const tooMuch = { ...only, minYears: (only.minYears ?? 0) + 1 };
    expect((await viewer.call('GET /api/groomers', { query: tooMuch })).body).toEqual([]);
  });

  test('shows the point of a groomer only to about a mile', () => {
    for (const { latitude, longitude } of groomers)
      for (const degrees of [latitude, longitude])
        expect(degrees).toBe(Math.round((degrees ?? 0) * 100) / 100);
  });

  test.each([
    ['near', { near: 'zzzz 00000' }],
    ['radius', { radius: 0 }],
    ['service', { service: 'haircut' }],
    ['species', { species: 'dragon' }],
    ['minRating', { minRating: 6 }],
    ['minYears', { minYears: -1 }],
    ['on', { on: 'monday' }],
    ['sort', { sort: 'cheapest' }],
    ['cursor', { cursor: 'bm90IG91cnM' }],
    ['page', { page: 2 }],
  ])('names an invalid %s', async (path, query) => {
    const answer = await viewer.call('GET /api/groomers', { query });
    expect([answer.status, answer.problem.errors?.map((error) => error.path)]).toEqual([422, [path]]);
  });
});

describe('GET /api/owners', () => {
  describe.each(['nearest', 'rating', 'newest'])('sorted by %s', (sort) => {
    test.each(ownerFilters)('filtered by %s, page by page', async (_, query, fits) => {
      const cards = await everyPage('GET /api/owners', { ...query, sort }, 7);
      expect(idsOf(cards).toSorted()).toEqual(idsOf(owners.filter(fits)).toSorted());
    });
  });

  test.each(ownerFilters)('counts those filtered by %s', async (_, query, fits) => {
    const { body } = await viewer.call('GET /api/owners/count', { query });
    expect(body).toEqual({ count: owners.filter(fits).length, more: false });
  });

  test.each(ownerFilters)('a map shows those filtered by %s', async (_, query, fits) => {
    const { body } = await viewer.call('GET /api/owners/pins', { query });
    const pins = owners
      .filter(fits)
      .map((card) => pinOf(card, card.businessProfile.businessName, card.businessProfile));
    expect(body.pins.toSorted(byId)).toEqual(pins.toSorted(byId));
  });

  test('knows no experience of a business', async () => {
    const answer = await viewer.call('GET /api/owners', { query: { sort: 'experience' } });
    expect(answer.problem.errors?.[0]?.path).toBe('sort');
  });
});

describe('people search', () => {
  test('without a place of the viewer sorts by rating and refuses a radius', async () => {
    const nobody = await app.signIn({ roles: ['owner'] });
    const { body } = await nobody.call('GET /api/groomers', { query: { limit: 5 } });
    expect(body.map(({ groomerProfile }) => groomerProfile.rating)).toEqual([5, 5, 5, 5, 5]);
    expect(body[0]?.distanceMiles).toBeNull();
    const circle = await nobody.call('GET /api/owners/count', { query: { radius: 10 } });
    expect([circle.status, circle.problem.errors?.[0]?.path]).toEqual([422, 'radius']);
  });

  test('lists a groomer without a place last, and in no circle', async () => {
    const ana = await app.signIn({ roles: ['groomer'] });
    await ana.call('PUT /api/profiles/groomer', { body: { title: 'Wandering groomer' } });
    expect((await idsFound({ limit: 100 })).at(-1)).toBe(ana.id);
    expect(await idsFound({ q: 'wandering', radius: 500 })).toEqual([]);
    expect(await idsFound({ q: 'wandering' })).toEqual([ana.id]);
  });
});
