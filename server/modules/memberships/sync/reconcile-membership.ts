import { graceDays, renewalReminderDays, retryDays } from '#contract/memberships/membership-lifecycle.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { isLong } from './apply-subscription.ts';
import { countRetry, findMembership, markReminded } from '../memberships.queries.ts';
import type { MembershipRow } from '../memberships.queries.ts';
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

async function retryPayment(platform: Platform, membership: MembershipRow): Promise<void> {
  const { payments, clock, sql, transact } = platform;
  const { id, accountId, owedRef, owedSince, subscriptionRef, retries } = membership;
  if (!owedRef || !owedSince || !subscriptionRef) return;
  const now = clock.now();
  const since = new Date(owedSince);
  // The card is charged once, even if an outage missed several tries.
  const due = retryDays.filter((day) => after(since, days(day)) <= now).length;
  if (due > retries) {
    const { status } = await payments.payInvoice(owedRef, `${owedRef}-try-${due}`);
    await countRetry(sql, id, due);
    if (status !== 'paid' && due < retryDays.length)
      await transact((t) => t.announce('membership.payment_failed', { accountId, membershipId: id }));
    if (status === 'paid') return void (await syncMembership(platform, id));
  }
  if (after(since, days(graceDays)) <= now) await payments.endNow(subscriptionRef);
  await syncMembership(platform, id);
}

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
