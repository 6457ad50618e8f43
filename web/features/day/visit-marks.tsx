import type { Visit } from '#contract/grooming/visits.ts';
import { lateWords } from '#web/domain/visits/late.ts';
import { visitState } from '#web/domain/visits/visit-state.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';

/** How a visit stands, in badges. */
export function VisitMarks({ visit }: { visit: Visit }) {
  const now = useNow();
  const { words, tone } = visitState(visit, 'provider', now);
  const isAhead = visit.status === 'booked';
  return (
    <>
      {!isAhead && <Badge tone={tone}>{words}</Badge>}
      {lateWords(visit, now).map((late) => (
        <Badge key={late} tone="warn">
          {late}
        </Badge>
      ))}
      {isAhead && visit.onMyWayAt !== null && <Badge tone="live">On the way</Badge>}
      {/* That it is booked goes without saying on its day. */}
      {isAhead && words !== 'Booked' && <Badge tone={tone}>{words}</Badge>}
      {visit.askedMove?.isDeclined === false && <Badge tone="warn">Asks for another time</Badge>}
      {visit.squeezedIn && <Badge tone="line">Squeezed in</Badge>}
      {visit.redoOf && <Badge tone="line">Free redo</Badge>}
    </>
  );
}
