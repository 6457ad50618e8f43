import { commitment, feeThatMayCome, plans, premiumPlans } from '#contract/memberships/plan-facts.ts';
import { renewalReminderDays, yearlyReminderDays } from '#contract/memberships/membership-lifecycle.ts';
import { exactPrice, price } from '#web/lib/money.ts';
import { Points } from './legal-text.tsx';

const { monthly, annual } = plans;

/** Sections of the Terms of Service about membership and money. */
export const membershipTerms = [
  {
    id: 'membership',
    title: 'Membership',
    text: (
      <>
        <p>
          Dashboards, the marketplace, messages and profiles are for members. One membership serves every role
          of your account. There are two plans:
        </p>
        <Points
          items={[
            <>
              <b>Monthly</b>, {exactPrice(monthly.price)} per month, with a minimum of {monthly.minimumMonths}{' '}
              months. By joining you promise to pay {exactPrice(commitment(monthly))} in all, month by month.
            </>,
            <>
              <b>Annual</b>, {exactPrice(annual.price)} for {annual.termMonths} months, paid once, with no
              further minimum.
            </>,
          ]}
        />
        <p>The amount shown before you pay is all that is charged.</p>
      </>
    ),
  },
  {
    id: 'premium',
    title: 'Premium for pet parents',
    text: (
      <>
        <p>
          Pet parents may add a premium plan to a membership that is not ending. It never renews past the
          membership, and no paid day of it is lost by cancelling: your access then lasts at least as long as
          the Premium you have paid for. If access ends because a payment failed, Premium rests, and what is
          left of it works again when you join again. It gives priority booking and a discount on the accepted
          price at groomers and salons that honor Premium; who does is shown before you accept an offer.
        </p>
        <Points
          items={premiumPlans.map((plan) => {
            const facts = plans[plan];
            return (
              <>
                <b>{facts.name}</b>, {exactPrice(facts.price)} {facts.per}: {facts.discountPercent}% discount,{' '}
                {facts.minimumMonths}-month minimum,{' '}
                {feeThatMayCome(facts) > 0
                  ? `early-cancel fee of at most ${price(feeThatMayCome(facts))}`
                  : 'no early-cancel fee'}
                .
              </>
            );
          })}
        />
      </>
    ),
  },
  {
    id: 'renewal',
    title: 'Renewal and failed payments',
    text: (
      <>
        <p>
          A plan renews by itself at the end of each paid term, at the price you agreed to, until you cancel.
          Before an annual plan renews we remind you by email. A different price needs your agreement anew.
        </p>
        <p>
          If a renewal cannot be charged we try again after 1, 3, 5 and 7 days and tell you each time. Your
          access stays as it is for those 7 days. After that you can still read and export what is yours and
          finish work that is booked, but not post or apply until the payment is made.
        </p>
      </>
    ),
  },
  {
    id: 'cancelling',
    title: 'Cancelling',
    text: (
      <>
        <p>
          You cancel on one screen, which shows the date and any amount first. An email confirms it. You may
          take the cancellation back until the plan has ended.
        </p>
        <Points
          items={[
            `A membership ends with the paid term, with the ${monthly.minimumMonths}-month minimum or with the Premium that is paid, whichever is latest.`,
            'Premium Monthly inside its minimum gives you the choice: keep it to the end of the minimum without a fee, or pay the early-cancel fee and end it with the paid term. The fee is never more than what is left of the minimum.',
            'A plan that you cancelled can be resumed until its last day. Before the paid term ends, the next charge is on the day it ends. Free days may follow up to the end of the minimum: in them, the next charge is on the last free day.',
            'Cancelling a membership cancels its premium plan too; the screen shows both last days and the total first. Resuming the membership does not resume Premium, which has a button of its own.',
            'Closing your account ends the membership at once: nothing more is charged, also inside a minimum, and nothing is paid back.',
          ]}
        />
      </>
    ),
  },
  {
    id: 'california-renewal',
    title: 'Automatic renewal, also in California',
    text: (
      <Points
        items={[
          'Before you pay, the amount, how often it renews, the minimum and how to cancel stand beside the price, with a box of their own that you tick.',
          'After you pay, an email repeats these terms and says how to cancel.',
          'You cancel where you joined: online, on the Membership page, without a call or a letter. No offer stands in between.',
          `Before a term of a year or more renews, an email reminds you ${renewalReminderDays} days ahead, with the amount and the way to cancel.`,
          `Of shorter terms, an email reminds you once a year, ${yearlyReminderDays} days before one renews, with the amount and the way to cancel.`,
          'Goods or services that we send without your consent to the renewal are yours as a gift.',
        ]}
      />
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    text: (
      <>
        <p>
          If we charge you by mistake, you get all of it back. If Wagwell cannot be used for more than three
          days in a row, you get back the part of the term that was lost. Apart from that, paid terms are not
          refunded, unless the law gives you a right to it.
        </p>
        <p>
          Refunds go back the way the payment came. Write to us; every refund shows among your invoices.
          Promotional codes count once per account unless the code says otherwise, and have no cash value.
        </p>
      </>
    ),
  },
];
