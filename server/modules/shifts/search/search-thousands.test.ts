import * as fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ShiftSort } from '#contract/shifts/shift-search.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { openPlaces } from '#server/platform/places/places.ts';
import { milesBetween } from '#server/platform/places/distance.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { rankOf } from './pay-rank.scenario.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { findBusinessPlace } from '../shifts.queries.ts';
import type { NewShift } from '../shifts.queries.ts';

/**
 * Thousands of shifts with equal starts, pay, posting times and places. The search results are compared with
 * a JavaScript filter over them.
 */
type Made = NewShift & { status: string };

const howMany = 3000;
const titles = ['Doodles all day', 'Hand stripping terriers', 'Quiet cats', 'Bath and brush Saturday'];
/** A city with most of the shifts, its neighbors, and places far away; two are listed twice. */
const addresses =
  '77019 77019 77002 77098 77006 77401 77494 77339 78704 78704 78756 78201 75201 10001 59801 96701'.split(
    ' ',
  );

let app: TestApp;
let maya: Caller;
let made: Made[];
let now: Date;
/** The names of the businesses by id. */
const names = new Map<string, string>();

beforeAll(async () => {
  app = await openTestApp();
  maya = await app.signIn({ roles: ['groomer'] });
  await app.transact(async (t) => {
    now = t.now;
    await makeGroomer(t, { accountId: maya.id, address: '77019' });
    made = await makeThousands(t);
  });
});
afterAll(() => app.close());

async function makeThousands(t: Transaction): Promise<Made[]> {
  const businesses: NewShift[] = [];
  for (const [index, address] of addresses.entries()) {
    const businessType = index % 3 === 0 ? 'mobile' : 'salon';
    const businessName = index === 9 ? 'Bluebonnet Grooming' : `Salon number ${index}`;
    const { id } = await makeBusiness(t, { address, businessType, businessName });
    names.set(id, businessName);
    const place = await findBusinessPlace(t.sql, id);
    if (place) businesses.push({ ...place, businessId: id } as NewShift);
  }
  const draw = drawer(7);
  const shifts = Array.from({ length: howMany }, (): Made => {
    const business = businesses[draw(4) > 0 ? draw(8) : draw(businesses.length)] as NewShift;
    const startsAt = after(t.now, days(draw(30) - 1) + hours(1 + draw(3)));
    const payUnknown = draw(5) === 0;
    return {
      ...business,
      id: uuidv7(),
      status: draw(10) === 0 ? 'cancelled' : 'posted',
      title: titles[draw(titles.length)] ?? '',
      description: null,
      startsAt,
      endsAt: after(startsAt, hours(8)),
      day: dayIn(startsAt, business.timeZone),
      startTime: '08:00',
      endTime: '16:00',
      dogCount: 1 + draw(12),
      payPercentage: 35 + 5 * draw(6),
      estimatedPayMin: payUnknown ? null : 200,
      estimatedPayMax: payUnknown ? null : 300 + 20 * draw(5),
      requirements: [],
      bonusInfo: null,
      bonusAmount: null,
      postedAt: after(t.now, -minutes(draw(300))),
    };
  });
  const columns = Object.keys(shifts[0] ?? {}) as (keyof Made)[];
  for (let from = 0; from < howMany; from += 1000)
    await t.sql`insert into shifts ${t.sql(shifts.slice(from, from + 1000), columns)}`;
  await t.sql`analyze shifts`;
  return shifts;
}

/** Returns a generator of the same pseudo-random integers every time, each below the given limit. */
function drawer(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

const places = openPlaces();
const own = { lat: 0, lon: 0, ...places.find('77019') };
const originOf = (near: string | undefined) => (near ? places.find(near) : own) ?? own;
const payRank = (shift: Made) => rankOf({ ...shift, hours: 8 });
const compare = <T>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);

