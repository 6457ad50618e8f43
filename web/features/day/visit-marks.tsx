import type { Visit } from '#contract/grooming/visits.ts';
import { lateSide, overdueMinutes } from '#web/domain/visits/late.ts';
import { inMinutes } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** How a visit stands on its day, where there is something to say. */
const visitStates: Partial<Record<Visit['status'], { words: string; tone: BadgeTone }>> = {
  awaiting_answer: { words: 'Asked for', tone: 'warn' },
  checked_in: { words: 'Checked in', tone: 'live' },
  completed: { words: 'Done', tone: 'good' },
  stopped: { words: 'Stopped', tone: 'tag' },
  no_show: { words: 'No-show', tone: 'danger' },
};

/** Whether the client of a visit that is ahead has not said that they come, as the totals of the day count it. */
const isUnconfirmed = ({ source, status, confirmedAt, startsAt }: Visit, now: Date): boolean =>
  source !== 'marketplace' &&
  status === 'booked' &&
  confirmedAt === null &&
  Date.parse(startsAt) > now.getTime();

/** Whether a visit should be over and nobody was checked in. */
const isMissed = ({ status, endsAt }: Visit, now: Date): boolean =>
  status === 'booked' && Date.parse(endsAt) <= now.getTime();

/** How a visit stands, in badges. */
export function VisitMarks({ visit }: { visit: Visit }) {
  const now = useNow();
  const state = visitStates[visit.status];
  const isAhead = visit.status === 'booked';
  const overdue = overdueMinutes(visit, now);
  return (
    <>
      {state && <Badge tone={state.tone}>{state.words}</Badge>}
      {isAhead && visit.lateMinutes !== null && (
        <Badge tone="warn">
          {lateSide(visit) === 'client' && 'Client says '}
          {visit.lateMinutes} min late
        </Badge>
      )}
      {isMissed(visit, now) && <Badge tone="warn">Not checked in</Badge>}
      {overdue > 0 && <Badge tone="warn">Due {inMinutes(overdue)} ago</Badge>}
      {isAhead && visit.onMyWayAt !== null && <Badge tone="live">On the way</Badge>}
      {isAhead && visit.confirmedAt !== null && <Badge tone="good">Confirmed</Badge>}
      {isUnconfirmed(visit, now) && <Badge className="font-normal!">Not confirmed</Badge>}
      {visit.askedMove?.isDeclined === false && <Badge tone="warn">Asks for another time</Badge>}
      {visit.squeezedIn && <Badge tone="line">Squeezed in</Badge>}
      {visit.redoOf && <Badge tone="line">Free redo</Badge>}
    </>
  );
}
