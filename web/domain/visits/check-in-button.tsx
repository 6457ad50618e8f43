import type { Visit } from '#contract/grooming/visits.ts';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
import { Button } from '#web/ui/button.tsx';
import { lacksPapers, useShowCheckIn } from './checked-in.ts';
import { keptFor } from './kept-visit.ts';

type CheckInButtonProps = {
  visit: Visit;
  /** Asks for what is missing: a vaccination or a consent. */
  onAsk: () => void;
  variant?: 'primary' | 'line';
};

/** Checks in at once, unless something is missing. Without a connection it waits to be sent. */
export function CheckInButton({ visit, onAsk, variant = 'primary' }: CheckInButtonProps) {
  const checkIn = useKeepingAction('POST /api/visits/:id/check-in', keptFor(visit, 'Check-in of'), {
    accepted: useShowCheckIn(visit),
    failed: 'It was not checked in',
  });
  return (
    <Button
      variant={variant}
      wide
      busy={checkIn.busy && 'Checking in...'}
      onClick={() =>
        lacksPapers(visit) ? onAsk() : void checkIn.run({ params: { id: visit.id }, body: {} })
      }
    >
      Check in
    </Button>
  );
}