/** The search words, each with the shifts that match them by title or business name. */
const said: Record<string, (shift: Made) => boolean> = {
  doodle: ({ title }) => title.startsWith('Doodles'),
  'strip terrier': ({ title }) => title.includes('terriers'),
  blueb: ({ businessId }) => names.get(businessId) === 'Bluebonnet Grooming',
  'quiet doodles': () => false,
};

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const dayAhead = fc.integer({ min: 0, max: 32 }).map((ahead) => dayIn(after(testNow(), days(ahead)), 'UTC'));
const searches = fc.record({
  // 59087 is remote, 96701 is in the ocean.
  near: maybe(fc.constantFrom('77019', '78704', 'Houston, TX', '59087', '96701')),
  radius: maybe(fc.constantFrom(1, 5, 25, 60, 150, 500)),
  type: maybe(fc.constantFrom('salon' as const, 'mobile' as const)),
  minPay: maybe(fc.integer({ min: 1, max: 70 })),
  maxDogs: maybe(fc.integer({ min: 1, max: 14 })),
  from: maybe(dayAhead),
  to: maybe(dayAhead),
  q: maybe(fc.constantFrom(...Object.keys(said))),
});
type Search = typeof searches extends fc.Arbitrary<infer S> ? S : never;
/** The orders by a key; that of fit has a test of its own. */
type KeySort = Exclude<ShiftSort, 'fit'>;
const sorts = fc.constantFrom<(KeySort | undefined)[]>(undefined, 'newest', 'nearest', 'soonest', 'pay');

/** Returns all matching shifts in order. */
function expected(search: Partial<Search>, sort: KeySort = 'newest'): Made[] {
  const { near, radius, type, minPay = 1, maxDogs = 60, from = '0', to = '9', q } = search;
  const origin = originOf(near);
  // Rounding makes distances that differ only by floating-point error equal.
  const away = (shift: Made) => Math.round(1e6 * milesBetween(origin, shift));
  const soonest = (a: Made, b: Made) => compare(+a.startsAt, +b.startsAt) || compare(a.id, b.id);
  const orders: Record<KeySort, (a: Made, b: Made) => number> = {
    newest: (a, b) => compare(+b.postedAt, +a.postedAt) || compare(b.id, a.id),
    soonest,
    pay: (a, b) => payRank(b) - payRank(a) || compare(b.id, a.id),
    nearest: (a, b) => away(a) - away(b) || soonest(a, b),
  };
  return made
    .filter(
      (shift) =>
        shift.status === 'posted' &&
        shift.startsAt > now &&
        (radius === undefined || milesBetween(origin, shift) <= radius) &&
        (type === undefined || shift.businessType === type) &&
        shift.payPercentage >= minPay &&
        shift.dogCount <= maxDogs &&
        shift.day >= from &&
        shift.day <= to &&
        (q === undefined || said[q]?.(shift)),
    )
    .toSorted(orders[sort]);
}

/** Reads all pages, or at most `pages`. */
async function readPages(query: Record<string, unknown>, pages: number): Promise<ShiftCard[]> {
  const cards: ShiftCard[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < pages; page++) {
    const answer = await maya.call('GET /api/shifts', { query: { ...query, ...(cursor ? { cursor } : {}) } });
    expect(answer.status).toBe(200);
    cards.push(...answer.body);
    const next = /<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1];
    cursor = (next && new URL(next, 'http://here').searchParams.get('cursor')) || undefined;
    if (!cursor) break;
  }
  return cards;
}

const given = (query: object) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

describe('GET /api/shifts among thousands', () => {
  test('finds exactly the matches, in order, page after page', async () => {
    const limits = fc.constantFrom(20, 63, 100);
    await fc.assert(
      fc.asyncProperty(searches, sorts, limits, async (search, sort, limit) => {
        const all = expected(search, sort);
        const pages = 4;
        const shown = await readPages(given({ ...search, sort, limit }), pages);
        expect(shown.map(({ id }) => id)).toEqual(all.slice(0, pages * limit).map(({ id }) => id));
        for (const [index, { distanceMiles }] of shown.entries())
          expect(distanceMiles).toBeCloseTo(milesBetween(originOf(search.near), all[index] as Made), 0);
      }),
      { numRuns: 100 },
    );
  });

  test.each(['newest', 'nearest', 'soonest', 'pay'] as const)(
    'pages by %s follow each other to the last, with or without ties',
    async (sort) => {
      const shown = await readPages({ sort, limit: 100, radius: 25 }, 100);
      expect(shown.map(({ id }) => id)).toEqual(expected({ radius: 25 }, sort).map(({ id }) => id));
      expect(shown.length).toBeGreaterThan(1000);
    },
  );

  test('counts the matches, up to 500', async () => {
    await fc.assert(
      fc.asyncProperty(searches, async (search) => {
        const { body } = await maya.call('GET /api/shifts/count', { query: given(search) });
        const { length } = expected(search);
        expect(body).toEqual({ count: Math.min(length, 500), more: length > 500 });
      }),
      { numRuns: 100 },
    );
  });
});
