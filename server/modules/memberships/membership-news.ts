import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { plans } from '#contract/memberships/plan-facts.ts';
import { findSuspension } from '#server/modules/identity/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { dollars } from '#server/platform/money.ts';
import { invoiceNumber } from './ledger/invoices.ts';
import { findInvoice, findLatestInvoice } from './ledger/ledger.queries.ts';
import { endOfAccess, hasEnded, nextTryAt } from './memberships.lifecycle.ts';
import { planTitle } from './memberships.policy.ts';
import { findLatest, findMembership } from './memberships.queries.ts';
import type { MembershipRow } from './memberships.queries.ts';
import { longDayIn } from '#server/platform/long-days.ts';

/** What notifications say about a membership, at the time of writing. */
export type MembershipNews = {
  membership: Pick<
    MembershipRow,
    'paidUntil' | 'minimumUntil' | 'accessUntil' | 'endsAt' | 'renews' | 'owedAmount'
  >;
  /** The latest one, with its amount in words. */
  invoice: { number: string; paid: string } | undefined;
  /** 'Wagwell membership', 'Wagwell Premium' */
  product: string;
  /** 'Monthly membership', 'Premium Monthly plan' */
  plan: string;
  isPremium: boolean;
  /** Whether the access plan that this premium adds to is not ending. */
  accessGoesOn: boolean;
  /** The premium plan that outlasts this access plan, and the last day that is paid. */
  restingPremium: { plan: string; paidUntil: string } | undefined;
  /** False while the account is suspended, whose owner cannot sign in. */
  canResume: boolean;
  price: string;
  /** When a payment that failed is tried again, if it is. */
  nextTry: Date | undefined;
  movesMoney: boolean;
  dayOf: (instant: string | Date) => string;
};

export async function findMembershipNews(
  { sql, payments }: Platform,
  { accountId, membershipId }: { accountId: string; membershipId: string },
): Promise<MembershipNews | undefined> {
  const membership = await findMembership(sql, membershipId);
  if (!membership) return undefined;
  const { kind, price } = plans[membership.plan];
  const isPremium = kind === 'premium';
  const invoice = await findLatestInvoice(sql, membershipId);
  const premium = isPremium ? undefined : await findLatest(sql, accountId, 'premium');
  return {
    membership,
    invoice: invoice && { number: invoiceNumber(invoice.number), paid: dollars(invoice.amount) },
    product: isPremium ? 'Wagwell Premium' : 'Wagwell membership',
    plan: planTitle(membership.plan),
    isPremium,
    canResume: !(await findSuspension(sql, accountId)),
    accessGoesOn: isPremium && !endOfAccess(await findLatest(sql, accountId, 'access')),
    restingPremium:
      premium && !hasEnded(premium) && premium.paidUntil > (membership.endsAt ?? membership.accessUntil)
        ? { plan: planTitle(premium.plan), paidUntil: premium.paidUntil }
        : undefined,
    price: dollars(membership.renewalAmount ?? price),
    nextTry: nextTryAt(new Date(membership.owedSince ?? membership.paidUntil), membership.retries),
    movesMoney: payments.movesMoney,
    dayOf: longDayIn(await zoneOf(sql, accountId)),
  };
}

/** A refund in words. */
export type RefundNews = { number: string; refunded: string; amount: string; movesMoney: boolean };

export async function findRefundNews(
  { sql, payments }: Platform,
  invoiceId: string,
): Promise<RefundNews | undefined> {
  const invoice = await findInvoice(sql, invoiceId);
  return (
    invoice && {
      number: invoiceNumber(invoice.number),
      refunded: dollars(invoice.refunded),
      amount: dollars(invoice.amount),
      movesMoney: payments.movesMoney,
    }
  );
}
