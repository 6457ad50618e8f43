import type { OpenDay, ShiftCard } from '#contract/shifts.ts';
import { price } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { useAcceptClaim } from './open-day.api.ts';
import { tellOutcome } from './tell-outcome.ts';

type AcceptClaimProps = { shift: ShiftCard & OpenDay; name: string; onCorrect: () => void };

/** The owner's two answers to the groomer's figures. */
export function AcceptClaim({ shift, name, onCorrect }: AcceptClaimProps) {
  const accept = useAcceptClaim(shift.id);
  const pay = price(shift.claim?.pay ?? 0);
  const agree = () =>
    tellOutcome(accept.mutateAsync(undefined), {
      done: () => ({ title: 'The day is closed', description: `${name} gets ${pay}.` }),
      failed: 'The figures were not accepted',
    });
  return (
    <>
      <Button variant="primary" wide busy={accept.isPending && 'Accepting...'} onClick={() => void agree()}>
        Accept {pay}
      </Button>
      <Button wide onClick={onCorrect}>
        Correct the Figures
      </Button>
    </>
  );
}
