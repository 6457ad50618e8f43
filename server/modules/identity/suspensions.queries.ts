import type { Sql } from '#server/platform/database/sql.ts';

export type Suspension = {
  suspendedAt: string | null;
  suspendedUntil: string | null;
  suspensionReason: string | null;
  /** The admin's name. */
  suspendedBy: string | null;
};

const columns = (sql: Sql) => sql`suspended_at, suspended_until, suspension_reason,
  (select a.first_name || ' ' || a.last_name from accounts a where a.id = accounts.suspended_by) as suspended_by`;

/** Locks an account against other changes by admins. */
export async function lockAccount(sql: Sql, accountId: string) {
  const [row] = await sql<Suspension[]>`
    select ${columns(sql)} from accounts where id = ${accountId} for no key update`;
  return row;
}

/** The lock waits for an admin who is suspending the account. */
export async function findSuspension(sql: Sql, accountId: string) {
  const [row] = await sql<Suspension[]>`
    select ${columns(sql)} from accounts where id = ${accountId} and suspended_at is not null for share`;
  return row;
}

export const updateSuspension = (
  sql: Sql,
  accountId: string,
  suspension: {
    suspendedAt: Date | null;
    suspendedUntil: Date | null;
    suspensionReason: string | null;
    suspendedBy: string | null;
  },
) => sql`update accounts set ${sql(suspension)} where id = ${accountId}`;
