import type { Books } from '#contract/books/books.ts';
import { displayName } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** Days, both included. */
export type Asked = { accountId: string; from: string; to: string };

const inDays = (sql: Sql, { from, to }: Asked, day: ReturnType<Sql>) =>
  sql`${day} between ${from}::date and ${to}::date`;

/** The name of a visit's pet owner `a`, or of the provider's own client `c`. */
const visitedName = (sql: Sql, readerId: string) =>
  sql`coalesce(case when a.id is not null then ${displayName(sql, 'a', readerId)} end,
    nullif(concat_ws(' ', c.first_name, c.last_name), ''), 'Former client')`;

/** `payerId`: two payers may have the same name. */
export type JobRow = Books['jobs'][number] & { payerId: string };

/** Whose day a late cancellation was paid, and what it says in the books. */
const paidDues = (sql: Sql) => sql`
  shift_dues d join shifts s on s.id = d.shift_id
  cross join lateral (select (d.settled_at at time zone s.time_zone)::date as day, 'Called off late: ' || s.title as title) due`;

/** Finds what an account earned by shifts as a groomer: pay, and what was paid for shifts that were called off late. */
export const findShiftEarnings = (sql: Sql, asked: Asked) => sql<JobRow[]>`
  select 'shift' as kind, s.id, s.day, s.title, s.pay_model as paid_as, p.pay as amount, p.state, s.business_id as payer_id,
    coalesce((select b.business_name from business_profiles b where b.account_id = a.id), ${displayName(sql, 'a', asked.accountId)}) as name
  from shift_pay p join shifts s on s.id = p.shift_id join accounts a on a.id = s.business_id
  where p.groomer_id = ${asked.accountId} and ${inDays(sql, asked, sql`s.day`)}
  union all
  select 'shift', s.id, due.day, due.title, s.pay_model, d.amount, 'confirmed', s.business_id,
    coalesce((select b.business_name from business_profiles b where b.account_id = a.id), ${displayName(sql, 'a', asked.accountId)})
  from ${paidDues(sql)} join accounts a on a.id = d.business_id
  where d.groomer_id = ${asked.accountId} and d.state = 'paid' and ${inDays(sql, asked, sql`due.day`)}
  order by day, id`;

/** `payerId`: the account or the client, or the visit of a former client. */
export type TakingRow = Books['takings'][number] & {
  payerId: string;
  /** The staff member who did the work on a bill, with their share at check-out. */
  staffId: string | null;
  staffName: string | null;
  payPercent: number | null;
  isFee: boolean;
};

/** The title of a fee's visit `v`. */
const feeTitle = (sql: Sql) =>
  sql`case f.kind when 'no_show' then 'No-show fee: ' else 'Late cancellation fee: ' end || v.title`;

/** Finds the payments of visits and their reversals, by the day they were taken. A tip without a name goes to the staff member of the visit. */
export const findTakings = (sql: Sql, asked: Asked) => sql<TakingRow[]>`
  select p.id, v.id as visit_id, p.day, case when f.id is null then v.title else ${feeTitle(sql)} end as title, p.method, p.amount, p.tax, p.tip,
    coalesce(p.tip_for, s.name) as tip_for, s.id as staff_id, s.name as staff_name, b.pay_percent, f.id is not null as is_fee,
    coalesce(v.owner_id, v.client_id, v.id) as payer_id, ${visitedName(sql, asked.accountId)} as name
  from bill_payments p left join bills b on b.id = p.bill_id left join fees f on f.id = p.fee_id
  join visits v on v.id = coalesce(b.visit_id, f.visit_id, p.visit_id) left join staff s on s.id = v.staff_id and b.id is not null
  left join accounts a on a.id = v.owner_id left join clients c on c.id = v.client_id
  where p.account_id = ${asked.accountId} and ${inDays(sql, asked, sql`p.day`)}
  order by p.day, p.taken_at, p.id`;

