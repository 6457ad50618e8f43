import type { Sql } from '#server/platform/database/sql.ts';

/** Removes what facts of the other sides say of the person's pets and in the person's words. */
export const eraseWords = (sql: Sql, accountId: string) => sql`
  update reliability_facts set other_words = null,
    title = case when subject_kind in ('request', 'visit') then 'Visit' else title end
  where other_id = ${accountId}`;
