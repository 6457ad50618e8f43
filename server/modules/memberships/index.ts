import { plans } from '#contract/memberships/plan-facts.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Module } from '#server/platform/module.ts';
import { membershipsLeaving } from './memberships.leaving.ts';
import { membershipsJobs } from './memberships.jobs.ts';
import { membershipNotices } from './memberships.notices.ts';
import { findPremium } from './memberships.queries.ts';
import { membershipsRoutes } from './memberships.routes.ts';
import { plansRoutes } from './plans.routes.ts';
import { membershipsTables } from './memberships.tables.ts';

export { priceOf } from './memberships.lifecycle.ts';
export { verifyLedger } from './ledger/verify-ledger.ts';

export const memberships: Module = {
  name: 'memberships',
  tables: membershipsTables,
  routes: [...plansRoutes, ...membershipsRoutes],
  jobs: membershipsJobs,
  notices: membershipNotices,
  leaving: membershipsLeaving,
};

/**
 * Returns an account's premium with its discount on accepted prices in percent. Its requests are marked
 * 'Priority'.
 */
export async function premiumOf(
  sql: Sql,
  accountId: string,
  now: Date,
): Promise<{ discountPercent: number } | undefined> {
  const plan = await findPremium(sql, accountId, now);
  return plan && { discountPercent: plans[plan].discountPercent };
}
