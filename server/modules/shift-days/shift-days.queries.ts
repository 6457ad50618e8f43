import { randomInt } from 'node:crypto';
import type { ShiftExtra } from '#contract/shifts/shift-days.ts';
import { insertRow, moveRow } from '#server/platform/database/move-row.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { TransitionOf } from '#server/platform/lifecycle.ts';
import { extraLifecycle } from './extras.lifecycle.ts';

const { transitions } = extraLifecycle;

export type DayRow = {
  code: string | null;
  onMyWayAt: string | null;
  lateMinutes: number | null;
  groomerArrivedAt: string | null;
  ownerArrivedAt: string | null;
  arrivedAt: string | null;
  byCode: boolean;
  leftAt: string | null;
  leftNote: string | null;
  leftAllowed: boolean | null;
};

const emptyDay: DayRow = {
  code: null,
  onMyWayAt: null,
  lateMinutes: null,
  groomerArrivedAt: null,
  ownerArrivedAt: null,
  arrivedAt: null,
  byCode: false,
  leftAt: null,
  leftNote: null,
  leftAllowed: null,
};

export async function findDay(sql: Sql, shiftId: string, groomerId: string): Promise<DayRow> {
  const [row] = await sql<DayRow[]>`
    select code, on_my_way_at, late_minutes, groomer_arrived_at, owner_arrived_at, arrived_at, by_code, left_at, left_note,
      left_allowed
    from shift_days where shift_id = ${shiftId} and groomer_id = ${groomerId}`;
  return row ?? emptyDay;
}

type DaySides = { shiftId: string; groomerId: string; businessId: string };
type DayChange = { [Key in Exclude<keyof DayRow, 'code'>]?: Date | DayRow[Key] };

const newCode = () => String(randomInt(10_000)).padStart(4, '0');

/** Starts the day of a shift that is filled, with a code; one that has begun keeps its own. */
export const openDay = (sql: Sql, sides: DaySides, now: Date) => sql`
  insert into shift_days ${sql({ ...sides, createdAt: now, code: newCode() })} on conflict do nothing`;

/** Notes what a side says about the day. */
export const writeDay = (sql: Sql, sides: DaySides, now: Date, change: DayChange) => sql`
  insert into shift_days ${sql({ ...sides, createdAt: now, code: newCode(), ...change })}
  on conflict (shift_id, groomer_id) do update set ${sql(change)}`;

type Extra = Omit<ShiftExtra, 'actions'>;
type ExtraRow = Extra & {
  shiftId: string;
  groomerId: string;
  businessId: string;
};

const extraColumns = (sql: Sql) => sql`
  id, dogs, minutes, note, state, created_at, answer_by, answered_at`;

export const findExtras = (sql: Sql, shiftId: string, groomerId: string) => sql<Extra[]>`
  select ${extraColumns(sql)} from shift_extras
  where shift_id = ${shiftId} and groomer_id = ${groomerId} order by created_at, id limit 30`;

export async function findExtra(sql: Sql, id: string): Promise<ExtraRow | undefined> {
  const [row] = await sql<
    ExtraRow[]
  >`select shift_id, groomer_id, business_id, ${extraColumns(sql)} from shift_extras where id = ${id}`;
  return row;
}

type NewExtra = DaySides & {
  id: string;
  dogs: number;
  minutes: number;
  note: string | null;
  createdAt: Date;
  answerBy: Date;
};

export const insertExtra = (sql: Sql, extra: NewExtra) =>
  insertRow(sql, extraLifecycle, transitions.claim, extra);

/** Takes a claim through a transition. @throws Problem `too_late` as `moveRow` */
export const moveExtra = (sql: Sql, id: string, transition: TransitionOf<typeof extraLifecycle>, now: Date) =>
  moveRow(sql, extraLifecycle, transitions[transition], sql`id = ${id}`, { answeredAt: now });

const side = (sql: Sql, accountId: string) =>
  sql`case when business_id = ${accountId} then 'business' else 'groomer' end as side`;

export const exportDays = (sql: Sql, accountId: string) => sql`
  select shift_id, ${side(sql, accountId)}, created_at, on_my_way_at, late_minutes, groomer_arrived_at, owner_arrived_at,
    arrived_at, by_code, left_at, left_note, left_allowed
  from shift_days where business_id = ${accountId} or groomer_id = ${accountId} order by created_at, shift_id`;

export const exportExtras = (sql: Sql, accountId: string) => sql`
  select id, shift_id, ${side(sql, accountId)}, dogs, minutes, note, state, created_at, answer_by, answered_at
  from shift_extras where business_id = ${accountId} or groomer_id = ${accountId} order by created_at, id`;
