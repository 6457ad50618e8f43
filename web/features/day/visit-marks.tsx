import type { Visit } from '#contract/grooming/visits.ts';
import { lateSide, overdueMinutes } from '#web/domain/visits/late.ts';
import { visitState } from '#web/domain/visits/visit-state.ts';
import { inMinutes } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Whether a visit should be over and nobody was checked in. */
const isMissed = ({ status, endsAt }: Visit, now: Date): boolean =>
  status === 'booked' && Date.parse(endsAt) <= now.getTime();

/** How a visit stands, in badges. */
export function VisitMarks({ visit }: { visit: Visit }) {
  const now = useNow();
  const { words, tone } = visitState(visit, 'provider', now);
  const isAhead = visit.status === 'booked';
  const overdue = overdueMinutes(visit, now);
  return (
    <>
      {!isAhead && <Badge tone={tone}>{words}</Badge>}
      {isAhead && visit.lateMinutes !== null && (
        <Badge tone="warn">
          {lateSide(visit) === 'client' && 'Client says '}
          {visit.lateMinutes} min late
        </Badge>
      )}
      {isMissed(visit, now) && <Badge tone="warn">Not checked in</Badge>}
      {overdue > 0 && <Badge tone="warn">Due {inMinutes(overdue)} ago</Badge>}
      {isAhead && visit.onMyWayAt !== null && <Badge tone="live">On the way</Badge>}
      {/* That it is booked goes without saying on its day. */}
      {isAhead && words !== 'Booked' && <Badge tone={tone}>{words}</Badge>}
      {visit.askedMove?.isDeclined === false && <Badge tone="warn">Asks for another time</Badge>}
      {visit.squeezedIn && <Badge tone="line">Squeezed in</Badge>}
      {visit.redoOf && <Badge tone="line">Free redo</Badge>}
    </>
  );
}
