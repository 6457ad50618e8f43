import { percentOf } from '#contract/bills/bill-money.ts';
import type { MonthEnd, MonthEndPerson } from '#contract/books/month-end.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findDogs, findOwed, findTakings } from './books.queries.ts';
import type { TakingRow } from './books.queries.ts';
import { daysOf } from './get-books.ts';
import type { Days } from './get-books.ts';

/** What no one of the staff did. */
const nobody = 'Without a person';

/** `byPercent`: their sales by the share that was agreed at the check-out. */
type Sums = Pick<MonthEndPerson, 'staffId' | 'name' | 'dogs' | 'sales' | 'tips'> & {
  byPercent: Map<number, number>;
};

/**
 * Returns what each person of a business took in: sales on the day of each payment, less what was given back. A share is
 * rounded once for the days that are asked for, by what was agreed at the check-out.
 */
export async function getMonthEnd(sql: Sql, accountId: string, days: Days): Promise<MonthEnd> {
  const asked = { accountId, ...daysOf(days) };
  const [takings, owed, dogs] = [
    await findTakings(sql, asked),
    await findOwed(sql, asked),
    await findDogs(sql, asked),
  ];
  const people = new Map<string, Sums>();
  const personOf = (staffId: string | null, name: string | null): Sums => {
    const key = staffId ?? `name ${name}`;
    const known = people.get(key);
    if (known) return known;
    const made = { staffId, name: name ?? nobody, dogs: 0, sales: 0, tips: 0, byPercent: new Map() };
    people.set(key, made);
    return made;
  };
  for (const row of dogs) personOf(row.staffId, row.name).dogs += row.dogs;
  for (const taking of takings) addTaking(taking, personOf);
  addNamedTips(takings, people, personOf);
  const shown = [...people.values()]
    .map(({ byPercent, ...person }) => ({ ...person, ...shareOf(byPercent) }))
    .filter(({ dogs, sales, tips }) => dogs !== 0 || sales !== 0 || tips !== 0)
    .toSorted((one, other) => other.sales - one.sales || one.name.localeCompare(other.name));
  const salesTax = sumOf(takings, ({ tax }) => tax);
  const tips = sumOf(shown, (person) => person.tips);
  const fees = sumOf(takings, ({ isFee, amount, tax }) => (isFee ? amount - tax : 0));
  const sales = sumOf(shown, (person) => person.sales) + fees;
  return {
    year: Number(asked.from.slice(0, 4)),
    from: asked.from,
    to: asked.to,
    people: shown,
    owed,
    totals: {
      dogs: sumOf(shown, (person) => person.dogs),
      sales,
      fees,
      shares: sumOf(shown, ({ share }) => share),
      tips,
      salesTax,
      taken: sales + salesTax + tips,
      owed: sumOf(owed, ({ amount }) => amount),
    },
  };
}

type PersonOf = (staffId: string | null, name: string | null) => Sums;

function addTaking(
  { staffId, staffName, payPercent, isFee, amount, tax }: TakingRow,
  personOf: PersonOf,
): void {
  if (isFee || amount === 0) return;
  const person = personOf(staffId, staffName);
  person.sales += amount - tax;
  if (payPercent !== null)
    person.byPercent.set(payPercent, (person.byPercent.get(payPercent) ?? 0) + amount - tax);
}

/** A tip goes to whom it was given: the person of that name, or a name of its own. */
function addNamedTips(takings: readonly TakingRow[], people: Map<string, Sums>, personOf: PersonOf): void {
  for (const { tip, tipFor, staffId, staffName } of takings) {
    if (tip === 0) continue;
    const named = [...people.values()].find((each) => each.staffId !== null && each.name === tipFor);
    const person = tipFor === staffName ? personOf(staffId, staffName) : (named ?? personOf(null, tipFor));
    person.tips += tip;
  }
}

const shareOf = (byPercent: ReadonlyMap<number, number>) => ({
  payPercents: [...byPercent.keys()].toSorted((one, other) => one - other),
  share: sumOf([...byPercent], ([percent, sales]) => signedShare(sales, percent)),
});

/** Rounds what was given back as it rounds what was taken. */
const signedShare = (sales: number, percent: number): number =>
  sales < 0 ? -percentOf(-sales, percent) : percentOf(sales, percent);

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);
