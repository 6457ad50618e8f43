import { clsx } from 'clsx';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { counted } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { isPayToAnswer } from './own-shift-groups.ts';
import { shiftDay } from '../shift-words.ts';

type PayToAnswerProps = {
  shifts: readonly OwnShift[];
  /** Whether the shifts' own tickets are on the same tab, where a wide screen shows them instead. */
  besideTickets: boolean;
};

/** The disputed pay that has to be answered first, since an admin decides afterwards. Renders nothing if there is none. */
export function PayToAnswer({ shifts, besideTickets }: PayToAnswerProps) {
  const [first, ...others] = shifts
    .filter(isPayToAnswer)
    .toSorted((one, other) => answerTime(one) - answerTime(other));
  const by = first?.pay?.answerBy;
  if (!first || !by) return null;
  const { groomer, timeZone } = first;
  const what = `${groomer?.name ?? 'The groomer'} disputes the pay of ${shiftDay(first)}.`;
  const when = (
    <b>
      Answer by {shortDate(by, timeZone)}, {clockTime(by, timeZone)}
    </b>
  );
  return (
    <Note
      tone="warn"
      icon="alert"
      className={clsx(besideTickets && 'lg:hidden')}
      act={
        <Button asChild variant={besideTickets ? 'primary' : 'quiet'}>
          <Link to={href('shift', { id: first.id })}>
            <span>
              Answer <span className="max-md:sr-only">the dispute</span>
            </span>
          </Link>
        </Button>
      }
    >
      <p className="line-clamp-2">
        <span aria-hidden="true" className="md:hidden">
          Disputed pay.{' '}
        </span>
        <span className="max-md:sr-only">{what} </span>
        {when}
        {others.length > 0 && `, then ${counted(others.length, 'more dispute')}`}
      </p>
    </Note>
  );
}

const answerTime = ({ pay }: OwnShift): number => Date.parse(pay?.answerBy ?? '');
