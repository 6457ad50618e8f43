import type { FeeKind } from '#contract/bills/fee-kinds.ts';
import type { PolicyTerms } from '#contract/cancellation-policies/cancellation-fee.ts';
import type { Fee } from '#contract/cancellation-policies/cancellation-policies.ts';
import { displayName } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** The latest policy of a provider. */
export async function findPolicy(sql: Sql, accountId: string): Promise<PolicyTerms | null> {
  const [row] = await sql<PolicyTerms[]>`
    select cancel_hours, late_cancel_percent, no_show_percent from cancellation_policies
    where account_id = ${accountId} order by created_at desc, id desc limit 1`;
  return row ?? null;
}

export const hasAccount = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql`select from accounts where id = ${id} and closed_at is null`).length > 0;

export const insertPolicy = (
  sql: Sql,
  policy: PolicyTerms & { id: string; accountId: string; createdAt: Date },
) => sql`insert into cancellation_policies ${sql(policy)}`;

export type VisitTerms = {
  id: string;
  providerId: string;
  ownerId: string | null;
  clientId: string | null;
  startsAt: string;
  /** Cents; null: not priced. */
  price: number | null;
  policy: PolicyTerms | null;
  /** Whether it awaits an answer: taking it back costs nothing. */
  asked: boolean;
  cancelledBy: 'provider' | 'pet_owner' | null;
  /** What ended the visit, and when, if its client did or may have. */
  kind: FeeKind | null;
  endedAt: string | null;
  /** Whether the weather made the way unsafe. */
  excused: boolean;
  charged: boolean;
};

/** What a fee depends on. */
export async function findVisitTerms(sql: Sql, visitId: string): Promise<VisitTerms | undefined> {
  const [row] = await sql<VisitTerms[]>`
    select v.id, v.provider_id, v.owner_id, v.client_id, v.starts_at, v.list_price - v.discount as price, v.status = 'awaiting_answer' as asked, v.cancelled_by,
      case when p.id is not null then json_build_object('cancelHours', p.cancel_hours,
        'lateCancelPercent', p.late_cancel_percent, 'noShowPercent', p.no_show_percent) end as policy,
      case when v.status = 'cancelled' then 'late_cancel' when v.status = 'no_show' and v.missed_by = 'pet_owner' then 'no_show' end as kind,
      case when v.status = 'cancelled' then v.cancelled_at when v.status = 'no_show' and v.missed_by = 'pet_owner' then v.starts_at end as ended_at,
      exists (select from reliability_facts r where r.subject_id = v.id and r.excused = 'weather') as excused,
      exists (select from fees f where f.visit_id = v.id) as charged
    from visits v left join cancellation_policies p on p.id = v.policy_id where v.id = ${visitId}`;
  return row;
}

type NewFee = {
  id: string;
  accountId: string;
  ownerId: string | null;
  clientId: string | null;
  visitId: string;
  kind: FeeKind;
  amount: number;
  createdAt: Date;
};
export const insertFee = (sql: Sql, fee: NewFee) =>
  sql`insert into fees ${sql(fee)} on conflict (visit_id) do nothing`;

/** Deletes the fee of a visit unless it was paid. */
export const deleteOwedFee = (sql: Sql, visitId: string) => sql`
  delete from fees f where visit_id = ${visitId} and not exists (select from bill_payments where fee_id = f.id)`;

/** Whether a fee was paid and the payment was not given back. */
const isPaid = (sql: Sql) =>
  sql`(select coalesce(sum(p.amount), 0) > 0 from bill_payments p where p.fee_id = f.id)`;

/** Locks an own fee that is owed. @returns whether it is there and owed */
export async function lockFee(sql: Sql, id: string, accountId: string) {
  const [row] = await sql<{ owed: boolean }[]>`
    select f.waived_at is null and not ${isPaid(sql)} as owed
    from fees f where f.id = ${id} and f.account_id = ${accountId} for update`;
  return row;
}

export const waiveFeeRow = (sql: Sql, id: string, reason: string, now: Date) =>
  sql`update fees set waived_at = ${now}, waive_reason = ${reason} where id = ${id}`;

export type FeeRow = Omit<Fee, 'actions'> & { accountId: string };

const columns = (sql: Sql, viewerId: string) => sql`
  f.id, f.account_id, f.visit_id, f.client_id, f.kind, f.amount, f.created_at, f.waive_reason, v.title,
  coalesce(s.payment_links, '{}') as payment_links, coalesce(s.zelle, '') as zelle,
  coalesce(case when o.id is not null then ${displayName(sql, 'o', viewerId)} end,
    nullif(concat_ws(' ', c.first_name, c.last_name), ''), 'Former client') as client_name,
  case when f.waived_at is not null then 'waived'
    when ${isPaid(sql)} then 'paid' else 'owed' end as state`;

const tables = (sql: Sql) => sql`
  fees f join visits v on v.id = f.visit_id left join accounts o on o.id = f.owner_id left join clients c on c.id = f.client_id
  left join billing_settings s on s.account_id = f.account_id`;

export async function findFee(sql: Sql, id: string, viewerId: string): Promise<FeeRow | undefined> {
  const [row] = await sql<FeeRow[]>`
    select ${columns(sql, viewerId)} from ${tables(sql)}
    where f.id = ${id} and (f.account_id = ${viewerId} or f.owner_id = ${viewerId})`;
  return row;
}

type Search = {
  visitId: string | undefined;
  clientId: string | undefined;
  limit: number;
  cursor: string | undefined;
};

/** Returns up to one more than `limit`, which shows whether there is a next page. */
export const findFees = (sql: Sql, viewerId: string, { visitId, clientId, limit, cursor }: Search) => sql<
  FeeRow[]
>`
  select ${columns(sql, viewerId)} from ${tables(sql)}
  where (f.account_id = ${viewerId} or f.owner_id = ${viewerId})
    ${visitId ? sql`and f.visit_id = ${visitId}` : sql``}
    ${clientId ? sql`and f.client_id = ${clientId} and f.account_id = ${viewerId}` : sql``}
    ${cursor ? sql`and f.id < ${cursor}` : sql``}
  order by f.id desc limit ${limit + 1}`;
