import type { Sql } from '#server/platform/database/sql.ts';

/** What the account has reported. Who has reported the account is not disclosed. */
export const exportReports = (sql: Sql, accountId: string) => sql`
  select id, kind, category, text, created_at from reports where reporter_id = ${accountId} order by created_at`;
