import type { MembershipState } from '#contract/memberships/membership-lifecycle.ts';
import type { PlanCode, PlanKind } from '#contract/memberships/plan-facts.ts';
import { insertRow, moveRow } from '#server/platform/database/move-row.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { stepTo } from '#server/platform/lifecycle.ts';
import { membershipLifecycle } from './memberships.lifecycle.ts';

/**
 * A change that a member requested and that the processor may not have yet. `end` null withdraws a
 * cancellation; `fee` is in cents.
 * A subscription that has already ended is revived with its next charge at `nextCharge`.
 */
export type PendingChange = { id: string; end: string | null; fee: number; nextCharge?: string };

export type MembershipRow = {
  id: string;
  accountId: string;
  kind: PlanKind;
  plan: PlanCode;
  status: MembershipState;
  startedAt: string;
  paidUntil: string;
  minimumUntil: string;
  accessUntil: string;
  subscriptionRef: string | null;
  endsAt: string | null;
  anchor: string | null;
  renews: boolean;
  renewalAmount: number | null;
  owedRef: string | null;
  owedAmount: number | null;
  owedSince: string | null;
  retries: number;
  cardBrand: string | null;
  cardLast4: string | null;
  pendingChange: PendingChange | null;
  remindedOf: string | null;
  syncSeq: number;
  appliedSyncSeq: number;
};

export type NewMembership = Pick<MembershipRow, 'id' | 'accountId' | 'kind' | 'plan'> & {
  startedAt: Date;
  paidUntil: Date;
  minimumUntil: Date;
  accessUntil: Date;
  createdAt: Date;
  subscriptionRef?: string;
};

export const insertMembership = (sql: Sql, membership: NewMembership) =>
  insertRow(sql, membershipLifecycle, membershipLifecycle.transitions.join, membership);

export async function findMembership(sql: Sql, id: string) {
  const [row] = await sql<MembershipRow[]>`select * from memberships where id = ${id}`;
  return row;
}

/** Returns the running membership, or else the most recent one. */
export async function findLatest(sql: Sql, accountId: string, kind: PlanKind) {
  const [row] = await sql<MembershipRow[]>`
    select * from memberships where account_id = ${accountId} and kind = ${kind} and status <> 'incomplete'
    order by (status <> 'expired') desc, access_until desc limit 1`;
  return row;
}

export const findMemberships = async (sql: Sql, accountId: string) => ({
  access: await findLatest(sql, accountId, 'access'),
  premium: await findLatest(sql, accountId, 'premium'),
});

export async function lockMembership(sql: Sql, id: string) {
  const [row] = await sql<MembershipRow[]>`select * from memberships where id = ${id} for update`;
  return row;
}

/** Starts a new read of the processor's data by counting up `sync_seq`. @returns the membership */
export async function beginSync(sql: Sql, id: string) {
  const [row] = await sql<
    MembershipRow[]
  >`update memberships set sync_seq = sync_seq + 1 where id = ${id} returning *`;
  return row;
}

export const setSynced = (sql: Sql, id: string, syncSeq: number) =>
  sql`update memberships set applied_sync_seq = ${syncSeq} where id = ${id}`;

export const findMembershipsOfCustomer = (sql: Sql, customerRef: string) =>
  sql<{ id: string }[]>`
    select m.id from memberships m join payment_customers c on c.account_id = m.account_id
    where c.customer_ref = ${customerRef} and m.subscription_ref is not null`;

type DerivedColumns = Pick<
  MembershipRow,
  'plan' | 'renews' | 'renewalAmount' | 'owedRef' | 'owedAmount' | 'retries' | 'cardBrand' | 'cardLast4'
> & {
  startedAt: Date;
  paidUntil: Date;
  minimumUntil: Date;
  accessUntil: Date;
  endsAt: Date | null;
  anchor: Date;
  owedSince: Date | null;
};

/** Writes the status that was derived from the processor's data. @throws Problem `too_late` as `moveRow` */
export const moveMembershipTo = (
  sql: Sql,
  id: string,
  status: MembershipState,
  derived: Partial<DerivedColumns>,
) => moveRow(sql, membershipLifecycle, stepTo(membershipLifecycle, status), sql`id = ${id}`, derived);

export const setSubscription = (sql: Sql, id: string, subscriptionRef: string) =>
  sql`update memberships set subscription_ref = ${subscriptionRef} where id = ${id} and subscription_ref is null`;

export const setPendingChange = (sql: Sql, id: string, pendingChange: PendingChange | null) =>
  sql`update memberships set pending_change = ${pendingChange && JSON.stringify(pendingChange)}::text::jsonb where id = ${id}`;

export const clearPendingChange = (sql: Sql, id: string, changeId: string) =>
  sql`update memberships set pending_change = null where id = ${id} and pending_change->>'id' = ${changeId}`;

/** Replaces an ended subscription by the one that continues it. */
export const replaceSubscription = (sql: Sql, id: string, from: string, to: string) =>
  sql`update memberships set subscription_ref = ${to} where id = ${id} and subscription_ref = ${from}`;

/**
 * Saves when the member agreed to the renewal terms of a plan change. The agreement at joining is in the
 * checkout.
 */
export const setAgreedToRenewal = (sql: Sql, id: string, at: Date) =>
  sql`update memberships set agreed_to_renewal_at = ${at} where id = ${id}`;

export const countRetry = (sql: Sql, id: string, retries: number) =>
  sql`update memberships set retries = ${retries} where id = ${id} and status = 'past_due'`;

/** @returns whether this term was not marked before */
export async function markReminded(sql: Sql, id: string, paidUntil: string): Promise<boolean> {
  const rows = await sql`
    update memberships set reminded_of = ${paidUntil} where id = ${id} and reminded_of is distinct from ${paidUntil} returning id`;
  return rows.length > 0;
}

/** Deletes an incomplete membership without a subscription; nothing was paid for it. */
export const deleteIncomplete = (sql: Sql, id: string) =>
  sql`delete from memberships where id = ${id} and status = 'incomplete' and subscription_ref is null`;

export async function findCustomer(sql: Sql, accountId: string, processor: string) {
  const [row] = await sql<{ customerRef: string }[]>`
    select customer_ref from payment_customers where account_id = ${accountId} and processor = ${processor}`;
  return row?.customerRef;
}

export const saveCustomer = (
  sql: Sql,
  customer: { customerRef: string; accountId: string; processor: string },
) => sql`insert into payment_customers ${sql(customer)} on conflict do nothing`;

/** Finds the account's paid Premium, which needs access. */
export async function findPremium(sql: Sql, accountId: string, now: Date) {
  const [row] = await sql<{ plan: PlanCode }[]>`
    select plan from memberships where account_id = ${accountId} and kind = 'premium' and access_until > ${now}
      and exists (select from memberships a where a.account_id = ${accountId} and a.kind = 'access'
        and a.status <> 'incomplete' and a.access_until > ${now})
    limit 1`;
  return row?.plan;
}
