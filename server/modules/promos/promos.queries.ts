import type { NewPromoCode, PromoCode, PromoCodeChange, PromoUse } from '#contract/memberships/promos.ts';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type PromoRow = Omit<PromoCode, 'state' | 'uses' | 'revenueGivenUp'>;

export async function findByCode(sql: Sql, code: string) {
  const [row] = await sql<PromoRow[]>`select * from promo_codes where code = ${code}`;
  return row;
}

/** Locks the code, so that its uses are counted and given one at a time. */
export async function lockByCode(sql: Sql, code: string) {
  const [row] = await sql<PromoRow[]>`select * from promo_codes where code = ${code} for update`;
  return row;
}

/** Counts the used and reserved uses, except those of this checkout. */
export async function countUses(sql: Sql, promoId: string, accountId: string, checkoutId: string) {
  const [row] = await sql<{ all: number; own: number }[]>`
    select count(*)::int as all, (count(*) filter (where account_id = ${accountId}))::int as own
    from promo_uses where promo_id = ${promoId} and checkout_id <> ${checkoutId}`;
  return row ?? { all: 0, own: 0 };
}

export const insertUse = (
  sql: Sql,
  use: {
    id: string;
    promoId: string;
    accountId: string;
    checkoutId: string;
    plan: PlanCode;
    amountOff: number;
  },
) => sql`insert into promo_uses ${sql(use)}`;

export const markUsed = (sql: Sql, checkoutId: string, now: Date) =>
  sql`update promo_uses set used_at = ${now} where checkout_id = ${checkoutId} and used_at is null`;

export const deleteReserved = (sql: Sql, checkoutId: string) =>
  sql`delete from promo_uses where checkout_id = ${checkoutId} and used_at is null`;

const counted = (sql: Sql, now: Date) => sql`
  p.*, u.uses, u.revenue_given_up,
  case when not p.active then 'off' when p.starts_at > ${now} then 'not_yet' when p.ends_at <= ${now} then 'ended'
    when u.held >= p.max_uses then 'used_up' else 'usable' end as state
  from promo_codes p cross join lateral (
    select count(used_at)::int as uses, count(*) as held,
      coalesce(sum(amount_off) filter (where used_at is not null), 0)::int as revenue_given_up
    from promo_uses where promo_id = p.id) u`;

export const findPromos = (
  sql: Sql,
  now: Date,
  q: string,
  cursor: string | undefined,
  limit: number | null,
) =>
  sql<PromoCode[]>`
    select ${counted(sql, now)}
    where is_found(${q}, concat_ws(' ', p.code, p.note))
      and (${cursor ?? null}::uuid is null or p.id < ${cursor ?? null}::uuid)
    order by p.id desc limit ${limit}`;

export async function findPromo(sql: Sql, id: string, now: Date) {
  const [row] = await sql<PromoCode[]>`select ${counted(sql, now)} where p.id = ${id}`;
  return row;
}

export const insertPromo = (sql: Sql, promo: NewPromoCode & { id: string; createdAt: Date }) =>
  sql`insert into promo_codes ${sql(promo)}`;

export const updatePromo = (sql: Sql, id: string, change: PromoCodeChange) =>
  sql`update promo_codes set ${sql(change)} where id = ${id}`;

export const findUses = (sql: Sql, promoId: string, cursor: string | undefined, limit: number) =>
  sql<PromoUse[]>`
    select u.id, u.account_id, u.plan, u.amount_off, u.used_at,
      coalesce(a.first_name || ' ' || a.last_name, 'Former member') as name, coalesce(a.email, '') as email
    from promo_uses u left join accounts a on a.id = u.account_id
    where u.promo_id = ${promoId} and u.used_at is not null
      and (${cursor ?? null}::uuid is null or u.id < ${cursor ?? null}::uuid)
    order by u.id desc limit ${limit}`;
