import type { Sql } from '#server/platform/database/sql.ts';

export const exportBlocks = (sql: Sql, accountId: string) => sql`
  select b.blocked_id as person_id, b.created_at as blocked_at
  from blocks b where b.blocker_id = ${accountId} order by b.created_at`;

export const deleteBlocksOf = (sql: Sql, accountId: string) => sql`
  delete from blocks where blocker_id = ${accountId} or blocked_id = ${accountId}`;
