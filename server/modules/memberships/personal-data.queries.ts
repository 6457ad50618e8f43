import type { OpenWork } from '#contract/personal-data.ts';
import type { PlanCode, PlanKind } from '#contract/memberships/plan-facts.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export const findRunningMemberships = (sql: Sql, accountId: string) => sql<
  { id: string; kind: PlanKind; plan: PlanCode; paidUntil: string; timeZone: string }[]
>`
  select id, kind, plan, paid_until, zone_of(account_id) as time_zone from memberships
  where account_id = ${accountId} and status not in ('incomplete', 'expired') order by kind`;

/** Payments that the processor has begun and not finished. */
export const findPaymentsUnderWay = (sql: Sql, accountId: string) => sql<(OpenWork & { plan: PlanCode })[]>`
  select 'payment' as kind, id, plan, processing_since as at, null as time_zone, null as other_name
  from checkouts where account_id = ${accountId} and status = 'processing' order by id`;

/** Premium comes first, since it ends with access. */
export const findMembershipsToEnd = (sql: Sql, accountId: string) => sql<
  { id: string; subscriptionRef: string | null }[]
>`
  select id, subscription_ref from memberships
  where account_id = ${accountId} and status not in ('incomplete', 'expired') order by kind desc`;

export const findCustomers = (sql: Sql, accountId: string, processor: string) => sql<
  { customerRef: string }[]
>`
  select customer_ref from payment_customers where account_id = ${accountId} and processor = ${processor}`;

/** What was never paid is deleted; paid memberships keep no card. Invoices and ledger have no name. */
export const eraseMemberships = (sql: Sql, accountId: string) => sql`
  with open as (delete from checkouts where account_id = ${accountId} and status = 'open')
  update memberships set card_brand = null, card_last4 = null where account_id = ${accountId}`;
