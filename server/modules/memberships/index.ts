import { plans } from '#contract/plan-facts.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findPremium } from './memberships.queries.ts';

export { membershipsJobs } from './memberships.jobs.ts';
export { membershipsRoutes } from './memberships.routes.ts';
export { priceOf } from './memberships.lifecycle.ts';
export { plansRoutes } from './plans.routes.ts';
export { verifyLedger } from './verify-ledger.ts';

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
