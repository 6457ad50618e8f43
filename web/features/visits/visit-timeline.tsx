import type { Visit } from '#contract/grooming/visits.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { Timeline, TimelineItem } from '#web/ui/data/timeline.tsx';

const happenings: Record<Visit['history'][number]['what'], string> = {
  booked: 'booked the visit',
  checked_in: 'checked in',
  overridden: 'groomed although a vaccination was missing',
  completed: 'completed it with a report card',
  cancelled: 'cancelled',
  undone: 'undid the cancellation',
  no_show: 'reported a no-show',
  card_edited: 'edited the report card',
  bite_filed: 'filed a bite',
  move_proposed: 'proposed a new time',
  moved: 'accepted the new time',
  move_declined: 'kept the old time',
  move_withdrawn: 'took back the proposed time',
};

/** History of a visit with actor and time, oldest first. */
export function VisitTimeline({ visit }: { visit: Visit }) {
  const last = visit.history.length - 1;
  return (
    <Timeline>
      {visit.history.map(({ at, what, who, note }, index) => (
        <TimelineItem
          key={`${at} ${what}`}
          dateTime={at}
          when={`${shortDate(at, visit.timeZone)}, ${clockTime(at, visit.timeZone)}`}
          now={index === last}
        >
          {who ?? 'Wagwell'} {happenings[what]}
          {note && <span className="block wrap-anywhere text-ink-2">{note}</span>}
        </TimelineItem>
      ))}
    </Timeline>
  );
}
