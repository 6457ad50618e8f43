import type { ProviderDay } from '#contract/day/day.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { isUsual } from '#web/domain/visits/confirmed-mark.tsx';
import { lateWords } from '#web/domain/visits/late.ts';
import { visitState } from '#web/domain/visits/visit-state.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Whether it is booked in a salon with people, none of whom does it yet. */
export const isUnassigned = ({ salon }: Pick<ProviderDay, 'salon'>, { status, staff }: Visit): boolean =>
  salon !== null && salon.people.length > 0 && status === 'booked' && staff === null;

type VisitMarksProps = {
  visit: Visit;
  unassigned?: boolean;
  /** In a row, what most visits have costs no badge: who confirmed has a check mark by the time. */
  inRow?: boolean;
  /** The steps below say where its animals are. */
  hasSteps?: boolean;
};

/** The state of a visit and its warnings, as badges. */
export function VisitMarks({ visit, unassigned = false, inRow = false, hasSteps = false }: VisitMarksProps) {
  const now = useNow();
  const { words, tone } = visitState(visit, 'provider', now);
  const isAhead = visit.status === 'booked';
  return (
    <>
      {!isAhead && !hasSteps && <Badge tone={tone}>{words}</Badge>}
      {unassigned && <Badge tone="warn">Nobody yet</Badge>}
      {lateWords(visit, now).map((late) => (
        <Badge key={late} tone="warn">
          {late}
        </Badge>
      ))}
      {isAhead && visit.onMyWayAt !== null && <Badge tone="live">On the way</Badge>}
      {/* That it is booked goes without saying on its day. */}
      {isAhead && words !== 'Booked' && !(inRow && isUsual(words)) && <Badge tone={tone}>{words}</Badge>}
      {visit.askedMove?.isDeclined === false && <Badge tone="warn">Asks for another time</Badge>}
      {visit.squeezedIn && <Badge tone="line">Squeezed in</Badge>}
      {visit.redoOf && <Badge tone="line">Free redo</Badge>}
    </>
  );
}
