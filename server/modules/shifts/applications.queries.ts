import type { ApplicationStatus } from '#contract/shifts/shift-lifecycle.ts';
import type { Application } from '#contract/shifts/shift-applications.ts';
import type { z } from 'zod';
import type { Sql } from '#server/platform/database/sql.ts';
import { applicationJson } from './view/shift-views.queries.ts';

export type LockedApplication = {
  id: string;
  shiftId: string;
  groomerId: string;
  status: ApplicationStatus;
  endedBecause: 'overlap' | null;
};

/**
 * Locks a groomer, so that applying and being accepted happen one at a time for each groomer. The seed keeps
 * the key apart from other advisory locks.
 */
export const lockGroomer = (sql: Sql, groomerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${groomerId}, 7720604))`;

export async function findApplication(sql: Sql, id: string) {
  const [row] = await sql<LockedApplication[]>`
    select id, shift_id, groomer_id, status, ended_because
    from shift_applications where id = ${id}`;
  return row;
}

/** An application without its `actions`. */
type ShownApplication = Omit<z.output<typeof Application>, 'actions'>;

export async function findShownApplication(sql: Sql, id: string): Promise<ShownApplication | undefined> {
  const [row] = await sql<{ application: ShownApplication }[]>`
    select ${applicationJson(sql)} as application
    from shift_applications a join shifts s on s.id = a.shift_id where a.id = ${id}`;
  return row?.application;
}

/**
 * Inserts an application, or sends it again after a withdrawal, and updates the shift's count.
 * @returns the application as shown
 */
export async function writeApplication(
  sql: Sql,
  application: { id: string; shiftId: string; groomerId: string; message: string | null; createdAt: Date },
): Promise<ShownApplication> {
  const [row] = await sql<{ application: ShownApplication }[]>`
    with a as (
      insert into shift_applications ${sql(application)}
      on conflict on constraint shift_applications_once do update set status = 'pending', message = excluded.message,
        created_at = excluded.created_at, seen_at = null, ended_at = null, ended_because = null
      returning *
    ), counted as (
      update shifts set application_count = application_count + 1 where id = ${application.shiftId}
    )
    select ${applicationJson(sql)} as application from a join shifts s on s.id = a.shift_id`;
  if (!row) throw new Error('An application was not stored');
  return row.application;
}

export const updateApplication = (
  sql: Sql,
  id: string,
  change: { status: ApplicationStatus; acceptedAt?: Date; endedAt?: Date; seenAt?: Date },
) => sql`update shift_applications set ${sql(change)} where id = ${id}`;

/** Moves every application of a shift in one of the states `from` to `status`. */
export const endApplications = (
  sql: Sql,
  shiftId: string,
  from: ApplicationStatus[],
  status: ApplicationStatus,
  endedAt: Date | null,
) => sql`
  update shift_applications set status = ${status}, ended_at = ${endedAt} where shift_id = ${shiftId} and status in ${sql(from)}`;

export const subtractApplication = (sql: Sql, shiftId: string) =>
  sql`update shifts set application_count = application_count - 1 where id = ${shiftId}`;

/** Finds the shifts that overlap a given shift and for which the groomer has a pending application. */
export async function findOverlappingShifts(sql: Sql, groomerId: string, shiftId: string) {
  const rows = await sql<{ id: string }[]>`
    select other.id from shifts s
    join shift_applications a on a.groomer_id = ${groomerId} and a.status = 'pending' and a.shift_id <> s.id
    join shifts other on other.id = a.shift_id and other.starts_at < s.ends_at and other.ends_at > s.starts_at
    where s.id = ${shiftId}`;
  return rows.map(({ id }) => id);
}

/** Withdraws a groomer's pending applications for the given shifts. */
export const withdrawFrom = (sql: Sql, groomerId: string, shiftIds: string[], now: Date) => sql<
  { id: string; shiftId: string }[]
>`
  with withdrawn as (
    update shift_applications set status = 'withdrawn', ended_at = ${now}, ended_because = 'overlap'
    where groomer_id = ${groomerId} and shift_id in ${sql(shiftIds)} and status = 'pending'
    returning id, shift_id
  ), counted as (
    update shifts s set application_count = application_count - 1 from withdrawn w where s.id = w.shift_id
  )
  select id, shift_id from withdrawn`;
