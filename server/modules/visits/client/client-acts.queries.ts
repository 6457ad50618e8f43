import type { Sql } from '#server/platform/database/sql.ts';

/** Locks a visit against changes until commit. */
export const lockVisitRow = (sql: Sql, id: string) => sql`select from visits where id = ${id} for update`;

/** @returns whether it was not confirmed before */
export const saveConfirmed = async (sql: Sql, id: string, now: Date): Promise<boolean> =>
  (await sql`update visits set confirmed_at = ${now} where id = ${id} and confirmed_at is null`).count === 1;

export const saveLateness = (sql: Sql, id: string, minutes: number) =>
  sql`update visits set late_minutes = ${minutes} where id = ${id}`;
