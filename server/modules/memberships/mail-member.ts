import { href } from '#contract/pages.ts';
import { plans } from '#contract/memberships/plan-facts.ts';
import { contactOf } from '#server/modules/identity/index.ts';
import { siteUrl } from '#server/platform/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import { nextTryAt } from './sync/apply-subscription.ts';
import { invoiceNumber } from './ledger/invoices.ts';
import { findInvoice, findLatestInvoice } from './ledger/ledger.queries.ts';
import type { InvoiceRow } from './ledger/ledger.queries.ts';
import { findLatest, findMembership, zoneOf } from './memberships.queries.ts';
import type { MembershipRow } from './memberships.queries.ts';
import { planTitle } from './memberships.policy.ts';
import { longDayIn } from './ledger/money-days.ts';
import { endOfAccess } from './memberships.lifecycle.ts';
import { dollars } from '#server/platform/money.ts';

type Facts = {
  membership: MembershipRow;
  invoice: InvoiceRow | undefined;
  /** 'Wagwell membership', 'Wagwell Premium' */
  product: string;
  /** 'Monthly membership', 'Premium Monthly plan' */
  plan: string;
  isPremium: boolean;
  /** Whether the access plan that this premium adds to is not ending. */
  accessGoesOn: boolean;
  price: string;
  dayOf: (instant: string | Date) => string;
};
type MailText = { subject: string; text: string };

/** Mail templates by event. Dates and amounts are those at the time of writing the mail. */
const templates = {
  started: ({ membership, invoice, plan, isPremium, price, dayOf }: Facts): MailText => ({
    subject: isPremium ? 'Welcome to Wagwell Premium' : 'Welcome to Wagwell: your membership is active',
    text: `Your ${plan} is active. You paid ${dollars(invoice?.amount ?? 0)}${
      invoice ? ` (invoice ${invoiceNumber(invoice.number)})` : ''
    }.\n\nIt renews on ${dayOf(membership.paidUntil)} for ${price}, until you cancel.${
      membership.minimumUntil > membership.paidUntil
        ? ` Its minimum runs until ${dayOf(membership.minimumUntil)}.`
        : ''
    }`,
  }),
  renewed: ({ membership, invoice, product, plan, dayOf }: Facts): MailText => ({
    subject: `Your ${product} was renewed`,
    text: `Your ${plan} was renewed for ${dollars(invoice?.amount ?? 0)}. It is paid until ${dayOf(membership.paidUntil)}.`,
  }),
  payment_failed: ({ membership, product, plan, isPremium, dayOf }: Facts): MailText => {
    const since = new Date(membership.owedSince ?? membership.paidUntil);
    const next = nextTryAt(since, membership.retries);
    return {
      subject: isPremium
        ? `Your ${product} payment did not go through`
        : 'Your Wagwell payment did not go through',
      text: `We could not collect ${dollars(membership.owedAmount ?? 0)} for your ${plan}. ${
        next ? `We will try again on ${dayOf(next)}. ` : ''
      }You keep ${isPremium ? 'Premium' : 'your access'} until ${dayOf(membership.accessUntil)}; pay or change your card any time before.`,
    };
  },
  recovered: ({ membership, invoice, product, plan, dayOf }: Facts): MailText => ({
    subject: `Thank you: your ${product} is paid`,
    text: `We received ${dollars(invoice?.amount ?? 0)} for your ${plan}. It is paid until ${dayOf(membership.paidUntil)}.`,
  }),
  cancel_requested: ({ membership, product, plan, accessGoesOn, price, dayOf }: Facts): MailText => ({
    subject: `Your ${product} is cancelled`,
    text: `Your ${plan} ends on ${dayOf(membership.endsAt ?? membership.paidUntil)}. ${
      membership.renews
        ? `Until then it renews for ${price}, as its minimum requires.`
        : 'Nothing more is charged for it.'
    } ${resumeText(membership, price, dayOf)}${accessGoesOn ? ' Your membership goes on.' : ''}`,
  }),
  not_cancelled: ({ membership, product, plan, price, dayOf }: Facts): MailText => ({
    subject: `Your ${product} could not be cancelled`,
    text: `The early-cancel fee of your ${plan} was declined, so it goes on and renews on ${dayOf(membership.paidUntil)} for ${price}. Change your card and cancel again, or keep it to the end of its minimum without a fee.`,
  }),
  resumed: ({ membership, product, plan, price, dayOf }: Facts): MailText => ({
    subject: `Your ${product} goes on`,
    text: `Your ${plan} is no longer cancelled. It renews on ${dayOf(membership.paidUntil)} for ${price}.`,
  }),
  plan_changed: ({ membership, invoice, isPremium, plan, price, dayOf }: Facts): MailText => ({
    subject: isPremium ? 'Your Wagwell Premium plan has changed' : 'Your Wagwell plan has changed',
    text: `You now have the ${plan}. You paid ${dollars(invoice?.amount ?? 0)} today. It renews on ${dayOf(membership.paidUntil)} for ${price}.`,
  }),
  expired: ({ product, plan, isPremium }: Facts): MailText => ({
    subject: `Your ${product} has ended`,
    text: isPremium
      ? `Your ${plan} has ended, with its discount and priority. As long as you are a member you can add Premium again any time.`
      : `Your ${plan} has ended. Everything that is yours stays readable, and booked work can be finished. You can join again any time.`,
  }),
  renewal_near: ({ membership, product, plan, price, dayOf }: Facts): MailText => ({
    subject: `Your ${product} renews soon`,
    text: `Your ${plan} renews on ${dayOf(membership.paidUntil)} for ${price}. If you do not want that, cancel before then; it takes one screen.`,
  }),
};

