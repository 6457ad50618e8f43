import type { ShiftHistoryKind } from '#contract/shift-lifecycle.ts';
import type { ShiftDetail } from '#contract/shifts.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { Timeline, TimelineItem } from '#web/ui/timeline.tsx';

/** What was done; who did it is said after it. */
const words: Record<ShiftHistoryKind, string> = {
  posted: 'Posted',
  edited: 'Changed',
  applied: 'A groomer applied',
  taken_back: 'Application withdrawn',
  declined: 'Application declined',
  filled: 'Filled',
  withdrawn: 'The groomer withdrew',
  released: 'The groomer was released',
  started: 'Work started',
  completed: 'Completed, pay recorded',
  corrected: 'Pay corrected',
  pay_confirmed: 'Pay confirmed',
  pay_disputed: 'Pay disputed',
  no_show: 'No-show reported',
  no_show_contested: 'No-show contested',
  ended_early: 'Said to have ended early',
  pay_claimed: 'Figures sent',
  cancelled: 'Cancelled',
  expired: 'Expired: nobody was accepted in time',
};

/** What only the groomer does: 'Gus O’Neil applied'. */
const groomerDid: Partial<Record<ShiftHistoryKind, string>> = { applied: 'applied', withdrawn: 'withdrew' };

/** What happened to a shift, when, and by whom; oldest first, by the clock of the place. */
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
          {what === 'taken_back' && !who ? (
            <b className="wrap-anywhere">
              {note ? `${note}’s application was withdrawn` : words[what]} (booked elsewhere)
            </b>
          ) : (
            <>
              <b className="wrap-anywhere">
                {who && groomerDid[what] ? `${who} ${groomerDid[what]}` : words[what]}
              </b>
              <span className="wrap-anywhere whitespace-pre-line text-ink-2">
                {!groomerDid[what] && (who ? ` by ${who}` : ', automatically')}
                {note && `${what === 'edited' ? ':\n' : ': '}${note}`}
              </span>
            </>
          )}
        </TimelineItem>
      ))}
    </Timeline>
  );
}
