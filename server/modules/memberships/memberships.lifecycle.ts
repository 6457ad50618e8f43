import { graceDays, retryDays } from '#contract/memberships/membership-lifecycle.ts';
import type { MembershipState } from '#contract/memberships/membership-lifecycle.ts';
import { plans } from '#contract/memberships/plan-facts.ts';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Lifecycle } from '#server/platform/lifecycle.ts';
import { addMonths } from '#server/platform/payments/periods.ts';
import type { ProcessorInvoice, RecurringPrice, Subscription } from '#server/platform/payments/port.ts';

/** The status is derived from the processor's data, so a membership may take several of these at once. */
export const membershipLifecycle = {
  table: 'memberships',
  column: 'status',
  transitions: {
    join: { from: [], to: 'incomplete' },
    pay: { from: ['incomplete'], to: 'active' },
    renew: { from: ['active'], to: 'active' },
    fail: { from: ['active', 'cancelling'], to: 'past_due' },
    recover: { from: ['past_due'], to: 'active' },
    /** A cancellation was requested before the amount due was paid. */
    recover_ending: { from: ['past_due'], to: 'cancelling' },
    cancel: { from: ['active'], to: 'cancelling' },
    cancel_owing: { from: ['past_due'], to: 'past_due' },
    resume: { from: ['cancelling'], to: 'active' },
    end: { from: ['active', 'past_due', 'cancelling'], to: 'expired' },
  },
} as const satisfies Lifecycle<MembershipState>;

type Held = { status: MembershipState };
export const isIncomplete = ({ status }: Held) => status === 'incomplete';
export const isActive = ({ status }: Held) => status === 'active';
export const isPastDue = ({ status }: Held) => status === 'past_due';
export const isCancelling = ({ status }: Held) => status === 'cancelling';
export const hasEnded = ({ status }: Held) => status === 'expired';

export type CheckoutStatus = 'open' | 'processing' | 'paid';

export const checkoutLifecycle = {
  table: 'checkouts',
  column: 'status',
  transitions: {
    begin: { from: [], to: 'open' },
    pay: { from: ['open'], to: 'processing' },
    settle: { from: ['processing'], to: 'paid' },
    /** The attempt to pay has failed. */
    reopen: { from: ['processing'], to: 'open' },
  },
} as const satisfies Lifecycle<CheckoutStatus>;

export const isPaid = ({ status }: { status: CheckoutStatus }) => status === 'paid';

/** A membership's status, derived only from the processor's data and the current time. */
export type MembershipStatus = {
  status: MembershipState;
  plan: PlanCode;
  startedAt: Date;
  anchor: Date;
  paidUntil: Date;
  minimumUntil: Date;
  accessUntil: Date;
  /** When it ends after a cancellation, or when it ended. */
  endsAt: Date | null;
  /** The end of the days without a charge; equals `paidUntil` if set. */
  freeUntil: Date | null;
  /** Whether the processor will charge again. */
  renews: boolean;
  renewalAmount: number;
  owed: { ref: string; amount: number; since: Date } | null;
};

/**
 * Derives a membership's status from its subscription.
 * @param limit the latest end of unpaid time; paid time may go past it
 * @param floor the earliest end after a cancellation
 * @returns undefined if nothing was ever paid
 */