/** Says until when a cancellation can be withdrawn and what the next charge is then. */
function resumeText(
  { paidUntil, endsAt, renews }: MembershipRow,
  price: string,
  dayOf: Facts['dayOf'],
): string {
  const until = 'You can resume it until then.';
  if (renews) return until;
  if (!endsAt || new Date(endsAt) <= new Date(paidUntil))
    return `${until} It then renews that day for ${price}.`;
  return (
    `${until} Before ${dayOf(paidUntil)} the next charge is then ${price} on that day; ` +
    `in the free days after it, ${price} on ${dayOf(endsAt)}.`
  );
}

/** Mails the member about a change. */
export async function mailMember(
  platform: Platform,
  { accountId, membershipId }: { accountId: string; membershipId: string },
  about: keyof typeof templates,
): Promise<void> {
  const membership = await findMembership(platform.sql, membershipId);
  if (!membership) return;
  const { kind, price } = plans[membership.plan];
  const isPremium = kind === 'premium';
  const facts = {
    membership,
    invoice: await findLatestInvoice(platform.sql, membershipId),
    product: isPremium ? 'Wagwell Premium' : 'Wagwell membership',
    plan: planTitle(membership.plan),
    isPremium,
    accessGoesOn: isPremium && !endOfAccess(await findLatest(platform.sql, accountId, 'access')),
    price: dollars(membership.renewalAmount ?? price),
    dayOf: longDayIn(await zoneOf(platform.sql, accountId)),
  };
  await send(platform, accountId, templates[about](facts), href('membership'));
}

/** Mails the member about a refund. */
export async function mailRefund(
  platform: Platform,
  { accountId, invoiceId }: { accountId: string; invoiceId: string },
): Promise<void> {
  const invoice = await findInvoice(platform.sql, invoiceId);
  if (!invoice) return;
  const text = `We refunded you for invoice ${invoiceNumber(invoice.number)}: ${dollars(invoice.refunded)} of ${dollars(invoice.amount)} so far. Your bank may take a few days to show it.`;
  await send(platform, accountId, { subject: 'Your Wagwell refund', text }, href('membership'));
}

async function send(
  platform: Platform,
  accountId: string,
  { subject, text }: MailText,
  path: string,
): Promise<void> {
  const contact = await contactOf(platform.sql, accountId);
  if (!contact) return;
  const { config, mailer, payments } = platform;
  const note = payments.movesMoney ? '' : '\n\nThis runs on the test processor: no money moves.';
  await mailer.send({
    to: { name: `${contact.firstName} ${contact.lastName}`, address: contact.email },
    subject,
    body: `Hi ${contact.firstName},\n\n${text}${note}\n\n${siteUrl(config)}${path}\n\nWagwell`,
  });
}
