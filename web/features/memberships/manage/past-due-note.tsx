import { useState } from 'react';
import { monthDay, monthDayYear } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import type { Membership } from '../memberships.api.ts';
import { PayPastDueDialog } from './pay-past-due-dialog.tsx';
import { planTitle } from '../plans/plan-words.ts';

/** Note about a failed renewal: the amount due, the end of access and a button to pay. */
export function PastDueNote({ membership }: { membership: Membership }) {
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
