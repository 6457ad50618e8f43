import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { makeBillOf, paidInCash } from '#server/modules/bills/bills.factory.ts';
import { makeOffer, makeRequest } from '#server/modules/grooming-requests/requests.factory.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { insertReview } from '#server/modules/reviews/reviews.queries.ts';
import { makeApplication, makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let groomer: Caller;
let salon: Caller;
let parent: Caller;
const november = { from: '2026-11-01', to: '2026-11-20' };
const year = { from: '2026-01-01', to: '2026-12-31' };

beforeAll(async () => {
  app = await openTestApp();
  groomer = await signIn((t) => makeGroomer(t));
  salon = await signIn((t) => makeBusiness(t, { businessName: '=Shoal Creek' }));
  parent = await signIn((t) => makePetOwner(t));
  await app.transact(async (t) => {
    const work = { businessId: salon.id, groomerId: groomer.id, status: 'completed', dogCount: 6 } as const;
    // $300, $350 and a disputed $200 in November, $250 in June; the last is not confirmed yet.
    const postedAt = new Date('2026-11-01T12:00:00Z');
    await makeShift(t, { ...work, postedAt, day: '2026-11-02', revenue: 60_000, payState: 'confirmed' });
    await makeShift(t, { ...work, postedAt, day: '2026-11-10', revenue: 70_000 });
    await makeShift(t, { ...work, postedAt, day: '2026-11-11', revenue: 40_000, payState: 'disputed' });
    await makeShift(t, {
      ...work,
      postedAt: new Date('2026-05-01T12:00:00Z'),
      day: '2026-06-30',
      revenue: 50_000,
      payState: 'confirmed',
    });
    await makeShift(t, {
      businessId: salon.id,
      postedAt: new Date('2026-11-05T12:00:00Z'),
      day: '2026-11-08',
      status: 'expired',
    });
    await makeShift(t, { businessId: salon.id, groomerId: groomer.id, status: 'filled', postedAt });
    await makeShift(t, { businessId: salon.id, day: '2026-12-20' });
    // Someone else's work.
    await makeShift(t, { day: '2026-11-02', status: 'completed', postedAt });
    const visit = { providerId: groomer.id, ownerId: parent.id, status: 'completed' } as const;
    const tuesday = new Date('2026-11-03T15:00:00Z');
    const groomed = await makeVisit(t, { ...visit, startsAt: tuesday, listPrice: 11_000, discount: 1000 });
    await makeBillOf(t, groomed, { at: tuesday, payments: paidInCash(10_000, 1500) });
    // Half past ten in the evening of November 20 in Austin, the 21st in Greenwich.
    const late = new Date('2026-11-21T04:30:00Z');
    await makeBillOf(t, await makeVisit(t, { ...visit, startsAt: late, listPrice: 9000 }), { at: late });
    await makeVisit(t, { ...visit, status: 'cancelled', startsAt: new Date('2026-11-04T15:00:00Z') });
    await makeVisit(t, { ...visit, status: 'booked', startsAt: after(t.now, days(5)), listPrice: 8000 });
  });
});
afterAll(() => app.close());

const signIn = async (make: (t: Transaction) => Promise<{ id: string }>) =>
  app.as((await app.transact(make)).id);
const figuresOf = async (who: Caller, query = november) =>
  (await who.call('GET /api/figures/groomer', { query })).body;

/** A review of the groomer, hidden unless it is revealed. */
const review = (rating: number, createdAt: string, revealed = true) => ({
  id: uuidv7(),
  engagementType: 'visit' as const,
  engagementId: uuidv7(),
  authorId: parent.id,
  subjectId: groomer.id,
  subjectRole: 'groomer' as const,
  rating,
  tags: [],
  text: '',
  createdAt: new Date(createdAt),
  ...(revealed ? { revealedAt: new Date(createdAt) } : {}),
});

const ofSalon = async (query = november) => (await salon.call('GET /api/figures/business', { query })).body;

const csvOf = async (who: Caller, as: string) => {
  const { statusCode, body } = await app.app.server.inject({
    url: `/api/figures/jobs-csv?as=${as}&from=${november.from}&to=${november.to}`,
    headers: { cookie: who.cookie },
  });
  return { statusCode, rows: body.trim().split('\r\n') };
};

describe('a groomer', () => {
  test('reads what was confirmed and taken, by the day at the place', async () => {
    const figures = await figuresOf(groomer);
    expect(figures).toMatchObject({
      any: true,
      earned: { shifts: 30_000, visits: 19_000, unconfirmed: 35_000, disputed: 20_000 },
      work: { shifts: 3, dogs: 18, visits: 2, pets: 2 },
    });
    const sum = figures.steps.reduce((total, { shifts, visits }) => total + shifts + visits, 0);
    expect(sum).toBe(30_000 + 19_000);
  });

  test('reads weeks in a short period and months in a long one, the empty ones too', async () => {
    const weeks = (await figuresOf(groomer)).steps;
    expect(weeks.map(({ from, to, shifts, visits, jobs }) => [from, to, shifts, visits, jobs])).toEqual([
      ['2026-11-01', '2026-11-01', 0, 0, 0],
      ['2026-11-02', '2026-11-08', 30_000, 10_000, 2],
      ['2026-11-09', '2026-11-15', 0, 0, 2],
      ['2026-11-16', '2026-11-20', 0, 9000, 1],
    ]);
    const months = (await figuresOf(groomer, year)).steps;
    expect(months).toHaveLength(12);
    expect(months[5]).toEqual({ from: '2026-06-01', to: '2026-06-30', shifts: 25_000, visits: 0, jobs: 1 });
    expect(months[6]).toMatchObject({ shifts: 0, visits: 0, jobs: 0 });
  });

  test('reads which days were busiest, who came again and what is next', async () => {
    const { weekdays, repeat, upcoming } = await figuresOf(groomer);
    // Two Tuesdays, one Monday, one Wednesday, one Friday.
    expect(weekdays).toEqual([1, 2, 1, 0, 1, 0, 0]);
    expect(repeat).toEqual({ clients: { count: 1, of: 1 }, salons: { count: 1, of: 1 } });
    expect(upcoming).toMatchObject({ shifts: 1, visits: 1, visitsPrice: 8000 });
    expect(Date.parse(upcoming.nextAt ?? '')).toBeGreaterThan(app.clock.now().getTime());
  });

  test('reads how many applications and offers were accepted, of those decided', async () => {
    const person = await signIn((t) => makeGroomer(t));
    await app.transact(async (t) => {
      for (const status of ['accepted', 'declined', 'declined', 'pending', 'withdrawn'] as const) {
        const shift = await makeShift(t);
        await makeApplication(t, { shiftId: shift.id, groomerId: person.id, status });
      }
      const earlier = await makeShift(t);
      await makeApplication(t, {
        shiftId: earlier.id,
        groomerId: person.id,
        status: 'declined',
        createdAt: new Date('2026-10-31T12:00:00Z'),
      });
      await makeVisit(t, { providerId: person.id });
      const open = await makeRequest(t);
      await makeOffer(t, { requestId: open.id, providerId: person.id });
    });
    expect(await figuresOf(person)).toMatchObject({
      any: false,
      applications: { sent: 5, accepted: { count: 1, of: 3 } },
      offers: { sent: 2, accepted: { count: 1, of: 1 } },
    });
  });

  test('reads the reviews that can be read, by their day in the own time zone', async () => {
    await app.transact(async (t) => {
      await insertReview(t.sql, review(5, '2026-11-05T12:00:00Z'));
      await insertReview(t.sql, review(4, '2026-11-21T03:00:00Z'));
      await insertReview(t.sql, review(1, '2026-11-06T12:00:00Z', false));
      await insertReview(t.sql, review(1, '2026-11-01T04:00:00Z'));
    });
    await app.transact((t) =>
      insertReview(t.sql, {
        ...review(2, '2026-11-05T12:00:00Z'),
        engagementType: 'shift',
        authorId: salon.id,
      }),
    );
    expect((await figuresOf(groomer)).ratings).toEqual({
      visit: { average: 4.5, count: 2, stars: [0, 0, 0, 1, 1] },
      shift: { average: 2, count: 1, stars: [0, 1, 0, 0, 0] },
    });
  });

  test('without work reads zeros and no rating', async () => {
    const person = await signIn((t) => makeGroomer(t));
    expect(await figuresOf(person)).toMatchObject({
      any: false,
      earned: { shifts: 0, visits: 0, unconfirmed: 0, disputed: 0 },
      ratings: {
        shift: { average: null, count: 0, stars: [0, 0, 0, 0, 0] },
        visit: { average: null, count: 0, stars: [0, 0, 0, 0, 0] },
      },
      upcoming: { shifts: 0, visits: 0, nextAt: null },
    });
  });
});

describe('a business', () => {
  test('reads its revenue, what it paid, and how many shifts were filled', async () => {
    expect(await ofSalon()).toMatchObject({
      any: true,
      revenue: { shifts: 170_000, visits: 0 },
      paid: { groomers: 30_000, unconfirmed: 35_000, disputed: 20_000 },
      work: { shifts: 3, dogs: 18 },
      filled: { count: 3, of: 4 },
      repeat: { groomers: { count: 1, of: 1 }, clients: { count: 0, of: 0 } },
      upcoming: { shifts: 1, open: 1 },
    });
  });

  test('reads the middle of the times that shifts took to fill', async () => {
    const { id } = await app.transact((t) => makeBusiness(t));
    const shifts = await app.transact(async (t) => {
      const postedAt = new Date('2026-11-02T12:00:00Z');
      const made = [];
      for (const day of ['2026-11-04', '2026-11-05', '2026-11-06'])
        made.push(await makeShift(t, { businessId: id, day, postedAt, status: 'filled' }));
      return made;
    });
    for (const [index, { id: shiftId, postedAt }] of shifts.entries())
      await app.app.platform.sql`
        update shifts set filled_at = ${after(postedAt, hours([1, 2, 30][index] ?? 0))} where id = ${shiftId}`;
    const owner = await app.as(id);
    const { body } = await owner.call('GET /api/figures/business', { query: november });
    expect(body.timeToFill).toEqual({ minutes: 120, of: 3 });
    expect(body.applications).toBe(3);
  });
});

describe('a pet owner', () => {
  test('reads what was spent and saved, on whom and where', async () => {
    const { body } = await parent.call('GET /api/figures/pet-owner', { query: november });
    expect(body).toMatchObject({
      any: true,
      spent: { total: 19_000, saved: 1000 },
      visits: 2,
      providers: [{ id: groomer.id, visits: 2, spent: 19_000 }],
      repeat: { count: 1, of: 1 },
      upcoming: { visits: 1, visitsPrice: 8000 },
    });
    expect(body.pets.map(({ visits }) => visits)).toEqual([1, 1]);
    expect(body.steps.reduce((sum, { spent }) => sum + spent, 0)).toBe(19_000);
  });

  test('reads how many requests were booked, and how soon the first offer came', async () => {
    const person = await signIn((t) => makePetOwner(t));
    await app.transact(async (t) => {
      await makeVisit(t, { ownerId: person.id });
      const open = await makeRequest(t, { ownerId: person.id });
      await makeOffer(t, { requestId: open.id });
      await makeOffer(t, { requestId: open.id });
    });
    await app.app.platform.sql`
      update offers o set created_at = r.posted_at + interval '90 minutes'
      from grooming_requests r where r.id = o.request_id and r.owner_id = ${person.id}`;
    const { body } = await person.call('GET /api/figures/pet-owner', { query: november });
    expect(body.requests).toEqual({ posted: 2, offers: 3, booked: { count: 1, of: 1 } });
    expect(body.firstOffer).toEqual({ minutes: 90, of: 2 });
  });
});

describe('the list of jobs', () => {
  test('has every job of the period, and no cell that a spreadsheet would run', async () => {
    const { statusCode, rows } = await csvOf(groomer, 'groomer');
    expect(statusCode).toBe(200);
    expect(rows).toHaveLength(1 + 5);
    expect(rows[1]).toBe("2026-11-02,Shift,'=Shoal Creek,Full-groom day,6,600.00,50,,,0.00,300.00,confirmed");
    expect(rows[5]).toMatch(/^2026-11-20,Visit,Jordan Ellis,.*,1,,,,,,90\.00,agreed price$/);
  });

  test('names the other side, and has only one’s own', async () => {
    expect((await csvOf(salon, 'business')).rows).toHaveLength(1 + 3);
    expect((await csvOf(parent, 'pet-owner')).rows).toHaveLength(1 + 2);
    expect((await csvOf(parent, 'groomer')).rows).toHaveLength(1);
    expect((await csvOf(app.stranger, 'groomer')).statusCode).toBe(401);
  });
});

describe('the figures are refused', () => {
  test('to other roles and to callers who are not signed in', async () => {
    for (const who of [salon, parent])
      expect((await who.call('GET /api/figures/groomer', { query: november })).problem.code).toBe(
        'wrong_role',
      );
    expect((await groomer.call('GET /api/figures/business', { query: november })).status).toBe(403);
    expect((await groomer.call('GET /api/figures/pet-owner', { query: november })).status).toBe(403);
    expect((await app.stranger.call('GET /api/figures/groomer', { query: november })).status).toBe(401);
  });

  test('for a period that ends before it begins, or lasts more than three years', async () => {
    for (const query of [
      { from: '2026-11-02', to: '2026-11-01' },
      { from: '2023-01-01', to: '2026-11-01' },
      { from: 'today', to: '2026-11-01' },
    ])
      expect((await groomer.call('GET /api/figures/groomer', { query })).status).toBe(422);
  });
});
