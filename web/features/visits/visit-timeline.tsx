import type { Visit } from '#contract/grooming/visits.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { Timeline, TimelineItem } from '#web/ui/data/timeline.tsx';

const happenings: Record<Visit['history'][number]['what'], string> = {
  booked: 'booked the visit',
  checked_in: 'checked in',
  overridden: 'checked in',
  not_agreed: 'checked in without a consent',
  completed: 'completed the visit',
  cancelled: 'cancelled',
  undone: 'undid the cancellation',
  no_show: 'reported a no-show',
  no_show_contested: 'contested the no-show',
  no_show_accepted: 'agreed to the no-show',
  no_show_withdrawn: 'took the no-show back',
  no_show_upheld: 'decided that the no-show stands',
  no_show_overturned: 'decided that the no-show does not count',
  not_closed: 'ended the visit, which nobody had closed',
  card_edited: 'edited the report card',
  bite_filed: 'filed a bite',
  incident_filed: 'filed an incident',
  move_proposed: 'proposed a new time',
  moved: 'moved it to the new time',
  repriced: 'changed services or prices',
  on_my_way: 'set out',
  late: 'said to be late',
  stopped: 'stopped before it was done',
  check_in_undone: 'took back the check-in',
  move_declined: 'kept the old time',
  move_withdrawn: 'took back the proposed time',
  confirmed: 'confirmed',
  client_late: 'will be late',
  stage: 'noted',
  assigned: 'gave it to',
  asked: 'asked for the visit',
  declined: 'declined',
  expired: 'ended the request, which nobody had answered',
  withdrawn: 'took the request back',
};

const byClient: ReadonlySet<Visit['history'][number]['what']> = new Set(['confirmed', 'client_late']);

/** A client acts with the link of a visit, which has no account. */
const unnamed = (visit: Visit, what: Visit['history'][number]['what']): string =>
  visit.source === 'marketplace' && !byClient.has(what)
    ? 'Wagwell'
    : (visit.owner?.name ?? visit.client?.name ?? 'The client');

/** History of a visit with actor and time, oldest first. */
export function VisitTimeline({ visit }: { visit: Visit }) {
  // A check-in with a reason says both in one entry.
  const reasoned = visit.history.filter(({ what }) => what === 'overridden' || what === 'not_agreed');
  const entries = visit.history.filter(
    ({ what, at }) => what !== 'checked_in' || reasoned.every((other) => other.at !== at),
  );
  const last = entries.length - 1;
  return (
    <Timeline>
      {entries.map(({ at, what, who, atDesk, note }, index) => (
        <TimelineItem
          key={`${at} ${what}`}
          dateTime={at}
          when={`${shortDate(at, visit.timeZone)}, ${clockTime(at, visit.timeZone)}`}
          now={index === last}
        >
          {who ?? unnamed(visit, what)} {happenings[what]}
          {what === 'overridden' && note ? `: ${note}` : ''}
          {atDesk && ` · ${atDesk} at the desk`}
          {note && what !== 'overridden' && <span className="block wrap-anywhere text-ink-2">{note}</span>}
        </TimelineItem>
      ))}
    </Timeline>
  );
}
