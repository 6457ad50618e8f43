import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeHome } from '#contract/shifts/take-home.ts';
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
const one = { dogs: 1, fewer: false };

test('take-home without an estimate is dogs × usual price × percentage, for no more dogs than the hours allow', () => {
  expect(takeHome(saturday)).toEqual({ min: 155, max: 230, workedOut: { dogs: 5, fewer: false } });
  expect(takeHome({ ...saturday, dogCount: 1 })).toEqual({ min: 31, max: 46, workedOut: one });
  expect(takeHome({ ...saturday, dogCount: 60 })?.workedOut).toEqual({ dogs: 5, fewer: true });
  expect(takeHome({ ...saturday, dogCount: 60, title: 'Bath day' })?.workedOut?.dogs).toBe(10);
  expect(takeHome({ ...saturday, hours: 1 })).toBeUndefined();
  expect(takeHome({ ...saturday, hours: 1, estimatedPayMin: 80 })).toEqual({
    min: 80,
    max: 80,
    workedOut: null,
  });
});

test('sorts by pay: stated estimates, lone minimums, calculated estimates, shifts without pay', async () => {
  const owner = await signInOwner(app);
  for (const shift of [
    { title: 'Sixty dogs', dogCount: 60, payPercentage: 100 },
    { title: 'Told', estimatedPayMin: 100, estimatedPayMax: 120 },
    { title: 'Lone minimum', estimatedPayMin: 110, payPercentage: 90 },
    { title: 'One hour', startTime: '08:00', endTime: '09:00', payPercentage: 100 },
    { title: 'One dog', dogCount: 1, payPercentage: 60 },
    { title: 'Bathing day', dogCount: 60, payPercentage: 100 },
    { title: 'Told up to', estimatedPayMax: 90 },
  ])
    await post(app, owner, shift);
  const groomer = await signInGroomer(app);
  const { body } = await groomer.call('GET /api/shifts', { query: { sort: 'pay' } });
  expect(body.map(({ title }) => title)).toEqual([
    'Told',
    'Lone minimum',
    'Told up to',
    'Bathing day',
    'Sixty dogs',
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
