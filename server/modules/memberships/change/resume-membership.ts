import type { Membership } from '#contract/memberships/memberships.ts';
import type { PlanKind } from '#contract/memberships/plan-facts.ts';
import { plans } from '#contract/memberships/plan-facts.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { requireMembership, syncOrDefer } from './cancel-membership.ts';
import { endOfAccess, hasEnded, isCancelling } from '../memberships.lifecycle.ts';
import { may } from '../memberships.policy.ts';
import { findLatest, lockMembership, setAgreedToRenewal } from '../memberships.queries.ts';
import type { MembershipRow } from '../memberships.queries.ts';
import { requestChange } from '../sync/sync-membership.ts';

/**
 * Withdraws a cancellation and refunds its fee. In free days the subscription has already ended, so it is
 * revived with the next charge on their last day.
 * @throws Problem `not_found`, `too_late`, `invalid` naming `agreeToRenewal`
 */
export async function resumeMembership(
  platform: Platform,
  accountId: string,
  kind: PlanKind,
  agreeToRenewal: boolean,
): Promise<void> {
  const { id } = await requireMembership(platform.sql, accountId, kind);
  await platform.transact(async (t) => {
    const membership = await lockMembership(t.sql, id);
    if (!membership || !may.resume(membership, t.now))
      throw problem('too_late', 'There is no cancellation that could be taken back.');
    if (kind === 'premium' && endOfAccess(await findLatest(t.sql, accountId, 'access')))
      throw problem('too_late', 'Premium ends with your membership. Resume your membership first.');
    if (platform.payments.movesMoney && inFreeDays(membership, t.now) && !agreeToRenewal)
      throw fieldProblem('agreeToRenewal', 'Please agree to the renewal terms');
    if (agreeToRenewal) await setAgreedToRenewal(t.sql, id, t.now);
    const { endsAt, paidUntil } = membership;
    await requestChange(t, id, { end: null, fee: 0, nextCharge: endsAt ?? paidUntil });
  });
  await syncOrDefer(platform, id);
  const premium = kind === 'access' ? await findLatest(platform.sql, accountId, 'premium') : undefined;
  // Premium's last day depended on the end of access.
  if (premium && !hasEnded(premium)) await syncOrDefer(platform, premium.id);
}

/** Returns the next charge if it were resumed now. */
export function resumptionOf(membership: MembershipRow, now: Date): Membership['resumption'] {
  if (!may.resume(membership, now)) return null;
  const { plan, paidUntil, endsAt, renewalAmount } = membership;
  const { price, termMonths } = plans[plan];
  return inFreeDays(membership, now)
    ? { at: endsAt ?? paidUntil, amount: price, everyMonths: termMonths, agreement: true }
    : { at: paidUntil, amount: renewalAmount ?? price, everyMonths: termMonths, agreement: false };
}

/** Returns the last day of the current free days: the end, or the first charge after a revival. */
export function freeUntil(membership: MembershipRow, now: Date): string | null {
  const { anchor, endsAt } = membership;
  if (isCancelling(membership) && endsAt && inFreeDays(membership, now)) return endsAt;
  return anchor && new Date(anchor) > now ? anchor : null;
}

/** Whether the paid time is over. */
const inFreeDays = ({ paidUntil }: MembershipRow, now: Date) => now >= new Date(paidUntil);
