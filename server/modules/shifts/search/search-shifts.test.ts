import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { milesBetween } from '#server/platform/places/distance.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { hoursOf, rankOf } from './pay-rank.scenario.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { makeApplication, makeShift } from '../shifts.factory.ts';

let app: TestApp;
let maya: Caller;
/** All open shifts as the search shows them, newest first. */
let everything: ShiftCard[];
/** When each shift was posted, which cards do not include. */
const postedAt = new Map<string, number>();

beforeAll(async () => {
  app = await openTestApp();
  maya = await app.signIn({ roles: ['groomer'] });
  await app.transact(async (t) => {
    await makeGroomer(t, { accountId: maya.id, address: 'Austin, TX 78704' });
    await makeTown(t);
  });
  everything = (await maya.call('GET /api/shifts', { query: { limit: 100 } })).body;
});
afterAll(() => app.close());

/** Creates sixty open shifts of eight businesses, most around Austin, with every mix of terms. */
async function makeTown(t: Transaction) {
  const addresses = ['78704', '78704', '78756', '78664', '78613', '78201', '77019', '59801'];
  const businesses: string[] = [];
  for (const [index, address] of addresses.entries()) {
    const businessType = index % 3 === 0 ? 'mobile' : 'salon';
    businesses.push(
      (await makeBusiness(t, { address, businessType, businessName: `Salon number ${index}` })).id,
    );
  }
  for (let i = 0; i < 60; i++) {
    const shift = await makeShift(t, {
      businessId: businesses[i % 8] ?? '',
      title: ['Doodles all day', 'Hand stripping terriers', 'Quiet cats'][i % 3] ?? '',
      day: dayIn(after(t.now, days(2 + ((i * 7) % 20))), 'America/Chicago'),
      startTime: ['07:30', '08:00', '22:00'][i % 3] ?? '',
      endTime: '06:00',
      dogCount: 1 + (i % 12),
      payPercentage: 35 + 5 * (i % 6),
      estimatedPayMin: i % 4 === 0 ? null : 100 + (i % 7) * 20,
      estimatedPayMax: i % 4 === 0 ? null : 240 + (i % 7) * 20,
      postedAt: after(t.now, -minutes((i * 37) % 600)),
    });
    postedAt.set(shift.id, shift.postedAt.getTime());
  }
  await makeShift(t, { businessId: businesses[0] ?? '', status: 'filled' });
}

async function readAll(caller: Caller, query: Record<string, unknown>): Promise<ShiftCard[]> {
  const cards: ShiftCard[] = [];
  let cursor: string | undefined;
  do {
    const page = await caller.call('GET /api/shifts', {
      query: { ...query, limit: 7, ...(cursor ? { cursor } : {}) },
    });
    expect(page.status).toBe(200);
    cards.push(...page.body);
    const next = /<([^>]+)>/.exec(String(page.headers['link'] ?? ''))?.[1];
    cursor = next && (new URL(next, 'http://here').searchParams.get('cursor') ?? undefined);
  } while (cursor);
  return cards;
}

const austin = { lat: 30.2428, lon: -97.7658 };
const placeOf = ({ business }: ShiftCard) => ({ lat: business.latitude, lon: business.longitude });
const payRank = (card: ShiftCard) => rankOf({ ...card, hours: hoursOf(card.shiftDate, card.endsAt) });

const orders = {
  newest: (a: ShiftCard, b: ShiftCard) =>
    (postedAt.get(b.id) ?? 0) - (postedAt.get(a.id) ?? 0) || compare(b.id, a.id),
  soonest: (a: ShiftCard, b: ShiftCard) => compare(a.shiftDate, b.shiftDate) || compare(a.id, b.id),
  pay: (a: ShiftCard, b: ShiftCard) => payRank(b) - payRank(a) || compare(b.id, a.id),
  nearest: (a: ShiftCard, b: ShiftCard) =>
    Math.sign(Math.round(1000 * (milesBetween(austin, placeOf(a)) - milesBetween(austin, placeOf(b))))) ||
    orders.soonest(a, b),
};
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const day = (ahead: number) => dayIn(after(testNow(), days(ahead)), 'America/Chicago');
const cases: [string, Record<string, unknown>, (card: ShiftCard) => boolean][] = [
  ['nothing', {}, () => true],
  ['25 miles', { radius: 25 }, (card) => milesBetween(austin, placeOf(card)) <= 25],
  ['3 miles', { radius: 3 }, (card) => milesBetween(austin, placeOf(card)) <= 3],
  ['500 miles', { radius: 500 }, (card) => milesBetween(austin, placeOf(card)) <= 500],
  ['a type', { type: 'mobile' }, (card) => card.business.businessType === 'mobile'],
  ['pay', { minPay: 50 }, (card) => card.payPercentage >= 50],
  ['dogs', { maxDogs: 4 }, (card) => card.dogCount <= 4],
  ['days', { from: day(5), to: day(9) }, (card) => isBetween(card, day(5), day(9))],
  ['a first day', { from: day(12) }, (card) => isBetween(card, day(12), '9')],
  ['a last day', { to: day(8) }, (card) => isBetween(card, '0', day(8))],
  ['words', { q: 'strip terrier' }, (card) => card.title.includes('terriers')],
  ['a business by name', { q: 'number 3' }, (card) => card.business.businessName.endsWith('3')],
  [
    'all at once',
    { radius: 50, type: 'salon', minPay: 40, maxDogs: 10, from: day(3), to: day(18), q: 'dood' },
    (card) =>
      milesBetween(austin, placeOf(card)) <= 50 &&
      card.business.businessType === 'salon' &&
      card.payPercentage >= 40 &&
      card.dogCount <= 10 &&
      isBetween(card, day(3), day(18)) &&
      card.title.includes('Doodles'),
  ],
  ['nothing at all', { minPay: 100 }, () => false],
];
const isBetween = ({ shiftDate, timeZone }: ShiftCard, first: string, last: string) => {
  const day = dayIn(shiftDate, timeZone);
  return day >= first && day <= last;
};

