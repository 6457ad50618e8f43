import {
  graceDays,
  renewalReminderDays,
  yearlyReminderDays,
} from '#contract/memberships/membership-lifecycle.ts';
import { plans } from '#contract/memberships/plan-facts.ts';
import type { MembershipEvents } from '#contract/memberships/membership-events.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { stepTo } from '#server/platform/lifecycle.ts';
import type { Subscription } from '#server/platform/payments/port.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { countPromoUse } from '#server/modules/promos/index.ts';
import { findCheckoutOfMembership, markPaid } from '../checkout.queries.ts';
import {
  endOfAccess,
  hasEnded,
  isIncomplete,
  isPastDue,
  membershipLifecycle,
  nextTryAt,
  statusOfSubscription,
} from '../memberships.lifecycle.ts';
import type { MembershipStatus } from '../memberships.lifecycle.ts';
import { findLatest, moveMembershipTo } from '../memberships.queries.ts';
import type { MembershipRow } from '../memberships.queries.ts';
import { recordInvoices } from '../ledger/record-invoices.ts';

/**
 * Updates a membership, its invoices and the ledger from the processor's data, announces the changes and
 * schedules the next check. The call is idempotent; the caller must have locked the row.
 */
export async function applySubscription(
  t: Transaction,
  membership: MembershipRow,
  subscription: Subscription,
  processor: string,
): Promise<void> {
  const derived = await applyWithoutEvents(t, membership, subscription, processor);
  if (!derived) return;
  for (const event of eventsBetween(membership, derived))
    await t.announce(event, { accountId: membership.accountId, membershipId: membership.id });
}

/** Does the same without announcing events, for factories. @returns undefined if nothing changed */
export async function applyWithoutEvents(
  t: Transaction,
  membership: MembershipRow,
  subscription: Subscription,
  processor: string,
): Promise<MembershipStatus | undefined> {
  const checkout = await findCheckoutOfMembership(t.sql, membership.id);
  const promoCode = checkout?.promoCode ?? null;
  await recordInvoices(t, { ...membership, processor, promoCode }, subscription.invoices);
  const derived = statusOfSubscription(
    subscription,
    t.now,
    await accessLimitOf(t, membership),
    await premiumFloorOf(t, membership),
  );
  // An ended membership stays ended; joining again creates a new one.
  if (!derived || !stepTo(membershipLifecycle, derived.status).from.includes(membership.status))
    return undefined;
  const { status, owed, freeUntil: _, ...columns } = derived;
  const retries = membership.owedRef === owed?.ref ? membership.retries : 0;
  await moveMembershipTo(t.sql, membership.id, status, {
    ...columns,
    owedRef: owed?.ref ?? null,
    owedAmount: owed?.amount ?? null,
    owedSince: owed?.since ?? null,
    retries,
    cardBrand: subscription.card?.brand ?? null,
    cardLast4: subscription.card?.last4 ?? null,
  });
  if (isIncomplete(membership) && checkout) {
    await markPaid(t.sql, checkout.id, derived.startedAt);
    await countPromoUse(t, checkout.id);
  }
  await scheduleNext(t, membership.id, derived, retries, membership.remindedOf);
  return derived;
}

/** Premium ends no later than the access plan that it adds to. */
const accessLimitOf = async (t: Transaction, { kind, accountId }: MembershipRow) =>
  kind === 'premium' ? endOfAccess(await findLatest(t.sql, accountId, 'access')) : undefined;

/** Access that is canceled lasts to the end of the Premium that is already paid. */
async function premiumFloorOf(t: Transaction, { kind, accountId }: MembershipRow): Promise<Date | undefined> {
  const premium = kind === 'access' ? await findLatest(t.sql, accountId, 'premium') : undefined;
  return premium && !hasEnded(premium) ? new Date(premium.paidUntil) : undefined;
}

type Change = Exclude<keyof MembershipEvents, 'invoice.refunded' | 'payments.changed'>;

/** Lists the events to announce for the change from one status to the next. */
function eventsBetween(before: MembershipRow, now: MembershipStatus): Change[] {
  if (isIncomplete(before)) return ['membership.started'];
  const events: Change[] = [];
  const paidMore = !now.freeUntil && now.paidUntil.getTime() > Date.parse(before.paidUntil);
  if (now.plan !== before.plan) events.push('membership.plan_changed');
  else if (paidMore) events.push(isPastDue(before) ? 'membership.recovered' : 'membership.renewed');
  if (now.owed && now.owed.ref !== before.owedRef) events.push('membership.payment_failed');
  if (hasEnded(now) && !hasEnded(before)) events.push('membership.expired');
  else if (now.endsAt && !before.endsAt) events.push('membership.cancel_requested');
  else if (!now.endsAt && before.endsAt) events.push('membership.resumed');
  return events;
}

/**
 * Schedules the next job of a membership: a payment retry, a reminder, a comparison with the processor, or
 * its end.
 */
async function scheduleNext(
  t: Transaction,
  membershipId: string,
  derived: MembershipStatus,
  retries: number,
  remindedOf: string | null,
): Promise<void> {
  const next = nextInstant(derived, retries, remindedOf, t.now);
  // The instant is part of the key because a job cannot reschedule itself while it runs.
  if (next)
    await t.schedule('reconcile-membership', { membershipId }, next, `${membershipId} ${next.toISOString()}`);
}

export function nextInstant(
  { status, startedAt, paidUntil, endsAt, owed, renews, plan }: MembershipStatus,
  retries: number,
  remindedOf: string | null,
  now: Date,
): Date | undefined {
  if (hasEnded({ status })) return undefined;
  const candidates: Date[] = [];
  if (owed) candidates.push(nextTryAt(owed.since, retries) ?? after(owed.since, days(graceDays)));
  else if (renews) {
    // The processor charges by itself at `paidUntil`. This comparison covers a lost webhook.
    candidates.push(after(paidUntil, hours(2)));
    const remindAt = reminderAt({ plan, startedAt, paidUntil }, remindedOf);
    if (remindAt && !endsAt) candidates.push(remindAt);
  }
  if (endsAt) candidates.push(endsAt);
  const [next] = candidates.toSorted((a, b) => a.getTime() - b.getTime());
  // An overdue step is checked every hour until it has happened.
  return next && next > now ? next : after(now, hours(1));
}

const yearDays = 365;
const longestMonth = 31;

/**
 * When the renewal at `paidUntil` is reminded of: each of a term of a year or more; of shorter terms the last one
 * within a year of the start or of the last reminder, as California asks. Undefined if it is not, or was.
 */
export function reminderAt(
  { plan, startedAt, paidUntil }: Pick<MembershipStatus, 'plan' | 'startedAt' | 'paidUntil'>,
  remindedOf: string | null,
): Date | undefined {
  if (remindedOf !== null && Date.parse(remindedOf) === paidUntil.getTime()) return undefined;
  const { termMonths } = plans[plan];
  if (termMonths >= 12) return after(paidUntil, -days(renewalReminderDays));
  const at = after(paidUntil, -days(yearlyReminderDays));
  const last = remindedOf === null ? startedAt : after(new Date(remindedOf), -days(yearlyReminderDays));
  const oneLater = after(at, days(termMonths * longestMonth));
  return oneLater > after(last, days(yearDays)) ? at : undefined;
}
