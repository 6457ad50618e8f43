import { clsx } from 'clsx';
import { useState } from 'react';
import { monthDay, monthDayYear } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Invoices } from './invoices.tsx';
import { MembershipReceipt } from './membership-receipt.tsx';
import type { Membership, Overview } from '../memberships.api.ts';
import { PremiumPrompt } from '../plans/plan-prompt.tsx';
import { planTitle } from '../plans/plan-words.ts';
import { PayPastDueDialog } from './pay-past-due-dialog.tsx';

type OwnMembershipsProps = {
  overview: Overview;
  /** True for a pet parent, who is offered Premium if they do not have it. */
  petOwner: boolean;
};

/** True for a pet parent without Premium, who is then offered it. */
export const lacksPremium = ({ premium }: Overview, petOwner: boolean): boolean =>
  petOwner && (premium === null || premium.status === 'expired');

/** The member's memberships and all invoices. */
export function OwnMemberships({ overview, petOwner }: OwnMembershipsProps) {
  const { access, premium } = overview;
  return (
    <div className="wrap grid gap-8 pt-6 pb-16 lg:pt-10">
      <h1>Your membership</h1>
      <ReceiptsAndInvoices held={[access, premium].filter((membership) => membership !== null)} />
      {lacksPremium(overview, petOwner) && <PremiumPrompt access={access} />}
    </div>
  );
}

/** A receipt for each membership, with past-due amounts above and invoices next to them. */
export function ReceiptsAndInvoices({ held }: { held: Membership[] }) {
  return (
    <>
      {held
        .filter(({ pastDue }) => pastDue)
        .map((membership) => (
          <PastDueNote key={membership.id} membership={membership} />
        ))}
      <div
        className={clsx(
          'grid items-start gap-x-12 gap-y-8',
          held.length > 0 && 'lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]',
        )}
      >
        {held.length > 0 && (
          <div className="grid gap-8">
            {held.map((membership) => (
              <MembershipReceipt key={membership.id} membership={membership} />
            ))}
          </div>
        )}
        <Invoices />
      </div>
    </>
  );
}

/** Note about a failed renewal: the amount due, the end of access and a button to pay. */
function PastDueNote({ membership }: { membership: Membership }) {
  const [open, setOpen] = useState(false);
  const { pastDue, accessUntil, plan, timeZone } = membership;
  if (!pastDue) return null;
  return (
    <Note tone="danger" icon="card">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-text">
          <b>Your card was declined for {planTitle(plan)}.</b> You owe {exactPrice(pastDue.amount)} since{' '}
          {monthDay(pastDue.since, timeZone)}. You keep it until {monthDayYear(accessUntil, timeZone)}.
          {pastDue.nextTryAt && ` We try the card again on ${monthDay(pastDue.nextTryAt, timeZone)}.`}
        </p>
        <Button variant="primary" onClick={() => setOpen(true)}>
          Pay {exactPrice(pastDue.amount)}
        </Button>
      </div>
      <PayPastDueDialog membership={membership} open={open} onOpenChange={setOpen} />
    </Note>
  );
}
