import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { shiftDay } from '../shift-words.ts';
import { ConfirmPayButton } from './confirm-pay.tsx';
import { PayReceipt } from './pay-receipt.tsx';
import type { ConfirmedPay } from './pay-receipt.tsx';

type PayToConfirmProps = {
  /** Applications whose pay the groomer has yet to confirm. */
  worked: readonly OwnApplication[];
  /** Link to the place where pay is confirmed or disputed. */
  to: string;
};

/**
 * Which pay is to be confirmed, and then that it was. It counts as confirmed if the groomer does not dispute it in time.
 */
export default function PayToConfirm({ worked, to }: PayToConfirmProps) {
  const [confirmed, setConfirmed] = useState<ConfirmedPay>();
  const [first] = worked;
  const onGone = useCallback(() => setConfirmed(undefined), []);
  if (confirmed) return <PayReceipt confirmed={confirmed} onGone={onGone} />;
  if (!first?.pay) return null;
  const { shift, pay } = first;
  if (worked.length > 1)
    return (
      <PayNote
        to={to}
        facts={`${worked.length} days, ${price(worked.reduce((sum, each) => sum + (each.pay?.pay ?? 0), 0))}`}
        act={
          <Button asChild variant="quiet">
            <Link to={to}>See your pay</Link>
          </Button>
        }
      />
    );
  return (
    <PayNote
      to={to}
      facts={
        <>
          {shiftDay(shift)}, {shift.business.businessName}
          <span className="max-md:sr-only">
            . If something is wrong, say so by {shortDate(pay.confirmBy, shift.timeZone)},{' '}
            {clockTime(pay.confirmBy, shift.timeZone)}
          </span>
        </>
      }
      act={
        <ConfirmPayButton
          shift={shift}
          pay={pay}
          onConfirmed={() =>
            setConfirmed({
              title: `Pay confirmed: ${price(pay.pay)}`,
              from: `${shift.business.businessName}, ${shiftDay(shift)}`,
              at: Date.now(),
            })
          }
        />
      }
    />
  );
}

type PayNoteProps = { to: string; facts: ReactNode; act: ReactNode };

/** On a phone the words stand beside the button on as many lines as they need, so that no name is cut. */
function PayNote({ to, facts, act }: PayNoteProps) {
  return (
    <Note
      tone="warn"
      icon="clock"
      className="max-md:grid-cols-1! max-md:px-2! max-md:py-[3px]! md:py-0.5! max-md:[&>.icon]:hidden md:[&>.icon]:mt-3!"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
        <div className="md:flex md:items-center md:gap-x-3">
          <Link
            to={to}
            className="relative flex min-h-11 items-center font-strong hover:underline max-md:-my-2.5 md:flex-none"
          >
            Confirm your pay
          </Link>
          <p className="text-s wrap-anywhere max-md:leading-head">{facts}</p>
        </div>
        {act}
      </div>
    </Note>
  );
}
