import type { ShiftHistoryKind } from '#contract/shifts/shift-lifecycle.ts';
import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { Timeline, TimelineItem } from '#web/ui/data/timeline.tsx';

/** Label of each kind of history entry; the name of the actor follows. */
const words: Record<ShiftHistoryKind, string> = {
  posted: 'Posted',
  edited: 'Changed',
  applied: 'A groomer applied',
  application_withdrawn: 'Application withdrawn',
  declined: 'Application declined',
  filled: 'Filled',
  withdrawn: 'The groomer withdrew',
  released: 'The groomer was released',
  started: 'Work started',
  completed: 'Completed, pay recorded',
  corrected: 'Pay corrected',
  pay_confirmed: 'Pay confirmed',
  pay_disputed: 'Pay disputed',
  pay_with_admin: 'Pay handed to an admin',
  pay_decided: 'An admin decided on the pay',
  no_show: 'No-show reported',
  no_show_contested: 'No-show contested',
  no_show_accepted: 'No-show agreed to',
  no_show_withdrawn: 'No-show taken back',
  no_show_upheld: 'An admin decided that the no-show stands',
  no_show_overturned: 'An admin decided that the no-show does not count',
  ended_early: 'Said to have ended early',
  pay_claimed: 'Figures sent',
  on_my_way: 'On the way',
  running_late: 'Running late',
  arrived: 'The groomer is there',
  left_early: 'Left early',
  leaving_allowed: 'Left early with permission',
  leaving_not_allowed: 'Left early without permission',
  extras_claimed: 'Extra work claimed',
  extras_agreed: 'Extra work agreed to',
  extras_declined: 'Extra work not agreed to',
  cancelled: 'Cancelled',
  undone: 'Undone: booked as before',
  expired: 'Expired: no one was accepted in time',
};

/** Verbs for entries that only a groomer causes: 'Gus O’Neil applied'. */
const groomerDid: Partial<Record<ShiftHistoryKind, string>> = { applied: 'applied', withdrawn: 'withdrew' };

const isByAdmin = (what: ShiftHistoryKind) =>
  what === 'pay_decided' || what === 'no_show_upheld' || what === 'no_show_overturned';

/** History of a shift with time and actor, oldest first, in the shift's time zone. */
export function ShiftHistory({ shift }: { shift: ShiftDetail }) {
  const { history, timeZone } = shift;
  return (
    <Timeline>
      {history.map(({ at, what, who, note }, index) => (
        <TimelineItem
          key={`${at} ${what}`}
          when={`${shortDate(at, timeZone)}, ${clockTime(at, timeZone)}`}
          dateTime={at}
          now={index === history.length - 1}
        >
          {what === 'application_withdrawn' && !who ? (
            <b className="wrap-anywhere">
              {note ? `${note}’s application was withdrawn` : words[what]} (booked elsewhere)
            </b>
          ) : (
            <>
              <b className="wrap-anywhere">
                {who && groomerDid[what] ? `${who} ${groomerDid[what]}` : words[what]}
              </b>
              <span className="wrap-anywhere whitespace-pre-line text-ink-2">
                {!groomerDid[what] && (who ? ` by ${who}` : isByAdmin(what) ? '' : ', automatically')}
                {note && `${what === 'edited' ? ':\n' : ': '}${note}`}
              </span>
            </>
          )}
        </TimelineItem>
      ))}
    </Timeline>
  );
}
