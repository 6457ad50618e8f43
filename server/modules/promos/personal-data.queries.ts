import type { Sql } from '#server/platform/database/sql.ts';

export const exportPromoUses = (sql: Sql, accountId: string) => sql`
  select p.code, u.plan, u.amount_off, u.used_at from promo_uses u join promo_codes p on p.id = u.promo_id
  where u.account_id = ${accountId} order by u.id`;
