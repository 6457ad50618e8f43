import type { Books, IncomeKind, Trip } from '#contract/books/books.ts';
import { form1099Threshold, mileageAmount, mileageRateOn, mileageRates } from '#reference/mileage-rates.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import {
  findFees,
  findNotCheckedOut,
  findOwed,
  findPayouts,
  findShiftEarnings,
  findTakings,
} from './books.queries.ts';
import type { JobRow, NotCheckedOutRow, TakingRow } from './books.queries.ts';
import { findExpenses, findTips, findTrips } from './entries.queries.ts';
import type { TripRow } from './entries.queries.ts';

/** More are counted and summed up, so that a list of visits that nobody bills stays readable. */
const mostNotCheckedOut = 100;

/** A year, or the days from one to another. */
export type Days = { year?: number | undefined; from?: string | undefined; to?: string | undefined };

/** The first and last day. */
export const daysOf = ({ year, from, to }: Days) => ({
  from: from ?? `${year}-01-01`,
  to: to ?? `${year}-12-31`,
});

/**
 * Returns the books of some days. Shifts count on their day and visits on the day of each payment, without tip and sales
 * tax. Pay that waits for its confirmation or is disputed is in no sum but its own; what a shift brought in counts as recorded.
 */
export async function getBooks(sql: Sql, accountId: string, days: Days, now: Date): Promise<Books> {
  const asked = { accountId, ...daysOf(days) };
  const year = Number(asked.from.slice(0, 4));
  const [shifts, takings, owed, notCheckedOut, payouts, tips, expenses, trips, fees] = [
    await findShiftEarnings(sql, asked),
    await findTakings(sql, asked),
    await findOwed(sql, asked),
    await findNotCheckedOut(sql, asked, now, mostNotCheckedOut),
    await findPayouts(sql, asked),
    await findTips(sql, asked),
    await findExpenses(sql, asked),
    (await findTrips(sql, asked)).map(toTrip),
    await findFees(sql, asked),
  ];
  const visits = takings.flatMap(toJob);
  const jobs = [...shifts, ...visits].toSorted((one, other) => one.day.localeCompare(other.day));
  const form1099From = form1099Threshold(year) ?? null;
  const settled = jobs.filter(isSettled);
  const paid = payouts.filter(isSettled);
  const rates = mileageRates.filter(({ from, to }) => from <= asked.to && to >= asked.from);
  return {
    year,
    from: asked.from,
    to: asked.to,
    jobs,
    payers: byPerson(settled),
    takings: takings.map(shownTaking),
    methods: sumBy(
      takings,
      ({ method }) => method,
      ({ amount, tip }) => amount + tip,
    ).map(([method, amount]) => ({
      method,
      amount,
    })),
    tipsByPerson: sumBy(
      takings,
      ({ tipFor }) => tipFor,
      ({ tip }) => tip,
    ).map(([name, amount]) => ({ name, amount })),
    owed,
    ...byDay(notCheckedOut),
    tips,
    expenses,
    trips,
    fees,
    payments: payouts.map(({ kind: _kind, payerId: _payerId, ...payment }) => payment),
    payees: byPerson(paid).map((payee) => ({
      ...payee,
      form1099: payee.paidAs === '1099' && form1099From !== null && payee.total >= form1099From,
    })),
    rates,
    form1099From,
    totals: {
      earned: sum(settled),
      sales: sum(visits),
      salesTax: takings.reduce((cents, { tax }) => cents + tax, 0),
      owed: sum(owed),
      unconfirmed: sum(jobs.filter(isWaiting)),
      disputed: sum(jobs.filter(isDisputed)),
      tips: sum(tips) + takings.reduce((cents, { tip }) => cents + tip, 0),
      expenses: sum(expenses),
      fees: sum(fees),
      miles: trips.reduce((tenths, { miles }) => tenths + Math.round(miles * 10), 0) / 10,
      mileage: rates.length === 0 ? null : trips.reduce((cents, { amount }) => cents + (amount ?? 0), 0),
      shiftRevenue: payouts.reduce((cents, { revenue }) => cents + revenue, 0),
      paidOut: sum(paid),
      paidOutUnconfirmed: sum(payouts.filter(isWaiting)),
      paidOutDisputed: sum(payouts.filter(isDisputed)),
    },
  };
}

/** The latest visits that were not checked out in the order of their days, and what is before them. */
function byDay(latest: readonly NotCheckedOutRow[]) {
  const { found, sum: inAll } = latest[0] ?? { found: 0, sum: 0 };
  return {
    notCheckedOut: latest.toReversed().map(({ found: _found, sum: _sum, ...visit }) => visit),
    notCheckedOutBefore: { visits: found - latest.length, amount: inAll - sum(latest) },
  };
}

const shownTaking = ({ id, visitId, day, name, title, method, amount, tax, tip, tipFor }: TakingRow) => ({
  id,
  visitId,
  day,
  name,
  title,
  method,
  amount,
  tax,
  tip,
  tipFor,
});

/** What a payment earned; a payment that was only a tip earned nothing. */
const toJob = ({ visitId, payerId, day, name, title, amount, tax }: TakingRow): JobRow[] =>
  amount === 0
    ? []
    : [
        {
          kind: 'visit',
          id: visitId,
          day,
          name,
          title,
          paidAs: 'self_employed',
          amount: amount - tax,
          state: 'agreed',
          payerId,
        },
      ];

/** Sums rows by a key, largest first; keys that sum to nothing are left out. */
function sumBy<Row, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  amountOf: (row: Row) => number,
): [Key, number][] {
  const sums = new Map<Key, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + amountOf(row));
  return [...sums].filter(([, amount]) => amount !== 0).toSorted(([, one], [, other]) => other - one);
}

const waiting: JobRow['state'] = 'waiting';
const disputed: JobRow['state'] = 'disputed';
type WithState = Pick<JobRow, 'state'>;
const isWaiting = ({ state }: WithState): boolean => state === waiting;
const isDisputed = ({ state }: WithState): boolean => state === disputed;
const isSettled = (row: WithState): boolean => !isWaiting(row) && !isDisputed(row);

const sum = (rows: readonly { amount: number }[]): number =>
  rows.reduce((total, { amount }) => total + amount, 0);

export function toTrip({ distance, ...trip }: TripRow): Trip {
  const rate = mileageRateOn(trip.day);
  return { ...trip, miles: distance / 10, amount: rate ? mileageAmount(distance, rate.rate) : null };
}

/** Sums jobs by the other side and by how they are paid, largest first. A visit with several payments is one job. */
function byPerson(jobs: readonly JobRow[]) {
  const people = new Map<
    string,
    { id: string; name: string; paidAs: IncomeKind; ids: Set<string>; total: number }
  >();
  for (const { id, payerId, name, paidAs, amount } of jobs) {
    const key = `${payerId} ${paidAs}`;
    const person = people.get(key) ?? { id: payerId, name, paidAs, ids: new Set<string>(), total: 0 };
    people.set(key, { ...person, ids: person.ids.add(id), total: person.total + amount });
  }
  return [...people.values()]
    .map(({ ids, ...person }) => ({ ...person, jobs: ids.size }))
    .toSorted((one, other) => other.total - one.total);
}
