import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeHome } from '#contract/shifts/take-home.ts';
import { workOf } from '#contract/shifts/work-kinds.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { hoursOf, rankOf } from '../search/pay-rank.scenario.ts';
import { post, signInGroomer, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const saturday = {
  title: 'Saturday',
  dogCount: 5,
  payPercentage: 50,
  estimatedPayMin: null,
  estimatedPayMax: null,
  hours: 8,
};
const usual = { price: { min: 62, max: 92 }, ownPrice: false, rent: 0, hourly: null };
const one = { dogs: 1, fewer: false, ...usual };

test('take-home without an estimate is dogs × usual price × percentage, for no more dogs than the hours allow', () => {
  expect(takeHome(saturday)).toEqual({ min: 155, max: 230, workedOut: { dogs: 5, fewer: false, ...usual } });
  expect(takeHome({ ...saturday, dogCount: 1 })).toEqual({ min: 31, max: 46, workedOut: one });
  expect(takeHome({ ...saturday, dogCount: 60 })?.workedOut).toEqual({ dogs: 5, fewer: true, ...usual });
  expect(takeHome({ ...saturday, dogCount: 60, title: 'Bath day' })?.workedOut?.dogs).toBe(10);
  expect(takeHome({ ...saturday, hours: 1 })).toBeUndefined();
  expect(takeHome({ ...saturday, hours: 1, estimatedPayMin: 80 })).toEqual({
    min: 80,
    max: 80,
    workedOut: null,
  });
});

const titles = [
  ['Saturday', 'groom'],
  ['Full-groom Saturday, mostly doodles', 'groom'],
  ['Bath day', 'bath'],
  ['Wash, dry, repeat', 'bath'],
  ['Cover at Washington Park', 'groom'],
  ['Bath and tidy rush', 'bath_tidy'],
  ['Baths and grooms', 'mixed'],
  ['Nail clinic', 'nails'],
  ['Nails and baths', 'bath'],
  ['Hand-strip day: four terriers', 'hand_strip'],
  ['Strip mall salon, Sunday', 'groom'],
  ['Cat day, quiet room', 'cats'],
  ['Dogs and cats', 'groom'],
] as const;

test.each(titles)('the work of "%s" is %s', (title, kind) => {
  expect(workOf(title)).toBe(kind);
});

test.each([
  // 40 dogs in five hours are more nails than one groomer trims.
  ['Nail clinic', 40, 5, 30, { min: 225, max: 300 }],
  ['Bath day', 12, 8, 10, { min: 200, max: 375 }],
  ['Hand-strip day', 3, 8, 3, { min: 135, max: 270 }],
  ['Cat day', 6, 8, 6, { min: 270, max: 420 }],
])(
  '%s of %i animals in %i hours pays for %i at the price of such work',
  (title, dogCount, hours, dogs, pay) => {
    const day = takeHome({ ...saturday, title, dogCount, hours });
    expect(day).toMatchObject({ ...pay, workedOut: { dogs, ownPrice: false } });
  },
);

test('sorts by what the arithmetic supports, and an estimate above it counts for no more', async () => {
  const owner = await signInOwner(app);
  for (const shift of [
    { title: 'Sixty dogs', dogCount: 60, payPercentage: 100 },
    { title: 'Told', estimatedPayMin: 100, estimatedPayMax: 120 },
    { title: 'Lone minimum', estimatedPayMin: 110, payPercentage: 90 },
    { title: 'One hour', startTime: '08:00', endTime: '09:00', payPercentage: 100 },
    { title: 'One dog', dogCount: 1, payPercentage: 60 },
    { title: 'Bathing day', dogCount: 60, payPercentage: 100 },
    { title: 'Told up to', estimatedPayMax: 90 },
    { title: 'Told a fortune', dogCount: 3, estimatedPayMin: 900, estimatedPayMax: 1200 },
  ])
    await post(app, owner, shift);
  const groomer = await signInGroomer(app);
  const { body } = await groomer.call('GET /api/shifts', { query: { sort: 'pay' } });
  expect(body.map(({ title }) => title)).toEqual([
    'Bathing day',
    'Sixty dogs',
    'Told a fortune',
    'Told',
    'Lone minimum',
    'Told up to',
    'One dog',
    'One hour',
  ]);
  // The database calculates the same sort key as the contract.
  const { sql } = app.app.platform;
  const rows = await sql<{ id: string; payRank: number }[]>`select id, pay_rank from shifts`;
  expect(new Map(rows.map(({ id, payRank }) => [id, payRank]))).toEqual(
    new Map(body.map((card) => [card.id, rankOf({ ...card, hours: hoursOf(card.shiftDate, card.endsAt) })])),
  );
});

test('booth rent leaves the take-home, and is dropped with another way of paying', async () => {
  expect(takeHome({ ...saturday, payPercentage: 100, boothRent: 8000 })).toMatchObject({
    min: 230,
    max: 380,
    workedOut: { rent: 80 },
  });
  expect(takeHome({ ...saturday, boothRent: 90_000 })).toMatchObject({ min: 0, max: 0 });
  const owner = await signInOwner(app);
  const booth = { title: 'Booth', payPercentage: 100, payModel: 'booth_rent', boothRent: 8000 };
  const shift = await post(app, owner, booth);
  expect(shift).toMatchObject({ payModel: 'booth_rent', boothRent: 8000 });
  const { sql } = app.app.platform;
  const [row] = await sql<{ payRank: number }[]>`select pay_rank from shifts where id = ${shift.id}`;
  expect(row?.payRank).toBe(380);
  const params = { id: shift.id };
  const change = async (body: object) => (await owner.call('PATCH /api/shifts/:id', { params, body })).body;
  const dearer = await change({ boothRent: 10_000 });
  expect(dearer.boothRent).toBe(10_000);
  expect(dearer.history.at(-1)?.note).toBe('Booth rent: $80 → $100');
  expect((await change({ payModel: '1099' })).boothRent).toBeNull();
  expect((await post(app, owner, { ...booth, payModel: 'w2' })).boothRent).toBeNull();
  const refused = await owner.call('POST /api/shifts', { body: { ...booth, boothRent: -1 } });
  expect(refused.status).toBe(422);
});

const row = (service: string, size: string, from: number) => ({ service, size, from, minutes: null });

test('a business’s own prices of the day of posting come first', async () => {
  const owner = await signInOwner(app);
  const prices = [
    row('full_groom', 'small', 6700),
    row('full_groom', 'large', 13_300),
    row('full_groom', 'extra_large', 19_000),
    row('bath_brush', 'small', 4500),
  ];
  const saved = await owner.call('PUT /api/profiles/business/facts', { body: { prices } });
  expect(saved.status).toBe(200);
  const full = await post(app, owner, { title: 'Full-groom day' });
  expect(full).toMatchObject({ bookMin: 67, bookMax: 133 });
  expect(await post(app, owner, { title: 'Cat day' })).toMatchObject({ bookMin: null, bookMax: null });
  await owner.call('PUT /api/profiles/business/facts', {
    body: { prices: [row('full_groom', 'small', 9000)] },
  });
  const params = { id: full.id };
  expect((await owner.call('GET /api/shifts/:id', { params })).body).toMatchObject({ bookMax: 133 });
  const renamed = await owner.call('PATCH /api/shifts/:id', { params, body: { title: 'Grooming day' } });
  expect(renamed.body).toMatchObject({ bookMin: 90, bookMax: 90 });
});
