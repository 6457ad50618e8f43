import { Link } from 'react-router';
import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { ConfirmPayButton } from './confirm-pay.tsx';

type PayToConfirmProps = {
  /** Applications whose pay the groomer has yet to confirm; at least one. */
  worked: readonly OwnApplication[];
  /** Link to the place where pay is confirmed or disputed. */
  to: string;
};

/** One line for pay to confirm. It counts as confirmed if the groomer does not dispute it in time. */
export default function PayToConfirm({ worked, to }: PayToConfirmProps) {
  const [first] = worked;
  if (!first?.pay) return null;
  const { shift, pay } = first;
  const [by, at] = [shortDate(pay.confirmBy, shift.timeZone), clockTime(pay.confirmBy, shift.timeZone)];
  if (worked.length > 1)
    return (
      <Note
        tone="warn"
        icon="clock"
        act={
          <Button asChild variant="quiet">
            <Link to={to}>See your pay</Link>
          </Button>
        }
      >
        <b>
          <span className="max-sm:sr-only">The </span>pay of {worked.length} days waits
        </b>
      </Note>
    );
  return (
    <Note tone="warn" icon="clock" act={<ConfirmPayButton shift={shift} pay={pay} short />}>
      <Link to={to} className="flex min-h-11 items-center gap-x-2 hover:underline">
        <b className="truncate">
          {shortDate(shift.shiftDate, shift.timeZone).split(',')[0]}, {shift.business.businessName}
        </b>{' '}
        <span className="truncate max-md:sr-only">
          Look at it, or say what is wrong by {by}, {at}
        </span>
      </Link>
    </Note>
  );
}
