import { Link } from 'react-router';
import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { shiftDay } from '../shift-words.ts';

type PayToConfirmProps = {
  /** Applications whose pay the groomer has yet to confirm; at least one. */
  worked: readonly OwnApplication[];
  /** Link to the place where pay is confirmed or disputed. */
  to: string;
};

/** Pay to confirm. It counts as confirmed if the groomer does not dispute it in time. */
export default function PayToConfirm({ worked, to }: PayToConfirmProps) {
  const [first] = worked;
  if (!first?.pay) return null;
  const { shift, pay } = first;
  return (
    <Note
      tone="warn"
      icon="clock"
      className="[&>div]:flex [&>div]:flex-wrap [&>div]:items-center [&>div]:justify-between [&>div]:gap-x-4"
    >
      {worked.length === 1 ? (
        <p className="wrap-anywhere tabular-nums">
          <b>
            {shift.business.businessName} recorded {price(pay.pay)} for {shiftDay(shift)}.
          </b>{' '}
          Confirm it or say what is wrong by {shortDate(pay.confirmBy, shift.timeZone)},{' '}
          {clockTime(pay.confirmBy, shift.timeZone)}.
        </p>
      ) : (
        <p>
          <b>The pay of {worked.length} days waits for you.</b> Confirm it or say what is wrong.
        </p>
      )}
      <Button asChild variant="quiet" className="-my-2 -ml-2">
        <Link to={to}>See your pay</Link>
      </Button>
    </Note>
  );
}
