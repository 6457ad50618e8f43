import type { ShiftDue, WaivedBecause } from '#contract/shifts/shift-dues.ts';
import type { CancelTerms } from '#contract/shifts/cancel-terms.ts';
import { insertRow, moveRow } from '#server/platform/database/move-row.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { dueLifecycle } from './shift-dues.lifecycle.ts';
import type { DueAction } from './shift-dues.policy.ts';

const { transitions } = dueLifecycle;

export type NewDue = {
  id: string;
  shiftId: string;
  businessId: string;
  groomerId: string;
  cancelTerms: CancelTerms;
  amount: number;
  weather: boolean;
  createdAt: Date;
};
export type DueRow = Omit<ShiftDue, 'actions'> & { businessId: string; groomerId: string };

export const insertDue = (sql: Sql, due: NewDue) => insertRow(sql, dueLifecycle, transitions.owe, due);

const rows = (sql: Sql) => sql`
  select d.id, d.shift_id, d.business_id, d.groomer_id, s.title, s.starts_at as shift_date, s.time_zone, b.business_name,
    g.first_name || ' ' || g.last_name as groomer_name, d.cancel_terms, d.amount, d.weather, d.state, d.created_at,
    d.said_paid_at, d.settled_at, d.waived_because
  from shift_dues d join shifts s on s.id = d.shift_id join business_profiles b on b.account_id = d.business_id
  join accounts g on g.id = d.groomer_id`;

export async function findDue(sql: Sql, id: string): Promise<DueRow | undefined> {
  const [row] = await sql<DueRow[]>`${rows(sql)} where d.id = ${id}`;
  return row;
}

/** Returns up to one more than `limit`. */
export const findDues = (
  sql: Sql,
  accountId: string,
  { shiftId, cursor, limit }: { shiftId: string | undefined; cursor: string | undefined; limit: number },
) => sql<DueRow[]>`
  ${rows(sql)} where ${accountId} in (d.business_id, d.groomer_id) ${shiftId ? sql`and d.shift_id = ${shiftId}` : sql``}
    ${cursor ? sql`and d.id < ${cursor}` : sql``}
  order by d.id desc limit ${limit + 1}`;

type DueChange = { saidPaidAt?: Date; settledAt?: Date; waivedBecause?: WaivedBecause };

/** Takes a due through a transition. @throws Problem `too_late` as `moveRow` */
export const moveDue = (sql: Sql, id: string, action: DueAction, change: DueChange) =>
  moveRow(sql, dueLifecycle, transitions[action], sql`id = ${id}`, change);

/** Removes what calling a shift off at an instant owed, because that was undone. */
export const deleteDueSince = (sql: Sql, shiftId: string, at: string) =>
  sql`delete from shift_dues where shift_id = ${shiftId} and created_at >= ${at} and state = 'owed'`;

export const exportDues = (sql: Sql, accountId: string) => sql`
  select id, shift_id, case when business_id = ${accountId} then 'owes' else 'is owed' end as side, cancel_terms, amount,
    weather, state, created_at, said_paid_at, settled_at, waived_because
  from shift_dues where business_id = ${accountId} or groomer_id = ${accountId} order by created_at, id`;
