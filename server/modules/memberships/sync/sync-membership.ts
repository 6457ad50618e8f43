import { uuidv7 } from 'uuidv7';
import { after, minutes } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Subscription } from '#server/platform/payments/port.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { applySubscription } from './apply-subscription.ts';
import { feeIsPaid, hasEnded, membershipLifecycle, priceOf, refundedOf } from '../memberships.lifecycle.ts';
import {
  beginSync,
  clearPendingChange,
  lockMembership,
  moveMembershipTo,
  replaceSubscription,
  setSynced,
  setPendingChange,
} from '../memberships.queries.ts';
import type { MembershipRow, PendingChange } from '../memberships.queries.ts';

/**
 * Sends a membership's pending change to the processor, then reads its subscription and applies it. A refused
 * change is kept and the rest still applied, since payments continue; of concurrent reads, an older one never
 * overwrites a newer one.
 * @returns `declined` if a pending change failed because its fee could not be charged
 * @throws PaymentsUnavailable
 */
export async function syncMembership(platform: Platform, id: string): Promise<'done' | 'declined'> {
  const { payments, transact, sql } = platform;
  const begun = await beginSync(sql, id);
  if (!begun?.subscriptionRef) return 'done';
  const outcome = await sendPendingChange(platform, begun);
  const subscription = await payments.readSubscription(outcome.subscriptionRef ?? begun.subscriptionRef);
  await transact(async (t) => {
    const membership = await lockMembership(t.sql, id);
    if (!membership || membership.appliedSyncSeq > begun.syncSeq) return;
    if (subscription) await applySubscription(t, membership, subscription, payments.name);
    else await endWithAccess(t, membership);
    if (begun.pendingChange && !outcome.failure) await clearPendingChange(t.sql, id, begun.pendingChange.id);
    await setSynced(t.sql, id, begun.syncSeq);
  });
  if (outcome.failure) throw outcome.failure.error;
  return outcome.declined ? 'declined' : 'done';
}

type SendResult = {
  declined: boolean;
  /** The subscription that replaces the one that ended. */
  subscriptionRef?: string;
  failure?: { error: unknown };
};

async function sendPendingChange(platform: Platform, membership: MembershipRow): Promise<SendResult> {
  if (!membership.pendingChange) return { declined: false };
  try {
    return await applyPendingChange(platform, membership, membership.pendingChange);
  } catch (error) {
    return { declined: false, failure: { error } };
  }
}

/** Ends a membership with its access if no processor has its subscription, as after a change of processor. */
async function endWithAccess(t: Transaction, membership: MembershipRow): Promise<void> {
  if (hasEnded(membership)) return;
  const { id, accountId, accessUntil } = membership;
  const over = new Date(accessUntil) <= t.now;
  const { end, cancel } = membershipLifecycle.transitions;
  await moveMembershipTo(t.sql, id, over ? end.to : cancel.to, {
    renews: false,
    endsAt: new Date(accessUntil),
    owedRef: null,
    owedAmount: null,
    owedSince: null,
  });
  if (!over)
    await t.schedule(
      'reconcile-membership',
      { membershipId: id },
      new Date(accessUntil),
      `${id} ${accessUntil}`,
    );
  else await t.announce('membership.expired', { accountId, membershipId: id });
}

/** Applies the pending change at the processor; every step may be repeated. */
async function applyPendingChange(
  platform: Platform,
  membership: MembershipRow,
  pendingChange: PendingChange,
): Promise<SendResult> {
  const { payments } = platform;
  const ref = membership.subscriptionRef ?? '';
  const subscription = await payments.readSubscription(ref);
  if (subscription?.endedAt && pendingChange.nextCharge)
    return reviveSubscription(platform, membership, {
      ...pendingChange,
      nextCharge: new Date(pendingChange.nextCharge),
    });
  if (!subscription || subscription.endedAt) return { declined: false };
  const fees = subscription.invoices.filter(feeIsPaid);
  if (pendingChange.fee > 0 && fees.length === 0 && !(await chargeFee(payments, membership, pendingChange)))
    return { declined: true };
  if (subscription.endsAt?.toISOString() !== (pendingChange.end ?? undefined))
    await payments.setEnd(
      ref,
      pendingChange.end ? new Date(pendingChange.end) : null,
      `${pendingChange.id}-end`,
    );
  if (pendingChange.fee === 0) await refundFees(payments, fees, pendingChange);
  return { declined: false };
}

/**
 * Revives a subscription in its free days. If the call comes after them, nothing continues and nothing is
 * charged.
 */
async function reviveSubscription(
  { payments, clock, sql }: Platform,
  { id, plan, subscriptionRef }: MembershipRow,
  pendingChange: { id: string; nextCharge: Date },
): Promise<SendResult> {
  if (!subscriptionRef || pendingChange.nextCharge <= clock.now()) return { declined: false };
  const revived = await payments.revive(
    subscriptionRef,
    priceOf(plan),
    pendingChange.nextCharge,
    `${pendingChange.id}-revive`,
  );
  await replaceSubscription(sql, id, subscriptionRef, revived);
  return { declined: false, subscriptionRef: revived };
}

async function chargeFee(
  payments: Platform['payments'],
  membership: MembershipRow,
  pendingChange: PendingChange,
): Promise<boolean> {
  const { status } = await payments.chargeFee(
    membership.subscriptionRef ?? '',
    { amount: pendingChange.fee, description: 'Early-cancel fee' },
    `${pendingChange.id}-fee`,
  );
  return status === 'paid';
}

/** Refunds the remaining early-cancel fee of a member who stays. */
async function refundFees(
  payments: Platform['payments'],
  fees: Subscription['invoices'],
  pendingChange: PendingChange,
) {
  for (const fee of fees) {
    const left = fee.total - refundedOf(fee);
    await payments.refund(fee.ref, left, `${pendingChange.id}-${fee.ref}-${left}`);
  }
}

/** Saves the pending change before it is sent; a job sends it if this process dies. */
export async function requestChange(
  t: Transaction,
  membershipId: string,
  pendingChange: Omit<PendingChange, 'id'>,
): Promise<void> {
  await setPendingChange(t.sql, membershipId, { id: uuidv7(), ...pendingChange });
  await reconcileSoon(t, membershipId);
}

/** Schedules another sync in a minute, in case this process dies. */
export async function reconcileSoon(t: Transaction, membershipId: string): Promise<void> {
  const soon = after(t.now, minutes(1));
  await t.schedule('reconcile-membership', { membershipId }, soon, `${membershipId} ${soon.toISOString()}`);
}
