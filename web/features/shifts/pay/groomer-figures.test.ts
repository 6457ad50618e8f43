import { expect, it } from 'vitest';
import { figuresOf, workedOnly } from './groomer-figures.ts';
import type { Worked } from './groomer-figures.ts';
import { ownApplication } from '../apply/own-application.testing.ts';

const now = new Date(2026, 10, 25, 12);
const on = (month: number, day: number, pay: Partial<Worked['pay']> = {}) =>
  ownApplication({
    status: 'completed',
    shift: {
      shiftDate: new Date(2026, month - 1, day, 9).toISOString(),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    pay: {
      dogsGroomed: 6,
      revenue: 60_000,
      bonus: 0,
      pay: 27_000,
      recordedAt: '2026-11-24T00:00:00Z',
      state: 'confirmed',
      confirmBy: '2026-11-26T00:00:00Z',
      disputeReason: null,
      ...pay,
    },
  });

it('sums worked shifts and counts disputed ones as work but not as earnings', () => {
  const worked = workedOnly([
    on(11, 23),
    on(11, 2, { state: 'waiting', pay: 10_000 }),
    on(11, 20, { state: 'disputed' }),
    on(10, 31),
    ownApplication(),
  ]);
  expect(figuresOf(worked, [], now)).toMatchObject({
    shifts: 4,
    dogs: 24,
    earnedThisMonth: 37_000,
    unconfirmed: 10_000,
  });
});

it('assigns each day to its week, Monday to Sunday', () => {
  const { weeks } = figuresOf(workedOnly([on(11, 23), on(11, 22), on(11, 16), on(10, 4)]), [], now);
  expect(weeks.map(({ label }) => label)).toEqual([
    'Oct\u00a05',
    'Oct\u00a012',
    'Oct\u00a019',
    'Oct\u00a026',
    'Nov\u00a02',
    'Nov\u00a09',
    'Nov\u00a016',
    'Nov\u00a023',
  ]);
  expect(weeks.map(({ value }) => value)).toEqual([0, 0, 0, 0, 0, 0, 54_000, 27_000]);
  expect(weeks.findIndex((week) => week.now)).toBe(7);
});

const visit = (day: string, pay: number) => ({ day, owner: 'Dana Whitfield', title: 'Bath', pets: 2, pay });

it('counts visits beside shifts at their agreed price', () => {
  const figures = figuresOf(
    workedOnly([on(11, 23)]),
    [visit('2026-11-24', 11_900), visit('2026-10-31', 9000)],
    now,
  );
  expect(figures).toMatchObject({
    shifts: 1,
    dogs: 6,
    visits: 2,
    pets: 4,
    earnedThisMonth: 38_900,
    atVisitsThisMonth: 11_900,
  });
  expect(figures.weeks.at(-1)?.value).toBe(38_900);
});
