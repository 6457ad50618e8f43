import { plans } from '#contract/plan-facts.ts';
import { contactOf } from '#server/modules/identity/index.ts';
import { siteUrl } from '#server/platform/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import { nextTryAt } from './apply-subscription.ts';
import { invoiceNumber } from './invoices.ts';
import { findInvoice, findLatestInvoice } from './ledger.queries.ts';
import type { InvoiceRow } from './ledger.queries.ts';
import { findMembership } from './memberships.queries.ts';
import type { MembershipRow } from './memberships.queries.ts';
import { dollars } from '#server/platform/money.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const dayOf = (instant: string | Date) => day.format(new Date(instant));

type Facts = { membership: MembershipRow; invoice: InvoiceRow | undefined; name: string; price: string };
type Letter = { subject: string; text: string };

/** What a member is told, by what happened. Dates and amounts are those of the moment the mail is written. */
const letters = {
  started: ({ membership, invoice, name, price }: Facts): Letter => ({
    subject: 'Welcome to Wagwell: your membership is active',
    text: `Your ${name} membership is active. You paid ${dollars(invoice?.amount ?? 0)}${
      invoice ? ` (invoice ${invoiceNumber(invoice.number)})` : ''
    }.\n\nIt renews on ${dayOf(membership.paidUntil)} for ${price}, until you cancel.${
      membership.minimumUntil > membership.paidUntil
        ? ` Its minimum runs until ${dayOf(membership.minimumUntil)}.`
        : ''
    }`,
  }),
  renewed: ({ membership, invoice, name }: Facts): Letter => ({
    subject: 'Your Wagwell membership was renewed',
    text: `Your ${name} membership was renewed for ${dollars(invoice?.amount ?? 0)}. It is paid until ${dayOf(membership.paidUntil)}.`,
  }),
  payment_failed: ({ membership, name }: Facts): Letter => {
    const since = new Date(membership.owedSince ?? membership.paidUntil);
    const next = nextTryAt(since, membership.retries);
    return {
      subject: 'Your Wagwell payment did not go through',
      text: `We could not collect ${dollars(membership.owedAmount ?? 0)} for your ${name} membership. ${
        next ? `We will try again on ${dayOf(next)}. ` : ''
      }You keep your access until ${dayOf(membership.accessUntil)}; pay or change your card any time before.`,
    };
  },
  recovered: ({ membership, invoice, name }: Facts): Letter => ({
    subject: 'Thank you: your Wagwell membership is paid',
    text: `We received ${dollars(invoice?.amount ?? 0)} for your ${name} membership. It is paid until ${dayOf(membership.paidUntil)}.`,
  }),
  cancel_requested: ({ membership, name, price }: Facts): Letter => ({
    subject: 'Your Wagwell membership is cancelled',
    text: `Your ${name} membership ends on ${dayOf(membership.endsAt ?? membership.paidUntil)}. ${
      membership.renews
        ? `Until then it renews for ${price}, as its minimum requires.`
        : 'Nothing more is charged.'
    } You can take this back any time before it ends.`,
  }),
  not_cancelled: ({ membership, name, price }: Facts): Letter => ({
    subject: 'Your Wagwell membership could not be cancelled',
    text: `The early-cancel fee of your ${name} membership was declined, so it goes on and renews on ${dayOf(membership.paidUntil)} for ${price}. Change your card and cancel again, or keep it to the end of its minimum without a fee.`,
  }),
  resumed: ({ membership, name, price }: Facts): Letter => ({
    subject: 'Your Wagwell membership goes on',
    text: `Your ${name} membership is no longer cancelled. It renews on ${dayOf(membership.paidUntil)} for ${price}.`,
  }),
  plan_changed: ({ membership, invoice, name, price }: Facts): Letter => ({
    subject: 'Your Wagwell plan has changed',
    text: `You now have the ${name} plan. You paid ${dollars(invoice?.amount ?? 0)} today. It renews on ${dayOf(membership.paidUntil)} for ${price}.`,
  }),
  expired: ({ name }: Facts): Letter => ({
    subject: 'Your Wagwell membership has ended',
    text: `Your ${name} membership has ended. Everything that is yours stays readable, and booked work can be finished. You can join again any time.`,
  }),
  renewal_near: ({ membership, name, price }: Facts): Letter => ({
    subject: 'Your Wagwell membership renews soon',
    text: `Your ${name} membership renews on ${dayOf(membership.paidUntil)} for ${price}. If you do not want that, cancel before then; it takes one screen.`,
  }),
};

/** Mails the member about a change. */
export async function mailAboutMembership(
  platform: Platform,
  { accountId, membershipId }: { accountId: string; membershipId: string },
  about: keyof typeof letters,
): Promise<void> {
  const membership = await findMembership(platform.sql, membershipId);
  if (!membership) return;
  const { name } = plans[membership.plan];
  const price = dollars(membership.renewalAmount ?? plans[membership.plan].price);
  const invoice = await findLatestInvoice(platform.sql, membershipId);
  await send(platform, accountId, letters[about]({ membership, invoice, name, price }), '/membership');
}

/** Mails the member about money that was given back. */
export async function mailAboutRefund(
  platform: Platform,
  { accountId, invoiceId }: { accountId: string; invoiceId: string },
): Promise<void> {
  const invoice = await findInvoice(platform.sql, invoiceId);
  if (!invoice) return;
  const text = `We refunded you for invoice ${invoiceNumber(invoice.number)}: ${dollars(invoice.refunded)} of ${dollars(invoice.amount)} so far. Your bank may take a few days to show it.`;
  await send(platform, accountId, { subject: 'Your Wagwell refund', text }, '/membership');
}

async function send(
  platform: Platform,
  accountId: string,
  { subject, text }: Letter,
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
