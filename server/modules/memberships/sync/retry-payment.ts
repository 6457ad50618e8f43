import { graceDays, retryDays } from '#contract/memberships/membership-lifecycle.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { countRetry } from '../memberships.queries.ts';
import type { MembershipRow } from '../memberships.queries.ts';
import { syncMembership } from './sync-membership.ts';

/** Charges a failed renewal again on the days for it, and ends the membership after its days of grace. */
export async function retryPayment(platform: Platform, membership: MembershipRow): Promise<void> {
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
