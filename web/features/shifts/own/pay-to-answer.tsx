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
  /** Whether the shifts' own tickets are on the same tab, where a wide screen shows them instead; else it is one line. */
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
  const to = href('shift', { id: first.id });
  if (!besideTickets)
    return (
      <Note
        tone="warn"
        icon="alert"
        act={
          <Button asChild variant="quiet">
            <Link to={to}>
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
        </p>
      </Note>
    );
  return (
    <Note tone="warn" icon="alert" className="lg:hidden">
      <div className="grid items-center gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p className="wrap-anywhere">{what}</p>
          <p>
            {when}
            {others.length > 0 && `, then ${counted(others.length, 'more dispute')}`}
          </p>
        </div>
        <Button asChild variant="primary" className="justify-self-start">
          <Link to={to}>Answer the dispute</Link>
        </Button>
      </div>
    </Note>
  );
}

const answerTime = ({ pay }: OwnShift): number => Date.parse(pay?.answerBy ?? '');
