import type { MembershipEvents } from '#contract/memberships/membership-events.ts';
import { href } from '#contract/pages.ts';
import { findPerson, kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { dollars } from '#server/platform/money.ts';
import { findMembershipNews, findRefundNews } from './membership-news.ts';
import type { MembershipNews, RefundNews } from './membership-news.ts';

/**
 * Receipts and warnings, which are delivered even if they were read in the app. What the clock does at the minute of joining
 * is told in the `morning`.
 */
const about = <F extends { movesMoney: boolean }>(
  action: string,
  pace: 'prompt' | 'morning',
  words: (news: F) => { title: string; text: string },
) =>
  kind({ category: 'membership', action, pace, evenIfRead: true }, (news: F) => {
    const { title, text } = words(news);
    const note = news.movesMoney ? '' : '\n\nThis runs on the test processor: no money moves.';
    return { title, text: text + note, path: href('membership') };
  });

/** Kinds of notifications about a membership. Dates and amounts are those at the time of writing. */
const kinds = {
  membership_started: about(
    'See your membership',
    'prompt',
    ({ membership, invoice, plan, isPremium, price, dayOf }: MembershipNews) => ({
      title: isPremium ? 'Welcome to Wagwell Premium' : 'Welcome to Wagwell: your membership is active',
      text: `Your ${plan} is active. You paid ${invoice?.paid ?? '$0.00'}${
        invoice ? ` (invoice ${invoice.number})` : ''
      }.\n\nIt renews on ${dayOf(membership.paidUntil)} for ${price}, until you cancel on the Membership page.${
        membership.minimumUntil > membership.paidUntil
          ? ` Its minimum runs until ${dayOf(membership.minimumUntil)}.`
          : ''
      }`,
    }),
  ),
  membership_renewed: about(
    'See your invoices',
    'morning',
    ({ membership, invoice, product, plan, dayOf }: MembershipNews) => ({
      title: `Your ${product} was renewed`,
      text: `Your ${plan} was renewed for ${invoice?.paid ?? '$0.00'}. It is paid until ${dayOf(membership.paidUntil)}.`,
    }),
  ),
  payment_failed: about(
    'Pay or change your card',
    'morning',
    ({ membership, product, plan, isPremium, nextTry, dayOf }: MembershipNews) => {
      return {
        title: isPremium
          ? `Your ${product} payment did not go through`
          : 'Your Wagwell payment did not go through',
        text: `We could not collect ${dollars(membership.owedAmount ?? 0)} for your ${plan}. ${
          nextTry ? `We will try again on ${dayOf(nextTry)}. ` : ''
        }You keep ${isPremium ? 'Premium' : 'your access'} until ${dayOf(membership.accessUntil)}; pay or change your card any time before.`,
      };
    },
  ),
  payment_recovered: about(
    'See your invoices',
    'prompt',
    ({ membership, invoice, product, plan, dayOf }: MembershipNews) => ({
      title: `Thank you: your ${product} is paid`,
      text: `We received ${invoice?.paid ?? '$0.00'} for your ${plan}. It is paid until ${dayOf(membership.paidUntil)}.`,
    }),
  ),
  membership_cancelled: about(
    'See your membership',
    'prompt',
    ({ membership, product, plan, accessGoesOn, canResume, price, dayOf }: MembershipNews) => ({
      title: `Your ${product} is cancelled`,
      text: `Your ${plan} ends on ${dayOf(membership.endsAt ?? membership.paidUntil)}. ${
        membership.renews
          ? `Until then it renews for ${price}, as its minimum requires.`
          : 'Nothing more is charged for it.'
      }${canResume ? ` ${resumeWords(membership, price, dayOf)}` : ''}${accessGoesOn ? ' Your membership stays active.' : ''}`,
    }),
  ),
  membership_not_cancelled: about(
    'See your membership',
    'prompt',
    ({ membership, product, plan, price, dayOf }: MembershipNews) => ({
      title: `Your ${product} could not be cancelled`,
      text: `The early-cancel fee of your ${plan} was declined, so it stays active and renews on ${dayOf(membership.paidUntil)} for ${price}. Change your card and cancel again, or keep it to the end of its minimum without a fee.`,
    }),
  ),
  membership_resumed: about(
    'See your membership',
    'prompt',
    ({ membership, product, plan, price, dayOf }: MembershipNews) => ({
      title: `Your ${product} continues`,
      text: `Your ${plan} is no longer cancelled. It renews on ${dayOf(membership.paidUntil)} for ${price}.`,
    }),
  ),
  plan_changed: about(
    'See your membership',
    'prompt',
    ({ membership, invoice, isPremium, plan, price, dayOf }: MembershipNews) => ({
      title: isPremium ? 'Your Wagwell Premium plan has changed' : 'Your Wagwell plan has changed',
      text: `You now have the ${plan}. You paid ${invoice?.paid ?? '$0.00'} today. It renews on ${dayOf(membership.paidUntil)} for ${price}.`,
    }),
  ),
  membership_ended: about(
    'Join again',
    'prompt',
    ({ product, plan, isPremium, restingPremium, dayOf }: MembershipNews) => ({
      title: `Your ${product} has ended`,
      text: isPremium
        ? `Your ${plan} has ended, with its discount and priority. As long as you are a member you can add Premium again any time.`
        : `Your ${plan} has ended. Everything that is yours stays readable, and booked work can be finished. You can join again any time.${
            restingPremium
              ? ` Your ${restingPremium.plan} is paid until ${dayOf(restingPremium.paidUntil)}; it rests now, and works again from the day you join again until then.`
              : ''
          }`,
    }),
  ),
  membership_renewing: about(
    'See your membership',
    'morning',
    ({ membership, product, plan, price, dayOf }: MembershipNews) => ({
      title: `Your ${product} renews soon`,
      text: `Your ${plan} renews on ${dayOf(membership.paidUntil)} for ${price}. If you do not want that, cancel before then; it takes one screen.`,
    }),
  ),
  invoice_refunded: about('See your invoices', 'prompt', ({ number, refunded, amount }: RefundNews) => ({
    title: 'Your Wagwell refund',
    text: `We refunded you for invoice ${number}: ${refunded} of ${amount} so far. Your bank may take a few days to show it.`,
  })),
};

/** Says until when a cancellation can be withdrawn and what the next charge is then. */
function resumeWords(
  { paidUntil, endsAt, renews }: MembershipNews['membership'],
  price: string,
  dayOf: MembershipNews['dayOf'],
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

const { notify } = notifierOf(kinds);

type AboutMembership = Exclude<keyof MembershipEvents, 'invoice.refunded' | 'payments.changed'>;

const onMembership = (event: AboutMembership, name: Exclude<keyof typeof kinds, 'invoice_refunded'>) =>
  onEvent(event, async (platform, ids, jobId) => {
    const member = await findPerson(platform.sql, ids.accountId);
    const news = await findMembershipNews(platform, ids);
    if (member && news) await notify(platform, member, name, jobId, news);
  });

const jobs = {
  'notify-of-membership-started': onMembership('membership.started', 'membership_started'),
  'notify-of-membership-renewed': onMembership('membership.renewed', 'membership_renewed'),
  'notify-of-payment-failed': onMembership('membership.payment_failed', 'payment_failed'),
  'notify-of-payment-recovered': onMembership('membership.recovered', 'payment_recovered'),
  'notify-of-membership-cancelled': onMembership('membership.cancel_requested', 'membership_cancelled'),
  'notify-of-membership-not-cancelled': onMembership('membership.not_cancelled', 'membership_not_cancelled'),
  'notify-of-membership-resumed': onMembership('membership.resumed', 'membership_resumed'),
  'notify-of-plan-changed': onMembership('membership.plan_changed', 'plan_changed'),
  'notify-of-membership-ended': onMembership('membership.expired', 'membership_ended'),
  'notify-of-membership-renewing': onMembership('membership.renewal_near', 'membership_renewing'),
  'notify-of-invoice-refunded': onEvent('invoice.refunded', async (platform, ids, jobId) => {
    const member = await findPerson(platform.sql, ids.accountId);
    const news = await findRefundNews(platform, ids.invoiceId);
    if (member && news) await notify(platform, member, 'invoice_refunded', jobId, news);
  }),
};

export const membershipNotices = { kinds: noticeKinds(kinds), jobs };