describe('GET /api/shifts', () => {
  test('lists only posted shifts, newest first', () => {
    expect(everything).toHaveLength(60);
    expect(everything).toEqual(everything.toSorted(orders.newest));
    expect(everything.every(({ status }) => status === 'posted')).toBe(true);
  });

  test.each(cases)(
    'filtered by %s: every sort order returns exactly the matches, page by page',
    async (name, query, fits) => {
      const fitting = everything.filter(fits);
      expect(fitting.length > 0).toBe(name !== 'nothing at all');
      for (const [sort, order] of Object.entries(orders)) {
        const found = await readAll(maya, { ...query, sort });
        expect(
          found.map(({ id }) => id),
          sort,
        ).toEqual(fitting.toSorted(order).map(({ id }) => id));
      }
      const counted = await maya.call('GET /api/shifts/count', { query });
      expect(counted.body).toEqual({ count: fitting.length, more: false });
    },
  );

  test('measures distances from the given place, or from the viewer’s own', async () => {
    const [own] = (await maya.call('GET /api/shifts', { query: { sort: 'nearest' } })).body;
    expect(own).toMatchObject({ business: { city: 'Austin' }, distanceMiles: 0 });
    for (const near of ['77019', 'houston, tx']) {
      const [there] = (await maya.call('GET /api/shifts', { query: { sort: 'nearest', near } })).body;
      expect(there).toMatchObject({ business: { city: 'Houston' }, distanceMiles: 0 });
    }
    const nomad = await app.signIn({ roles: ['groomer'] });
    const soonest = await nomad.call('GET /api/shifts', { query: { sort: 'nearest' } });
    expect(soonest.body.map(({ id }) => id)).toEqual(
      everything
        .toSorted(orders.soonest)
        .slice(0, 20)
        .map(({ id }) => id),
    );
    expect(soonest.body[0]?.distanceMiles).toBeNull();
  });

  test('shows the viewer’s own application until it is withdrawn', async () => {
    const id = everything[0]?.id ?? '';
    const made = await app.transact((t) => makeApplication(t, { shiftId: id, groomerId: maya.id }));
    const application = async (caller: Caller) =>
      (await caller.call('GET /api/shifts')).body.find((card) => card.id === id)?.application;
    expect(await application(maya)).toEqual({ id: made.id, status: 'pending' });
    expect(await application(await app.signIn())).toBeNull();
    await maya.call('POST /api/shift-applications/:id/withdraw', { params: { id: made.id } });
    expect(await application(maya)).toBeNull();
  });

  test('leaves out shifts that have begun, even before the job has run', async () => {
    const [first, second] = everything.toSorted(orders.soonest);
    app.clock.moveTo(new Date(first?.shiftDate ?? ''));
    for (const sort of ['soonest', 'nearest'])
      expect(
        (await maya.call('GET /api/shifts', { query: { sort } })).body.map(({ id }) => id),
      ).not.toContain(first?.id);
    expect((await maya.call('GET /api/shifts', { query: { sort: 'soonest' } })).body[0]?.id).toBe(second?.id);
    app.clock.moveTo(testNow());
  });

  test.each([
    [{ near: 'Nowhere at all, ZZ' }, 'near'],
    [{ radius: 501 }, 'radius'],
    [{ minPay: 0 }, 'minPay'],
    [{ maxDogs: 'many' }, 'maxDogs'],
    [{ from: '2026-02-30' }, 'from'],
    [{ type: 'van' }, 'type'],
    [{ sort: 'cheapest' }, 'sort'],
    [{ limit: 101 }, 'limit'],
    [{ page: 2 }, 'page'],
    [{ cursor: 'made-up' }, 'cursor'],
    [{ sort: 'pay', cursor: Buffer.from('["x","2026-11-20T08:00:00Z"]').toString('base64url') }, 'cursor'],
  ])('refuses %j', async (query, path) => {
    const answer = await maya.call('GET /api/shifts', { query });
    expect(answer.status).toBe(422);
    expect(answer.problem.errors?.map((error) => error.path)).toEqual([path]);
  });

  test.each([
    ['newest', ['0000-01-01T00:00:00Z']],
    ['soonest', [`2026-11-20T08:00:00.${'0'.repeat(150)}Z`]],
    ['pay', [2 ** 31]],
    ['pay', [-(2 ** 31) - 1]],
    ['nearest', ['0000-01-01T00:00:00Z', 0.1]],
  ])(
    'refuses a forged cursor for %s with values that the database cannot compare: %j',
    async (sort, keys) => {
      const cursor = Buffer.from(JSON.stringify([maya.id, ...keys])).toString('base64url');
      const answer = await maya.call('GET /api/shifts', { query: { sort, cursor } });
      expect([answer.status, answer.problem.errors?.map(({ path }) => path)]).toEqual([422, ['cursor']]);
    },
  );

  test('refuses a radius without a place', async () => {
    const nomad = await app.signIn({ roles: ['groomer'] });
    const answer = await nomad.call('GET /api/shifts', { query: { radius: 25 } });
    expect(answer.problem.errors?.[0]?.path).toBe('radius');
    expect((await nomad.call('GET /api/shifts', { query: { radius: 25, near: '78704' } })).status).toBe(200);
  });

  test.each([`'; drop table shifts; --`, '<b>', '🐩', '!!!', 'the', String.raw`\ & | :*`, '\u202Edlo'])(
    'accepts %j as search words',
    async (q) => {
      expect((await maya.call('GET /api/shifts', { query: { q } })).status).toBe(200);
      expect((await maya.call('GET /api/shifts/count', { query: { q } })).status).toBe(200);
    },
  );

  test.each(['the', 'a', 'The, and of!'])('%j consists of stop words and filters nothing', async (q) => {
    const [plain, asked] = [await readAll(maya, {}), await readAll(maya, { q })];
    expect(asked.map(({ id }) => id)).toEqual(plain.map(({ id }) => id));
    expect((await maya.call('GET /api/shifts/count', { query: { q } })).body.count).toBe(plain.length);
    const wanted = await readAll(maya, { q: 'doodles' });
    expect((await readAll(maya, { q: `${q} doodles` })).map(({ id }) => id)).toEqual(
      wanted.map(({ id }) => id),
    );
  });

  test('requires a membership', async () => {
    const guest = await app.signIn({ membership: false });
    for (const key of ['GET /api/shifts', 'GET /api/shifts/count'] as const) {
      expect((await guest.call(key)).status).toBe(402);
      expect((await app.stranger.call(key)).status).toBe(401);
      expect((await maya.call(key)).status).toBe(200);
    }
  });

  test('finds few matches among thousands of other shifts, and counts up to 500', async () => {
    const owner = await app.transact((t) => makeBusiness(t, { address: '88431', businessName: 'Faraway' }));
    await app.transact(async ({ sql, now }) => {
      await sql`
        insert into shifts (id, business_id, title, starts_at, ends_at, day, start_time, end_time, time_zone, dog_count,
          pay_percentage, business_type, address, city, state, lat, lon, posted_at)
        select gen_random_uuid(), business_id, 'One of many', ${after(now, days(1))}, ${after(now, days(2))}, day, start_time,
          end_time, time_zone, 9, 60, business_type, address, city, state, lat, lon, ${now}
        from (select * from shifts where lat < 31 limit 1) s, generate_series(1, 2100)`;
    });
    const rare = await app.transact((t) =>
      makeShift(t, {
        businessId: owner.id,
        title: 'Ferrets',
        dogCount: 1,
        payPercentage: 36,
        estimatedPayMin: 1,
        estimatedPayMax: 2,
        day: day(40),
        postedAt: after(t.now, -days(30)),
      }),
    );
    for (const sort of Object.keys(orders))
      for (const query of [{ q: 'ferret' }, { from: day(40), to: day(40) }, { maxDogs: 1, q: 'faraway' }]) {
        const found = await maya.call('GET /api/shifts', { query: { ...query, sort } });
        expect(
          found.body.map(({ id }) => id),
          `${sort} ${JSON.stringify(query)}`,
        ).toEqual([rare.id]);
      }
    for (const query of [{}, { radius: 25 }, { minPay: 60 }, { q: 'many' }, { from: day(0) }])
      expect((await maya.call('GET /api/shifts/count', { query })).body).toEqual({ count: 500, more: true });
  });
});
