import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RequestCard, RequestSearch } from '#contract/grooming/grooming-requests.ts';
import { seededRandom } from '#server/local/demo/random.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { milesBetween } from '#server/platform/places/distance.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeRequest } from '../requests.factory.ts';
import { addPet, ask, dayAhead, signInGroomer, signInPetOwner } from '../requests.scenario.ts';

const key = 'GET /api/grooming-requests';
const places = ['78704', '78756', '78613', 'San Antonio, TX', 'Houston, TX', 'Portland, OR'];
const count = 150;

let app: TestApp;
let maya: Caller;
/** Looks at the map from the same place. */
let vera: Caller;
/** All open requests, as the unfiltered list shows them. */
let all: RequestCard[];
beforeAll(async () => {
  app = await openTestApp();
  maya = await signInGroomer(app, { address: 'Austin, TX 78704' });
  vera = await signInGroomer(app, { address: 'Austin, TX 78704' });
  await app.transact(async (t) => {
    const { pick, whole, next } = seededRandom(7);
    const ownerId = (await makePetOwner(t)).id;
    const kinds = [
      { name: 'Bella', breed: 'Goldendoodle', size: 'medium', species: 'dog' },
      { name: 'Otto', breed: 'Miniature Schnauzer', size: 'small', species: 'dog' },
      { name: 'Miso', breed: 'Maine Coon', size: 'small', species: 'cat' },
      { name: 'Tank', breed: 'Great Dane', size: 'extra_large', species: 'dog' },
    ] as const;
    const pets: string[] = [];
    for (const kind of kinds) pets.push((await makePet(t, { ownerId, ...kind })).id);
    for (let i = 0; i < count; i++)
      await makeRequest(t, {
        ownerId,
        petIds: next() < 0.2 ? [pick(pets.slice(0, 2)), pick(pets.slice(2))] : [pick(pets)],
        at: pick(places),
        title: pick(['Full groom', 'Bath day', 'Nails only']),
        description: pick([null, 'Calm in a quiet room', 'Dislikes the dryer']),
        services: pick([['full_groom', 'demat'], ['bath_brush'], ['nail_trim', 'ear_clean']]),
        urgency: pick(['low', 'normal', 'high', 'urgent']),
        estimatedBudget: pick([null, 40, 60, 60, 90, 120]),
        preferredDate: next() < 0.2 ? null : dayAhead(app, whole(0, 12)),
        premiumPercent: next() < 0.15 ? 15 : 0,
        postedAt: after(t.now, -minutes(whole(0, 400))),
        status: next() < 0.1 ? 'cancelled' : 'posted',
      });
  });
  all = await everyPage({});
}, 60_000);
afterAll(() => app.close());

/** Reads all pages. */
async function everyPage(query: Record<string, unknown>, limit = 100, who = maya): Promise<RequestCard[]> {
  const cards: RequestCard[] = [];
  for (let cursor: string | undefined; ;) {
    const answer = await who.call(key, { query: { ...query, limit, ...(cursor ? { cursor } : {}) } });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
    cards.push(...answer.body);
    const link = /<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1];
    if (!link) return cards;
    cursor = new URL(link, 'http://x').searchParams.get('cursor') ?? undefined;
  }
}

type Sort = NonNullable<RequestSearch['sort']>;
const before: Record<Sort, (a: RequestCard, b: RequestCard) => number> = {
  newest: (a, b) => Date.parse(b.postedAt) - Date.parse(a.postedAt),
  soonest: (a, b) => (a.preferredDate ?? '9999').localeCompare(b.preferredDate ?? '9999'),
  budget: (a, b) => (b.estimatedBudget ?? -1) - (a.estimatedBudget ?? -1),
  nearest: (a, b) => (a.distanceMiles ?? 0) - (b.distanceMiles ?? 0),
};

/** Checks that Premium requests come first and that both parts are sorted as requested. */
function expectOrder(cards: RequestCard[], sort: Sort) {
  for (const [index, card] of cards.entries()) {
    const next = cards[index + 1];
    if (!next) continue;
    expect(Number(card.priority)).toBeGreaterThanOrEqual(Number(next.priority));
    if (card.priority === next.priority) expect(before[sort](card, next)).toBeLessThanOrEqual(0);
  }
}

const says = (card: RequestCard, word: string) =>
  [card.title, card.description, card.city, ...card.pets.flatMap(({ name, breed }) => [name, breed])]
    .join(' ')
    .toLowerCase()
    .split(/\W+/)
    .some((written) => written.startsWith(word));

