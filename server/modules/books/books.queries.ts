import type { Books } from '#contract/books.ts';
import { displayName } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type Asked = { accountId: string; year: number };

const inYear = (sql: Sql, { year }: Asked, day: ReturnType<Sql>) =>
  sql`${day} between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`;

/** `payerId`: two payers may have the same name. */
export type JobRow = Books['jobs'][number] & { payerId: string };

/** Finds what an account earned in a year: shifts as a groomer, and visits on either side of its work. */
export const findEarnings = (sql: Sql, asked: Asked) => sql<JobRow[]>`
  select 'shift' as kind, s.id, s.day, s.title, s.pay_model as paid_as, p.pay as amount, p.state, s.business_id as payer_id,
    coalesce((select b.business_name from business_profiles b where b.account_id = a.id), ${displayName(sql, 'a', asked.accountId)}) as name
  from shift_pay p join shifts s on s.id = p.shift_id join accounts a on a.id = s.business_id
  where p.groomer_id = ${asked.accountId} and ${inYear(sql, asked, sql`s.day`)}
  union all
  select 'visit', v.id, (v.starts_at at time zone v.time_zone)::date, v.title, 'self_employed', v.list_price - v.discount, 'agreed',
    v.owner_id, ${displayName(sql, 'a', asked.accountId)}
  from visits v join accounts a on a.id = v.owner_id
  where v.provider_id = ${asked.accountId} and v.status = 'completed'
    and ${inYear(sql, asked, sql`(v.starts_at at time zone v.time_zone)::date`)}
  order by day, id`;

/** Finds what the shifts of a business brought in and paid in a year. */
export const findPayouts = (sql: Sql, asked: Asked) => sql<(JobRow & { revenue: number })[]>`
  select 'shift' as kind, s.id, s.day, s.title, s.pay_model as paid_as, p.pay as amount, p.state, p.revenue,
    p.groomer_id as payer_id, ${displayName(sql, 'a', asked.accountId)} as name
  from shifts s join shift_pay p on p.shift_id = s.id join accounts a on a.id = p.groomer_id
  where s.business_id = ${asked.accountId} and ${inYear(sql, asked, sql`s.day`)}
  order by s.day, s.id`;

/**
 * Finds what the access plan cost, from the ledger; refunds and discounts are negative. What belongs to an invoice counts
 * on its day, and a refund on its own.
 */
export const findFees = (sql: Sql, asked: Asked) => sql<Books['fees']>`
  select id, day, description, amount from (
    select l.id, l.description, l.amount, (case l.kind when 'refund' then l.created_at else i.issued_at end
      at time zone zone_of(${asked.accountId}))::date as day
    from ledger_entries l join invoices i on i.id = l.invoice_id
    where l.account_id = ${asked.accountId} and i.plan not like 'premium%') fees
  where ${inYear(sql, asked, sql`day`)} order by day, id`;

export async function findBooksName(sql: Sql, accountId: string): Promise<string> {
  const [row] = await sql<{ name: string }[]>`
    select first_name || ' ' || last_name as name from accounts where id = ${accountId}`;
  return row?.name ?? '';
}
