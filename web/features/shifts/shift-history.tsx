import type { ShiftHappening } from '#contract/shift-lifecycle.ts';
import type { ShiftDetail } from '#contract/shifts.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { Timeline, TimelineItem } from '#web/ui/timeline.tsx';

const words: Record<ShiftHappening, string> = {
  posted: 'Posted',
  edited: 'Changed',
  applied: 'Applied for',
  taken_back: 'Application taken back',
  declined: 'Application declined',
  filled: 'Filled',
  withdrawn: 'The groomer withdrew',
  released: 'The groomer was released',
  started: 'Work began',
  completed: 'Completed, pay recorded',
  corrected: 'Pay corrected',
  pay_confirmed: 'Pay confirmed',
  pay_disputed: 'Pay disputed',
  no_show: 'The groomer did not show up',
  cancelled: 'Cancelled',
  expired: 'Expired: nobody was accepted in time',
};

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
          <b>{words[what]}</b>
          <span className="wrap-anywhere text-ink-2">
            {who ? ` by ${who}` : ', automatically'}
            {note && `: ${note}`}
          </span>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
