import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type SuspensionNews = { reason: string; until: string | null; now: Date };

/** @returns undefined if the account was restored meanwhile */
export async function findSuspended(sql: Sql, accountId: string) {
  const [row] = await sql<{ person: Person; reason: string; until: string | null }[]>`
    select ${person(sql, 'a')} as person, suspension_reason as reason, suspended_until as until
    from accounts a where id = ${accountId} and suspended_at is not null`;
  return row;
}
