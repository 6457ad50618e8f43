import type { Platform } from '#server/platform/platform.ts';
import { reminderAt } from './apply-subscription.ts';
import { findMembership, markReminded } from '../memberships.queries.ts';
import type { MembershipRow } from '../memberships.queries.ts';
import { retryPayment } from './retry-payment.ts';
import { syncMembership } from './sync-membership.ts';
import { isActive, isPastDue } from '../memberships.lifecycle.ts';

/** Runs a membership's scheduled step: syncs it, then retries a payment, sends a reminder or ends it. */
export async function reconcileMembership(platform: Platform, membershipId: string): Promise<void> {
  const outcome = await syncMembership(platform, membershipId);
  const membership = await findMembership(platform.sql, membershipId);
  if (membership && outcome === 'declined') await announceNotCancelled(platform, membership);
  if (membership && isPastDue(membership)) await retryPayment(platform, membership);
  else if (membership) await remind(platform, membership);
}

/**
 * Announces that a cancellation failed because its fee, charged after an outage of the processor, was
 * declined.
 */
const announceNotCancelled = ({ transact }: Platform, { id, accountId }: MembershipRow) =>
  transact((t) => t.announce('membership.not_cancelled', { accountId, membershipId: id }));

/** Announces a renewal early enough to cancel: of a long term each, of shorter ones once a year. */
async function remind({ clock, transact }: Platform, membership: MembershipRow): Promise<void> {
  const { id, accountId, plan, startedAt, paidUntil, remindedOf } = membership;
  const term = { plan, startedAt: new Date(startedAt), paidUntil: new Date(paidUntil) };
  const remindAt = reminderAt(term, remindedOf);
  if (!isActive(membership) || !remindAt || remindAt > clock.now()) return;
  await transact(async (t) => {
    if (await markReminded(t.sql, id, paidUntil))
      await t.announce('membership.renewal_near', { accountId, membershipId: id });
  });
}
