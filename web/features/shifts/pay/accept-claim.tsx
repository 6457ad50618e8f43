import type { WorkStatements, ShiftCard } from '#contract/shifts/shifts.ts';
import { price } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { useAction } from '#web/lib/api/use-action.ts';

type AcceptClaimProps = { shift: ShiftCard & WorkStatements; name: string; onCorrect: () => void };

/** The owner's two ways to answer the pay that the groomer claims: accept it or correct it. */
export function AcceptClaim({ shift, name, onCorrect }: AcceptClaimProps) {
  const pay = price(shift.claim?.pay ?? 0);
  const accept = useAction('POST /api/shifts/:id/accept-claim', {
    done: { about: shift.id, title: 'The day is closed', description: `${name} gets ${pay}.` },
    failed: 'The figures were not accepted',
  });
  return (
    <>
      <Button
        variant="primary"
        wide
        busy={accept.busy && 'Accepting...'}
        onClick={() => void accept.run({ params: { id: shift.id } })}
      >
        Accept {pay}
      </Button>
      <Button wide onClick={onCorrect}>
        Correct the figures
      </Button>
    </>
  );
}
