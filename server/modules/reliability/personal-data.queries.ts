import type { Sql } from '#server/platform/database/sql.ts';

export const exportFacts = (sql: Sql, accountId: string) => sql`
  select id, kind, subject_kind, subject_id, title, counted_from, other_words, excused, weather_note, objected_at, undone_at, overturned_at
  from reliability_facts where account_id = ${accountId} order by id`;

export const exportAppeals = (sql: Sql, accountId: string) => sql`
  select id, fact_id, text, status, contested, filed_at, decided_at, decision
  from reliability_appeals where account_id = ${accountId} order by id`;

/** Deletes the person's facts with their appeals, and what facts of the other sides say of their pets and in their words. */
export const eraseFacts = (sql: Sql, accountId: string) => sql`
  with others as (
    update reliability_facts set other_words = null,
      title = case when subject_kind in ('request', 'visit') then 'Visit' else title end
    where other_id = ${accountId}
  )
  delete from reliability_facts where account_id = ${accountId}`;