const filters: [string, Record<string, unknown>, (card: RequestCard) => boolean][] = [
  ['nothing', {}, () => true],
  ['size', { size: 'small' }, ({ pets }) => pets.some(({ size }) => size === 'small')],
  ['species', { species: 'cat' }, ({ pets }) => pets.some(({ species }) => species === 'cat')],
  ['service', { service: 'demat' }, ({ servicesNeeded }) => servicesNeeded.includes('demat')],
  ['urgency', { urgency: 'urgent' }, ({ urgency }) => urgency === 'urgent'],
  [
    'several at once',
    { size: 'extra_large', species: 'dog', service: 'bath_brush', urgency: 'high' },
    ({ pets, servicesNeeded, urgency }) =>
      pets.some(({ size }) => size === 'extra_large') &&
      servicesNeeded.includes('bath_brush') &&
      urgency === 'high',
  ],
  ['budget', { minBudget: 60 }, ({ estimatedBudget }) => (estimatedBudget ?? -1) >= 60],
  ['no budget is no budget', { minBudget: 0 }, ({ estimatedBudget }) => estimatedBudget !== null],
  ['a word of a breed', { q: 'schnauz' }, (card) => says(card, 'schnauz')],
  ['words', { q: 'bath, doodle!' }, () => false],
  ['words that say nothing', { q: 'the a of' }, () => true],
  ['words of title and pet', { q: 'nail bella' }, (card) => says(card, 'nail') && says(card, 'bella')],
  ['radius', { radius: 12 }, ({ distanceMiles }) => (distanceMiles ?? 999) <= 12],
  [
    'radius elsewhere',
    { near: 'Houston, TX', radius: 30 },
    ({ distanceMiles }) => (distanceMiles ?? 999) <= 30,
  ],
  ['a wide radius', { radius: 150 }, ({ distanceMiles }) => (distanceMiles ?? 999) <= 150],
  [
    'radius and what is rare',
    { radius: 100, species: 'cat', minBudget: 90 },
    ({ distanceMiles, pets, estimatedBudget }) =>
      (distanceMiles ?? 999) <= 100 &&
      pets.some(({ species }) => species === 'cat') &&
      (estimatedBudget ?? 0) >= 90,
  ],
  ['an empty place', { near: '59087', radius: 50 }, () => false],
];

describe('GET /api/grooming-requests/count', () => {
  test.each(filters)('counts the requests filtered by %s', async (_, query, fits) => {
    const { body } = await maya.call('GET /api/grooming-requests/count', { query });
    const near = query['near'] ? await everyPage(query) : all;
    expect(body).toEqual({ count: near.filter(fits).length, more: false });
  });

  test.each(filters)('a map shows the requests filtered by %s, Premium first', async (_, query, fits) => {
    const { body } = await vera.call('GET /api/grooming-requests/pins', { query });
    const near = query['near'] ? await everyPage(query, 100, vera) : all;
    const cards = new Map(near.filter(fits).map((card) => [card.id, card]));
    expect(body.more).toBe(false);
    expect(body.pins.map(({ id }) => id).toSorted()).toEqual([...cards.keys()].toSorted());
    expectOrder(
      body.pins.flatMap(({ id }) => cards.get(id) ?? []),
      'nearest',
    );
    for (const pin of body.pins) {
      const { title, pet, city, latitude, longitude, estimatedBudget, preferredDate } = cards.get(pin.id)!;
      expect(pin).toMatchObject({ title, petName: pet.name, city, latitude, longitude });
      expect(pin).toMatchObject({ estimatedBudget, preferredDate, offered: false });
    }
  });
});