export function statusOfSubscription(
  subscription: Subscription,
  now: Date,
  limit?: Date,
  floor?: Date,
): MembershipStatus | undefined {
  const terms = subscription.invoices.filter(({ kind }) => kind === 'recurring');
  const paid = latest(terms.filter(({ status }) => status === 'paid').map((term) => term.periodUntil));
  if (!paid) return undefined;
  const freeUntil = subscription.freeUntil && subscription.freeUntil > paid ? subscription.freeUntil : null;
  const paidUntil = freeUntil ?? paid;
  const plan = planOfPrice(subscription.priceKey);
  const minimumUntil = addMonths(subscription.startedAt, plans[plan].minimumMonths);
  const open = terms.find(({ status }) => status === 'open');
  const owed =
    open && !subscription.endedAt ? { ref: open.ref, amount: open.total, since: open.periodFrom } : null;
  const end = endOf(subscription, paidUntil, minimumUntil);
  const kept = end && floor && !endedEarly(subscription, paidUntil) ? later(end, floor) : end;
  const endsAt = kept && limit ? earlier(kept, later(limit, paidUntil)) : kept;
  const renews = !subscription.endedAt && !(subscription.endsAt && subscription.endsAt <= paidUntil);
  // Access continues for seven days after a renewal that failed or whose message is late.
  const accessUntil = renews || owed ? after(paidUntil, days(graceDays)) : (endsAt ?? paidUntil);
  return {
    status:
      endsAt && endsAt <= now && !owed ? 'expired' : owed ? 'past_due' : endsAt ? 'cancelling' : 'active',
    plan,
    startedAt: subscription.startedAt,
    anchor: subscription.anchor,
    paidUntil,
    minimumUntil,
    accessUntil,
    endsAt,
    freeUntil,
    renews,
    renewalAmount: subscription.priceAmount,
    owed,
  };
}

/**
 * Returns when a subscription ends or ended. One that ended early, because it was unpaid or by an admin,
 * keeps that end; a cancelled one ends with its last term, but without a paid fee not before its minimum.
 */
function endOf(subscription: Subscription, paidUntil: Date, minimumUntil: Date): Date | null {
  const { endsAt, endedAt, invoices } = subscription;
  const last = endedAt ?? endsAt;
  if (!last) return null;
  if (endedAt && endedEarly(subscription, paidUntil)) return endedAt;
  return invoices.some(feeIsPaid) || last > minimumUntil ? last : minimumUntil;
}

/** Whether it was ended at the processor, unpaid or by an admin, and not by a cancellation. */
const endedEarly = ({ endedAt, invoices }: Subscription, paidUntil: Date): boolean =>
  endedAt !== null && (endedAt < paidUntil || unpaidAtEnd(invoices));

type AccessRow = {
  status: MembershipState;
  accessUntil: string;
  minimumUntil: string;
  endsAt: string | null;
  pendingChange: { end: string | null } | null;
};

/** Returns the last day of an access plan that is ending or has ended, and undefined otherwise. */
export function endOfAccess(access: AccessRow | undefined): Date | undefined {
  if (!access || isIncomplete(access)) return undefined;
  if (hasEnded(access)) return new Date(access.accessUntil);
  const { pendingChange, endsAt, minimumUntil } = access;
  if (pendingChange)
    return pendingChange.end ? later(new Date(pendingChange.end), new Date(minimumUntil)) : undefined;
  return endsAt ? new Date(endsAt) : undefined;
}

const unpaidAtEnd = (invoices: ProcessorInvoice[]) =>
  invoices.findLast(({ kind }) => kind === 'recurring')?.status !== 'paid';

/** Whether an invoice is a fee that was paid and not fully refunded. */
export const feeIsPaid = (invoice: ProcessorInvoice) =>
  invoice.kind === 'fee' && invoice.status === 'paid' && refundedOf(invoice) < invoice.total;

export const refundedOf = ({ refunds }: ProcessorInvoice) =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

const earlier = (a: Date, b: Date) => (a < b ? a : b);
const later = (a: Date, b: Date) => (a > b ? a : b);
const latest = (instants: Date[]): Date | undefined =>
  instants.toSorted((a, b) => b.getTime() - a.getTime())[0];

const pricePrefix = 'wagwell_';

/** Returns a plan's price for the processor; the key is Stripe's lookup key. */
export const priceOf = (plan: PlanCode): RecurringPrice => ({
  key: pricePrefix + plan,
  amount: plans[plan].price,
  months: plans[plan].termMonths,
});

export function planOfPrice(key: string): PlanCode {
  const plan = key.slice(pricePrefix.length);
  if (!key.startsWith(pricePrefix) || !(plan in plans)) throw new RangeError(`No plan has the price ${key}`);
  return plan as PlanCode;
}

/** When a failed renewal is charged next; undefined after the last try. */
export const nextTryAt = (since: Date, retries: number): Date | undefined => {
  const day = retryDays[retries];
  return day === undefined ? undefined : after(since, days(day));
};
