import type { Visit } from '#contract/grooming/visits.ts';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
import { Button } from '#web/ui/button.tsx';
import { checkedIn } from './checked-in.ts';
import { keptFor } from './kept-visit.ts';
import { useUndoCheckIn } from './use-undo-check-in.ts';

type CheckInButtonProps = {
  visit: Visit;
  /** Asks for what is missing: a vaccination or a consent. */
  onAsk: () => void;
  variant?: 'primary' | 'line';
};

/** Checks in at once, unless something is missing. Without a connection it waits to be sent. */
export function CheckInButton({ visit, onAsk, variant = 'primary' }: CheckInButtonProps) {
  const undo = useUndoCheckIn(visit);
  const checkIn = useKeepingAction('POST /api/visits/:id/check-in', keptFor(visit, 'Check-in of'), {
    done: (reply) => checkedIn(reply, (id) => void undo.run({ params: { id } })),
    failed: 'It was not checked in',
  });
  const lacks =
    visit.missingConsents.some(({ isNeeded }) => isNeeded) ||
    visit.vaccinationGaps.some(({ verdict }) => verdict !== 'too_young');
  return (
    <Button
      variant={variant}
      wide
      busy={checkIn.busy && 'Checking in...'}
      onClick={() => (lacks ? onAsk() : void checkIn.run({ params: { id: visit.id }, body: {} }))}
    >
      Check in
    </Button>
  );
}
