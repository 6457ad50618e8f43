import type { SqlPool } from '#server/platform/sql.ts';

const lockKey = 7_720_602;

/** Held until the connection ends: a second process waits and then finds the town full. */
export const holdTown = (sql: SqlPool) => sql`select pg_advisory_lock(${lockKey})`;

/** `foreign`: somebody's own data, hands off. `empty`: fill it, whatever an interrupted start left is gone. */
export async function beginTown(sql: SqlPool): Promise<'full' | 'foreign' | 'empty'> {
  const [town] = await sql<{ state: 'filling' | 'full' }[]>`select state from demo_town`;
  if (town?.state === 'full') return 'full';
  const [row] = await sql<{ inhabited: boolean }[]>`select exists (select from accounts) as inhabited`;
  if (!town && row?.inhabited) return 'foreign';
  await sql`truncate accounts, events, jobs, mails, bookings cascade`;
  await sql`insert into demo_town (state) values ('filling') on conflict (only_one) do nothing`;
  return 'empty';
}

export const finishTown = (sql: SqlPool) => sql`update demo_town set state = 'full'`;
