import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import { insertRow, moveRow } from '#server/platform/database/move-row.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { checkoutLifecycle } from './memberships.lifecycle.ts';
import type { CheckoutStatus } from './memberships.lifecycle.ts';

const { transitions } = checkoutLifecycle;

export type CheckoutRow = {
  id: string;
  accountId: string;
  plan: PlanCode;
  promoCode: string | null;
  promoDescription: string | null;
  discount: number;
  status: CheckoutStatus;
  attempt: number;
  orderRef: string | null;
  membershipId: string | null;
  processingSince: string | null;
  createdAt: string;
  expiresAt: string;
  paidAt: string | null;
};

export const insertCheckout = (
  sql: Sql,
  checkout: Pick<CheckoutRow, 'id' | 'accountId' | 'plan'> & { createdAt: Date; expiresAt: Date },
) => insertRow(sql, checkoutLifecycle, transitions.begin, checkout);

export async function findCheckout(sql: Sql, id: string) {
  const [row] = await sql<CheckoutRow[]>`select * from checkouts where id = ${id}`;
  return row;
}

export async function lockCheckout(sql: Sql, id: string) {
  const [row] = await sql<CheckoutRow[]>`select * from checkouts where id = ${id} for update`;
  return row;
}

export async function findCheckoutOfMembership(sql: Sql, membershipId: string) {
  const [row] = await sql<CheckoutRow[]>`
    select * from checkouts where membership_id = ${membershipId} order by created_at desc limit 1`;
  return row;
}

/** Finds another checkout of the account that is being paid for the same kind of plan. */
export async function findOtherProcessing(sql: Sql, { id, accountId }: CheckoutRow, kindPlans: PlanCode[]) {
  const [row] = await sql<{ id: string }[]>`
    select id from checkouts
    where account_id = ${accountId} and id <> ${id} and status = 'processing' and plan in ${sql(kindPlans)} limit 1`;
  return row?.id;
}

export const findProcessingOfCustomer = (sql: Sql, customerRef: string) => sql<{ id: string }[]>`
  select o.id from checkouts o join payment_customers c on c.account_id = o.account_id
  where c.customer_ref = ${customerRef} and o.status = 'processing'`;

export const updateChoice = (
  sql: Sql,
  id: string,
  choice: Pick<CheckoutRow, 'plan' | 'promoCode' | 'promoDescription' | 'discount'>,
) => sql`
  update checkouts set plan = ${choice.plan}, promo_code = ${choice.promoCode},
    promo_description = ${choice.promoDescription}, discount = ${choice.discount} where id = ${id}`;

export const markProcessing = (
  sql: Sql,
  id: string,
  { membershipId, since, agreed }: { membershipId: string; since: Date; agreed: boolean },
) =>
  moveRow(sql, checkoutLifecycle, transitions.pay, sql`id = ${id}`, {
    membershipId,
    processingSince: since,
    ...(agreed ? { agreedToRenewalAt: since } : {}),
  });

export const setOrder = (sql: Sql, id: string, attempt: number, orderRef: string) =>
  sql`update checkouts set order_ref = ${orderRef} where id = ${id} and attempt = ${attempt} and status = 'processing'`;

/** Opens a checkout for another attempt to pay. */
export const markOpen = (sql: Sql, { id, attempt }: CheckoutRow) =>
  moveRow(sql, checkoutLifecycle, transitions.reopen, sql`id = ${id}`, {
    attempt: attempt + 1,
    orderRef: null,
    membershipId: null,
  });

export const markPaid = (sql: Sql, id: string, paidAt: Date) =>
  moveRow(sql, checkoutLifecycle, transitions.settle, sql`id = ${id}`, { paidAt });

/** Deletes open checkouts that expired before an instant. */
export const deleteOldCheckouts = (sql: Sql, before: Date) =>
  sql`delete from checkouts where status = 'open' and expires_at < ${before}`;
