import type { Sql } from '#server/platform/database/sql.ts';

export const exportPortfolio = (sql: Sql, accountId: string) => sql`
  select image_url, before_url, caption, visit_id, created_at from portfolio_items
  where account_id = ${accountId} order by position, id`;

export const exportConsents = (sql: Sql, accountId: string) => sql`
  select visit_id, case when owner_id = ${accountId} then 'pet_owner' else 'provider' end as side, status, photo_urls,
    asked_at, answered_at
  from portfolio_consents where owner_id = ${accountId} or provider_id = ${accountId} order by asked_at, visit_id`;

/** Deletes the person's portfolio, and what others showed with the person's consent. */
export const erasePortfolio = (sql: Sql, accountId: string) => sql`
  delete from portfolio_items where account_id = ${accountId}
    or visit_id in (select visit_id from portfolio_consents where owner_id = ${accountId})`;

export const eraseConsents = (sql: Sql, accountId: string) =>
  sql`delete from portfolio_consents where owner_id = ${accountId} or provider_id = ${accountId}`;