describe(key, () => {
  test('lists only open requests', () => {
    expect(all.length).toBeGreaterThan(count * 0.8);
    expect(all.length).toBeLessThan(count);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.every(({ status }) => status === 'posted')).toBe(true);
    expect(all.some(({ priority }) => priority)).toBe(true);
  });

  describe.each(['newest', 'soonest', 'budget', 'nearest'] as const)('sorted by %s', (sort) => {
    test.each(filters)('filtered by %s, page by page', async (_, query, fits) => {
      const cards = await everyPage({ ...query, sort }, 7);
      // Distances are measured from the given place.
      const measured = query['near'] ? await everyPage({ near: query['near'] }) : all;
      expect(cards.map(({ id }) => id).toSorted()).toEqual(
        measured
          .filter(fits)
          .map(({ id }) => id)
          .toSorted(),
      );
      expectOrder(cards, sort);
    });

    test('date filters leave out requests without a date', async () => {
      const [from, to] = [dayAhead(app, 3), dayAhead(app, 5)];
      const cards = await everyPage({ from, to, sort }, 7);
      const within = ({ preferredDate: day }: RequestCard) => day !== null && day >= from && day <= to;
      expect(cards).toHaveLength(all.filter(within).length);
      expect(cards.every(within)).toBe(true);
      expectOrder(cards, sort);
    });
  });

  test('without a place of the viewer there is no distance, and a radius is refused', async () => {
    const nobody = await app.signIn({ roles: ['groomer'] });
    const cards = await everyPage({ sort: 'nearest' }, 50, nobody);
    expect(cards).toHaveLength(all.length);
    expect(cards[0]?.distanceMiles).toBeNull();
    const circle = await nobody.call(key, { query: { radius: 10 } });
    expect([circle.status, circle.problem.errors?.[0]?.path]).toEqual([422, 'radius']);
  });

  test('follows the pets while the request is open', async () => {
    const jordan = await signInPetOwner(app);
    const pet = await addPet(jordan, { name: 'Ziggy', breed: 'Borzoi', size: 'large' });
    const request = await ask(jordan, { petId: pet.id });
    const found = async (query: object) =>
      (await everyPage({ ...query })).some(({ id }) => id === request.id);
    expect(await found({ q: 'borzoi', size: 'large' })).toBe(true);
    await jordan.call('PATCH /api/pets/:id', {
      params: { id: pet.id },
      body: { breed: 'Saluki', size: 'medium', species: 'cat', isRight: true },
    });
    expect(await found({ q: 'borzoi' })).toBe(false);
    expect(await found({ q: 'saluki', size: 'medium', species: 'cat' })).toBe(true);
  });

  test.each([
    ['near', { near: 'zzzz 00000' }],
    ['radius', { radius: 0 }],
    ['size', { size: 'huge' }],
    ['service', { service: 'haircut' }],
    ['minBudget', { minBudget: -1 }],
    ['from', { from: 'monday' }],
    ['sort', { sort: 'price' }],
    ['cursor', { cursor: 'bm90IG91cnM' }],
    ['cursor', { cursor: Buffer.from('[true,"x",1]').toString('base64url') }],
    ['limit', { limit: 101 }],
    ['page', { page: 2 }],
  ])('names an invalid %s', async (path, query) => {
    const answer = await maya.call(key, { query });
    expect([answer.status, answer.problem.errors?.map((error) => error.path)]).toEqual([422, [path]]);
  });

  test.each([
    ['newest', ['0000-01-01T00:00:00Z']],
    ['soonest', ['0000-01-01']],
    ['budget', [2 ** 31]],
    ['nearest', ['0000-01-01', 0.1]],
  ])(
    'refuses a forged cursor for %s with values that the database cannot compare: %j',
    async (sort, keys) => {
      const cursor = Buffer.from(JSON.stringify([true, maya.id, ...keys])).toString('base64url');
      const answer = await maya.call(key, { query: { sort, cursor } });
      expect([answer.status, answer.problem.errors?.map(({ path }) => path)]).toEqual([422, ['cursor']]);
    },
  );

  test('unusual search words are accepted', async () => {
    for (const q of ["'", '&|!', 'a:*b', '--', '%', '🐶', 'the', '\\', ''])
      expect((await maya.call(key, { query: { q } })).status).toBe(200);
  });
});

test('groomers see bite warnings and handling notes', async () => {
  const told = {
    groomingNotes: 'Ears last.\nNo perfume.',
    bites: [{ on: '2025-02-03', what: 'A finger, at the nails.' }],
  };
  const [jordan, renee] = [await signInPetOwner(app), await signInGroomer(app)];
  const { id } = await ask(jordan, { petId: (await addPet(jordan, told)).id });
  const { body } = await renee.call('GET /api/grooming-requests/:id', { params: { id } });
  expect(body.pet).toMatchObject(told);
  const listed = (await everyPage({}, 100, renee)).find((card) => card.id === id);
  expect(listed?.pets).toMatchObject([told]);
});

test('a pet’s age is the one of today', async () => {
  const [jordan, renee] = [await signInPetOwner(app), await signInGroomer(app)];
  const birthday = dayAhead(app, 10);
  const born = `${Number(birthday.slice(0, 4)) - 4}${birthday.slice(4)}`;
  const pet = await addPet(jordan, { birthDate: born, age: null });
  const { id } = await ask(jordan, { petId: pet.id });
  const age = async () =>
    (await renee.call('GET /api/grooming-requests/:id', { params: { id } })).body.pet.age;
  const now = app.clock.now();
  expect(await age()).toBe(3);
  app.clock.moveTo(after(now, days(11)));
  expect(await age()).toBe(4);
  app.clock.moveTo(now);
});

test('no card says where a pet owner lives more exactly than to about a mile', async () => {
  const rows = await app.transact(
    ({ sql }) => sql<{ id: string; lat: number; lon: number }[]>`
      select id, lat, lon from grooming_requests where status = 'posted'`,
  );
  const exact = new Map(rows.map((row) => [row.id, row]));
  expect(all.length).toBeGreaterThan(100);
  for (const { id, latitude, longitude } of all) {
    const { lat = 0, lon = 0 } = exact.get(id) ?? {};
    expect([latitude, longitude]).toEqual([Math.round(lat * 50) / 50, Math.round(lon * 50) / 50]);
    expect(milesBetween({ lat: latitude, lon: longitude }, { lat, lon })).toBeLessThan(1);
  }
  expect(rows.every(({ lat, lon }) => Number.isInteger(lat * 50) && Number.isInteger(lon * 50))).toBe(false);
});
