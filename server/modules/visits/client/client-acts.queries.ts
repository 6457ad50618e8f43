import type { AnyService } from '#contract/pets/pet-codes.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** Locks a visit against changes until commit. */
export const lockVisitRow = (sql: Sql, id: string) => sql`select from visits where id = ${id} for update`;

/** @returns whether it was not confirmed before */
export const saveConfirmed = async (sql: Sql, id: string, now: Date): Promise<boolean> =>
  (await sql`update visits set confirmed_at = ${now} where id = ${id} and confirmed_at is null`).count === 1;

export const saveLateness = (sql: Sql, id: string, minutes: number) =>
  sql`update visits set late_minutes = ${minutes} where id = ${id}`;

/** What was done to each pet of a visit. */
export const findServicesOf = (sql: Sql, visitId: string) => sql<{ petId: string; services: AnyService[] }[]>`
  select pet_id, services from visit_pets where visit_id = ${visitId} order by place`;

/** Whether a visit of the client is booked or asked for. */
export const hasVisitAhead = async (sql: Sql, clientId: string, now: Date): Promise<boolean> =>
  (
    await sql`
      select from visits where client_id = ${clientId} and status in ('awaiting_answer', 'booked') and starts_at > ${now} limit 1`
  ).length > 0;
