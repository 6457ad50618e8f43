import type { Sql } from '#server/platform/database/sql.ts';

export const exportConsents = (sql: Sql, accountId: string) => sql`
  select visit_id, case when owner_id = ${accountId} then 'pet_owner' else 'provider' end as side, status, photo_urls,
    asked_at, answered_at
  from portfolio_consents where owner_id = ${accountId} or provider_id = ${accountId} order by asked_at, visit_id`;

/** Deletes what others showed with the person's consent. */
export const eraseConsented = (sql: Sql, accountId: string) => sql`
  delete from portfolio_items
  where visit_id in (select visit_id from portfolio_consents where owner_id = ${accountId})`;
