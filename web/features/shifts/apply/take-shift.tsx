import { rateInWords } from '#contract/shifts/pay-model.ts';
import { useState } from 'react';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import { bookedAs } from '#web/domain/calendar/booked-as.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyConfirmDialog } from '#web/ui/overlays/lazy-confirm-dialog.tsx';
import { AppliedElsewhere } from './applied-elsewhere.tsx';
import { shiftDay, shiftTimes } from '../shift-words.ts';

/** Books the groomer for a shift whose owner lets them take it at once. */
export function TakeShift({ shift }: { shift: ShiftCard }) {
  const [asks, setAsks] = useState(false);
  const take = useAction('POST /api/shifts/:id/take', {
    done: { about: shift.id, title: 'You are booked', description: `${shift.title}, ${shiftDay(shift)}` },
    accepted: () => bookedAs.set('groomer'),
    failed: (error) =>
      error instanceof CallError && error.code === 'taken'
        ? 'Another groomer was booked first'
        : 'You are not booked',
  });
  return (
    <>
      <Button variant="primary" wide busy={take.busy && 'Booking...'} onClick={() => setAsks(true)}>
        Take this shift
      </Button>
      <LazyConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Take this shift?"
        description={`${shift.business.businessName} lets you book instantly: ${shiftDay(shift)}, ${shiftTimes(shift)}, ${rateInWords(shift)}.`}
        confirm="Book me"
        onConfirm={() =>
          void take.run({ params: { id: shift.id }, body: { termsVersion: shift.termsVersion } })
        }
      >
        <AppliedElsewhere
          shift={shift}
          outcome="what you applied to at that time ends once you are booked."
        />
      </LazyConfirmDialog>
    </>
  );
}
