import type { Books, IncomeKind, Trip } from '#contract/books.ts';
import { form1099Threshold, mileageAmount, mileageRateOn, mileageRates } from '#reference/mileage-rates.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findEarnings, findFees, findPayouts } from './books.queries.ts';
import type { JobRow } from './books.queries.ts';
import { findExpenses, findTips, findTrips } from './entries.queries.ts';
import type { TripRow } from './entries.queries.ts';

/** Returns the books of a year. Work counts in the year of its day; disputed pay is in no sum. */
export async function getBooks(sql: Sql, accountId: string, year: number): Promise<Books> {
  const asked = { accountId, year };
  const [jobs, payouts, tips, expenses, trips, fees] = [
    await findEarnings(sql, asked),
    await findPayouts(sql, asked),
    await findTips(sql, asked),
    await findExpenses(sql, asked),
    (await findTrips(sql, asked)).map(toTrip),
    await findFees(sql, asked),
  ];
  const form1099From = form1099Threshold(year) ?? null;
  const settled = jobs.filter(isCounted);
  const paid = payouts.filter(isCounted);
  const rates = mileageRates.filter(({ from }) => from.startsWith(`${year}-`));
  return {
    year,
    jobs,
    payers: byPerson(settled),
    tips,
    expenses,
    trips,
    fees,
    payees: byPerson(paid).map((payee) => ({
      ...payee,
      form1099: payee.paidAs === '1099' && form1099From !== null && payee.total >= form1099From,
    })),
    rates,
    form1099From,
    totals: {
      earned: sum(settled),
      unconfirmed: sum(jobs.filter(({ state }) => state === waiting)),
      disputed: sum(jobs.filter((job) => !isCounted(job))),
      tips: sum(tips),
      expenses: sum(expenses),
      fees: sum(fees),
      miles: trips.reduce((tenths, { miles }) => tenths + Math.round(miles * 10), 0) / 10,
      mileage: rates.length === 0 ? null : trips.reduce((cents, { amount }) => cents + (amount ?? 0), 0),
      shiftRevenue: payouts.reduce((cents, { revenue }) => cents + revenue, 0),
      paidOut: sum(paid),
    },
  };
}

const waiting: JobRow['state'] = 'waiting';
const disputed: JobRow['state'] = 'disputed';
const isCounted = ({ state }: Pick<JobRow, 'state'>): boolean => state !== disputed;

const sum = (rows: readonly { amount: number }[]): number =>
  rows.reduce((total, { amount }) => total + amount, 0);

export function toTrip({ distance, ...trip }: TripRow): Trip {
  const rate = mileageRateOn(trip.day);
  return { ...trip, miles: distance / 10, amount: rate ? mileageAmount(distance, rate.rate) : null };
}

/** Sums jobs by the other side and by how they are paid, largest first. */
function byPerson(jobs: readonly JobRow[]) {
  const people = new Map<
    string,
    { id: string; name: string; paidAs: IncomeKind; jobs: number; total: number }
  >();
  for (const { payerId, name, paidAs, amount } of jobs) {
    const key = `${payerId} ${paidAs}`;
    const person = people.get(key) ?? { id: payerId, name, paidAs, jobs: 0, total: 0 };
    people.set(key, { ...person, jobs: person.jobs + 1, total: person.total + amount });
  }
  return [...people.values()].toSorted((one, other) => other.total - one.total);
}
