import { advisoryLocks } from '#server/platform/database/advisory-locks.ts';
import type { ApplicationStatus } from '#contract/shifts/shift-lifecycle.ts';
import type { Application, ApplicationEnding } from '#contract/shifts/shift-applications.ts';
import type { z } from 'zod';
import { insertRow, moveRow, moveRows } from '#server/platform/database/move-row.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { can } from '#server/platform/lifecycle.ts';
import type { TransitionOf } from '#server/platform/lifecycle.ts';
import { changedSince, leftAt } from './shift-card.queries.ts';
import { applicationJson } from './view/shift-views.queries.ts';
import { applicationLifecycle } from './shifts.lifecycle.ts';

const { transitions } = applicationLifecycle;
type Transition = TransitionOf<typeof applicationLifecycle>;

export type LockedApplication = {
  id: string;
  shiftId: string;
  groomerId: string;
  status: ApplicationStatus;
  endedBecause: ApplicationEnding | null;
  createdAt: string;
  /** The version of the terms that the groomer saw. */
  termsVersion: number;
  acceptedAt: string | null;
  leftAt: string | null;
  changedSince: boolean;
};

/**
 * Locks a groomer, so that applying and being accepted happen one at a time for each groomer. The seed keeps
 * the key apart from other advisory locks.
 */
export const lockGroomer = (sql: Sql, groomerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${groomerId}, ${advisoryLocks.applicationsOfGroomer}))`;

export async function findApplication(sql: Sql, id: string) {
  const [row] = await sql<LockedApplication[]>`
    select id, shift_id, groomer_id, status, ended_because, created_at, coalesce(terms_version, 1) as terms_version, accepted_at, ${leftAt(sql, 'a')} as left_at,
      ${changedSince(sql, 'a')} as changed_since
    from shift_applications a where id = ${id}`;
  return row;
}

/** An application without its `actions`. */
type ShownApplication = Omit<z.output<typeof Application>, 'actions'> & { changedSince: boolean };

export async function findShownApplication(sql: Sql, id: string): Promise<ShownApplication | undefined> {
  const [row] = await sql<{ application: ShownApplication }[]>`
    select ${applicationJson(sql)} as application
    from shift_applications a join shifts s on s.id = a.shift_id where a.id = ${id}`;
  return row?.application;
}

const againFrom = (status: ApplicationStatus) =>
  can(applicationLifecycle, 'apply_again', status) ? 'apply_again' : 'apply_after_release';

type NewApplication = {
  id: string;
  shiftId: string;
  groomerId: string;
  message: string | null;
  termsVersion: number;
  createdAt: Date;
};

/**
 * Inserts an application, or sends the withdrawn or released one `earlier` again, and updates the shift's count.
 * @returns the application as shown
 */
export async function writeApplication(
  sql: Sql,
  application: NewApplication,
  earlier?: { id: string; status: ApplicationStatus } | null,
): Promise<ShownApplication> {
  const { message, createdAt, termsVersion } = application;
  const again = { message, createdAt, termsVersion, seenAt: null, endedAt: null, endedBecause: null };
  const written = earlier
    ? moveRows(
        sql,
        applicationLifecycle,
        transitions[againFrom(earlier.status)],
        sql`id = ${earlier.id}`,
        again,
      )
    : insertRow(sql, applicationLifecycle, transitions.apply, application);
  const [row] = await sql<{ application: ShownApplication }[]>`
    with a as (
      ${written} returning *
    ), counted as (
      update shifts set application_count = application_count + 1 where id = ${application.shiftId}
    )
    select ${applicationJson(sql)} as application from a join shifts s on s.id = a.shift_id`;
  if (!row) throw new Error('An application was not stored');
  return row.application;
}

/** Takes an application through a transition. @returns its new status @throws Problem `too_late` as `moveRow` */
export const moveApplication = <Name extends Transition>(
  sql: Sql,
  id: string,
  transition: Name,
  change: { acceptedAt?: Date; endedAt?: Date | null; endedBecause?: ApplicationEnding | null },
) => moveRow(sql, applicationLifecycle, transitions[transition], sql`id = ${id}`, change);

/** Takes every application of a shift from whose status the transition starts through it. */
export const moveApplications = (
  sql: Sql,
  shiftId: string,
  transition: Transition,
  change: { endedAt: Date | null },
) => moveRows(sql, applicationLifecycle, transitions[transition], sql`shift_id = ${shiftId}`, change);

/**
 * Brings back the applications that ended with a cancelled shift, the one that filled it as accepted. Those of people
 * between whom and the owner there is a block now stay ended.
 */
export async function restoreApplications(
  sql: Sql,
  shiftId: string,
  { cancelledAt, filledAt }: { cancelledAt: string; filledAt: string | null },
): Promise<void> {
  const closed = sql`shift_id = ${shiftId} and ended_at = ${cancelledAt}`;
  const back = { endedAt: null };
  if (filledAt)
    await moveRows(
      sql,
      applicationLifecycle,
      transitions.restore_accepted,
      sql`${closed} and accepted_at = ${filledAt}`,
      back,
    );
  const notBlocked = sql`not exists (
    select from blocks b join shifts s on s.id = shift_id
    where (b.blocker_id, b.blocked_id) in ((s.business_id, groomer_id), (groomer_id, s.business_id)))`;
  await moveRows(sql, applicationLifecycle, transitions.restore, sql`${closed} and ${notBlocked}`, back);
}

export const addApplication = (sql: Sql, shiftId: string) =>
  sql`update shifts set application_count = application_count + 1 where id = ${shiftId}`;

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

/** Finds the pending applications of two people to each other's shifts. */
export const findPendingBetween = (sql: Sql, oneId: string, otherId: string) => sql<
  { id: string; shiftId: string }[]
>`
  select a.id, a.shift_id from shift_applications a join shifts s on s.id = a.shift_id
  where a.status = 'pending' and ((a.groomer_id = ${oneId} and s.business_id = ${otherId})
    or (a.groomer_id = ${otherId} and s.business_id = ${oneId}))
  order by a.shift_id`;

/** Withdraws a groomer's pending applications for the given shifts. */
export const withdrawFrom = (sql: Sql, groomerId: string, shiftIds: string[], now: Date) => sql<
  { id: string; shiftId: string }[]
>`
  with withdrawn as (
    ${moveRows(
      sql,
      applicationLifecycle,
      transitions.pass_over,
      sql`groomer_id = ${groomerId} and shift_id in ${sql(shiftIds)}`,
      { endedAt: now, endedBecause: 'overlap' },
    )}
    returning id, shift_id
  ), counted as (
    update shifts s set application_count = application_count - 1 from withdrawn w where s.id = w.shift_id
  )
  select id, shift_id from withdrawn`;
