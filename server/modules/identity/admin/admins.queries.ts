import type { Sql } from '#server/platform/database/sql.ts';

/** Locks all admins, so that two commands cannot each leave the other's admin as the last. */
export const lockAdmins = (sql: Sql) => sql<{ id: string; email: string; isSuspended: boolean }[]>`
  select id, email, suspended_at is not null as is_suspended from accounts where is_admin order by id for no key update`;

/**
 * Locks an admin and the account that an act concerns, in the order of their ids, so that two admins who act on each
 * other take turns. @returns whether the admin still is one and is not suspended
 */
export async function lockActing(sql: Sql, adminId: string, accountId: string | null): Promise<boolean> {
  const rows = await sql<{ id: string; mayAct: boolean }[]>`
    select id, is_admin and suspended_at is null as may_act from accounts
    where id in (${adminId}, ${accountId ?? adminId}) order by id for no key update`;
  return rows.some(({ id, mayAct }) => id === adminId && mayAct);
}

export const findAdmins = (sql: Sql) => sql<{ email: string; name: string; isSuspended: boolean }[]>`
  select email, first_name || ' ' || last_name as name, suspended_at is not null as is_suspended
  from accounts where is_admin order by email`;

export const updateAdmin = (sql: Sql, email: string, isAdmin: boolean) =>
  sql<{ id: string }[]>`update accounts set is_admin = ${isAdmin} where email = ${email} returning id`;
