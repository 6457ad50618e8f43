import type { Expense, Tip, Work } from '#contract/books/books.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type Entry = { id: string; accountId: string; day: string; createdAt: Date };
/** The work that a trip or a tip was for. */
export type WorkIds = { shiftId: string | null; visitId: string | null };
export type NewExpense = Entry & Omit<Expense, 'id' | 'day'>;
/** `distance` in tenths of a mile. */
export type NewTrip = Entry & WorkIds & { distance: number; purpose: string };
export type NewTip = Entry & WorkIds & { amount: number; note: string };

export type Tables = { expenses: NewExpense; mileage_trips: NewTrip; tips_received: NewTip };
export type EntryTable = keyof Tables;

export async function insertEntry<Table extends EntryTable>(sql: Sql, table: Table, entry: Tables[Table]) {
  if (table === 'expenses') await sql`insert into expenses ${sql(entry)}`;
  else if (table === 'mileage_trips') await sql`insert into mileage_trips ${sql(entry)}`;
  else await sql`insert into tips_received ${sql(entry)}`;
}

type Own = { id: string; accountId: string };

/** Locks an own entry. @returns whether it is there */
export async function lockEntry(sql: Sql, table: EntryTable, { id, accountId }: Own): Promise<boolean> {
  const mine = sql`where id = ${id} and account_id = ${accountId} for update`;
  const found =
    table === 'expenses'
      ? await sql`select from expenses ${mine}`
      : table === 'mileage_trips'
        ? await sql`select from mileage_trips ${mine}`
        : await sql`select from tips_received ${mine}`;
  return found.length === 1;
}

/** Overwrites an own entry. */
export async function updateEntry<Table extends EntryTable>(
  sql: Sql,
  table: Table,
  { id, accountId }: Own,
  change: Partial<Tables[Table]>,
): Promise<void> {
  const mine = sql`where id = ${id} and account_id = ${accountId}`;
  if (table === 'expenses') await sql`update expenses set ${sql(change)} ${mine}`;
  else if (table === 'mileage_trips') await sql`update mileage_trips set ${sql(change)} ${mine}`;
  else await sql`update tips_received set ${sql(change)} ${mine}`;
}

/** Deletes an own entry. @returns whether it was there */
export async function deleteEntry(
  sql: Sql,
  table: EntryTable,
  accountId: string,
  id: string,
): Promise<boolean> {
  const mine = sql`where id = ${id} and account_id = ${accountId} returning 1`;
  const removed =
    table === 'expenses'
      ? await sql`delete from expenses ${mine}`
      : table === 'mileage_trips'
        ? await sql`delete from mileage_trips ${mine}`
        : await sql`delete from tips_received ${mine}`;
  return removed.length === 1;
}

/** Whether a visit has a bill, which has its tips. */
export const isBilled = async (sql: Sql, visitId: string): Promise<boolean> =>
  (await sql`select from bills where visit_id = ${visitId} and voided_at is null`).length > 0;

/** Whether an account worked on a shift or a visit, or had it done. */
export async function isOwnWork(
  sql: Sql,
  accountId: string,
  { shiftId, visitId }: WorkIds,
): Promise<boolean> {
  const found = await sql`
    select from shift_applications a join shifts s on s.id = a.shift_id
    where s.id = ${shiftId} and a.accepted_at is not null and ${accountId} in (a.groomer_id, s.business_id)
    union all select from visits where id = ${visitId} and provider_id = ${accountId}`;
  return found.length > 0;
}

type Found = { accountId: string } & ({ from: string; to: string } | { id: string });

const which = (sql: Sql, { accountId, ...found }: Found) =>
  'id' in found
    ? sql`e.account_id = ${accountId} and e.id = ${found.id}`
    : sql`e.account_id = ${accountId} and e.day between ${found.from}::date and ${found.to}::date`;

const withWork = (sql: Sql) => sql`
  left join shifts s on s.id = e.shift_id left join visits v on v.id = e.visit_id`;
const workOf = (sql: Sql) => sql`
  case when s.id is not null then json_build_object('kind', 'shift', 'id', s.id, 'title', s.title)
    when v.id is not null then json_build_object('kind', 'visit', 'id', v.id, 'title', v.title) end as work`;

/** Finds the expenses of some days, or the one with an id; oldest first. */
export const findExpenses = (sql: Sql, found: Found) => sql<Expense[]>`
  select e.id, e.day, e.category, e.amount, e.note, e.receipt_url from expenses e
  where ${which(sql, found)} order by e.day, e.id`;

export type TripRow = { id: string; day: string; distance: number; purpose: string; work: Work | null };
export const findTrips = (sql: Sql, found: Found) => sql<TripRow[]>`
  select e.id, e.day, e.distance, e.purpose, ${workOf(sql)} from mileage_trips e ${withWork(sql)}
  where ${which(sql, found)} order by e.day, e.id`;

export const findTips = (sql: Sql, found: Found) => sql<Tip[]>`
  select e.id, e.day, e.amount, e.note, ${workOf(sql)} from tips_received e ${withWork(sql)}
  where ${which(sql, found)} order by e.day, e.id`;
