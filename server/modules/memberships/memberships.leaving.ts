import { plans } from '#contract/memberships/plan-facts.ts';
import { hasEnded, membershipLifecycle } from './memberships.lifecycle.ts';
import { lockMembership, moveMembershipTo } from './memberships.queries.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Leaving } from '#server/platform/module.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import {
  eraseMemberships,
  findPaymentsUnderWay,
  findRunningMemberships,
  findCustomers,
  findMembershipsToEnd,
} from './personal-data.queries.ts';
import { syncMembership } from './sync/sync-membership.ts';

/** Memberships end at the processor, by a job of `account.closed`. */
export const membershipsLeaving: Leaving = {
  async facts(sql, accountId) {
    const running = await findRunningMemberships(sql, accountId);
    const paying = await findPaymentsUnderWay(sql, accountId);
    return {
      unfinished: paying.map(({ plan, ...payment }) => ({
        ...payment,
        title: `The payment for ${plans[plan].name}`,
      })),
      cancelled: running.map(({ id, plan, paidUntil, timeZone }) => ({
        kind: 'membership',
        id,
        title: plans[plan].name,
        at: paidUntil,
        timeZone,
        otherName: null,
      })),
    };
  },
  async erase({ sql }, accountId) {
    await eraseMemberships(sql, accountId);
  },
};

/**
 * Ends a closed account's memberships at once: nothing more is charged, and what was owed is no longer
 * collected.
 */
export async function endMembershipsOfClosed(platform: Platform, accountId: string): Promise<void> {
  const { sql, transact, payments } = platform;
  for (const { id, subscriptionRef } of await findMembershipsToEnd(sql, accountId)) {
    if (subscriptionRef) {
      await payments.endNow(subscriptionRef);
      await syncMembership(platform, id);
    }
    await transact((t) => endNow(t, id));
  }
  for (const { customerRef } of await findCustomers(sql, accountId, payments.name))
    await payments.forgetCustomer(customerRef);
}

/** Ends a membership that no processor has ended, such as one without a subscription. */
async function endNow(t: Transaction, id: string): Promise<void> {
  const membership = await lockMembership(t.sql, id);
  if (!membership || hasEnded(membership)) return;
  await moveMembershipTo(t.sql, id, membershipLifecycle.transitions.end.to, {
    renews: false,
    endsAt: t.now,
    accessUntil: t.now,
    owedRef: null,
    owedAmount: null,
    owedSince: null,
  });
  await t.announce('membership.expired', { accountId: membership.accountId, membershipId: id });
}
