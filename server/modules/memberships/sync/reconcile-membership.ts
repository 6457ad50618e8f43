import { renewalReminderDays } from '#contract/memberships/membership-lifecycle.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { isLong } from './apply-subscription.ts';
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

/** Announces the renewal of a term of a year or more early enough to cancel. */
async function remind({ clock, transact }: Platform, membership: MembershipRow): Promise<void> {
  const { id, accountId, plan, paidUntil } = membership;
  const remindAt = after(new Date(paidUntil), -days(renewalReminderDays));
  if (!isActive(membership) || !isLong(plan) || remindAt > clock.now()) return;
  await transact(async (t) => {
    if (await markReminded(t.sql, id, paidUntil))
      await t.announce('membership.renewal_near', { accountId, membershipId: id });
  });
}