/** Finds the bills and fees of which something is owed. */
export const findOwed = (sql: Sql, asked: Asked) => sql<Books['owed']>`
  select v.id as visit_id, b.day, v.title, owed_of(b) as amount, ${visitedName(sql, asked.accountId)} as name
  from bills b join visits v on v.id = b.visit_id
  left join accounts a on a.id = v.owner_id left join clients c on c.id = v.client_id
  where b.account_id = ${asked.accountId} and b.voided_at is null and owed_of(b) > 0 and ${inDays(sql, asked, sql`b.day`)}
  union all
  select v.id, at.day, ${feeTitle(sql)}, f.amount, ${visitedName(sql, asked.accountId)}
  from fees f join visits v on v.id = f.visit_id left join accounts a on a.id = v.owner_id left join clients c on c.id = v.client_id
  cross join lateral (select (f.created_at at time zone v.time_zone)::date as day) at
  where f.account_id = ${asked.accountId} and f.waived_at is null and ${inDays(sql, asked, sql`at.day`)}
    and (select coalesce(sum(p.amount), 0) from bill_payments p where p.fee_id = f.id) = 0
  order by day, visit_id`;

/** Finds how many animals each person checked out. */
export const findDogs = (sql: Sql, asked: Asked) => sql<
  { staffId: string | null; name: string | null; dogs: number }[]
>`
  select s.id as staff_id, s.name, sum(animals.count)::int as dogs
  from bills b join visits v on v.id = b.visit_id left join staff s on s.id = v.staff_id
  cross join lateral (select count(*) from visit_pets where visit_id = v.id) animals
  where b.account_id = ${asked.accountId} and b.voided_at is null and ${inDays(sql, asked, sql`b.day`)}
  group by s.id, s.name`;

export type NotCheckedOutRow = Books['notCheckedOut'][number] & { found: number; sum: number };

/**
 * Finds the latest visits without a bill, the latest first: those that were done, and those that are still open although their time is
 * over. Each row says how many there are in all, and for how much.
 */
export const findNotCheckedOut = (sql: Sql, asked: Asked, now: Date, limit: number) => sql<
  NotCheckedOutRow[]
>`
  select v.id as visit_id, at.day, v.title, coalesce(v.list_price - v.discount, 0) as amount,
    ${visitedName(sql, asked.accountId)} as name,
    (count(*) over ())::int as found, (sum(coalesce(v.list_price - v.discount, 0)) over ())::float8 as sum
  from visits v left join accounts a on a.id = v.owner_id left join clients c on c.id = v.client_id
  cross join lateral (select (v.starts_at at time zone v.time_zone)::date as day) at
  where v.provider_id = ${asked.accountId} and (v.status in ('completed', 'stopped') or v.status in ('booked', 'checked_in') and v.ends_at < ${now})
    and ${inDays(sql, asked, sql`at.day`)}
    and not exists (select from bills b where b.visit_id = v.id and b.voided_at is null)
  order by at.day desc, v.id desc limit ${limit}`;

export type PayoutRow = Books['payments'][number] & { kind: 'shift'; payerId: string };

/** Finds what the shifts of a business brought in and paid in some days, and what it paid for calling one off late. */
export const findPayouts = (sql: Sql, asked: Asked) => sql<PayoutRow[]>`
  select 'shift' as kind, s.id, s.day, s.title, s.pay_model as paid_as, p.pay as amount, p.state, p.revenue,
    p.groomer_id as payer_id, ${displayName(sql, 'a', asked.accountId)} as name
  from shifts s join shift_pay p on p.shift_id = s.id join accounts a on a.id = p.groomer_id
  where s.business_id = ${asked.accountId} and ${inDays(sql, asked, sql`s.day`)}
  union all
  select 'shift', s.id, due.day, due.title, s.pay_model, d.amount, 'confirmed', 0, d.groomer_id, ${displayName(sql, 'a', asked.accountId)}
  from ${paidDues(sql)} join accounts a on a.id = d.groomer_id
  where d.business_id = ${asked.accountId} and d.state = 'paid' and ${inDays(sql, asked, sql`due.day`)}
  order by day, id`;

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
  where ${inDays(sql, asked, sql`day`)} order by day, id`;

export async function findBooksName(sql: Sql, accountId: string): Promise<string> {
  const [row] = await sql<{ name: string }[]>`
    select first_name || ' ' || last_name as name from accounts where id = ${accountId}`;
  return row?.name ?? '';
}
