import type { Sql } from '#server/platform/database/sql.ts';

export const exportFacts = (sql: Sql, accountId: string) => sql`
  select id, kind, subject_kind, subject_id, title, counted_from, excused, undone_at, overturned_at
  from reliability_facts where account_id = ${accountId} order by id`;

export const exportAppeals = (sql: Sql, accountId: string) => sql`
  select id, fact_id, text, status, filed_at, decided_at, decision
  from reliability_appeals where account_id = ${accountId} order by id`;

/** Deletes the person's facts with their appeals, and what facts of the other sides say of the person's pets. */
export const eraseFacts = (sql: Sql, accountId: string) => sql`
  with others as (
    update reliability_facts set title = 'Visit' where other_id = ${accountId} and subject_kind in ('request', 'visit')
  )
  delete from reliability_facts where account_id = ${accountId}`;
