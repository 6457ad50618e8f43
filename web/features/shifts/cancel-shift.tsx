import type { OwnShift } from '#contract/shifts.ts';
import { detailOf } from '#web/lib/call.ts';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useCancelShift } from './own-shifts.api.ts';
import { applicants, shiftDay } from './shift-words.ts';

type CancelShiftProps = { shift: OwnShift; onClose: () => void };

/** Calls a shift off; whoever counts on it is told why. */
export default function CancelShift({ shift, onClose }: CancelShiftProps) {
  const cancel = useCancelShift(shift.id);
  const told = whoIsTold(shift);
  return (
    <ReasonDialog
      title={`Cancel ${shiftDay(shift)}?`}
      description={
        told
          ? `${shift.title}. ${told} your reason.`
          : `${shift.title}. Nobody has applied, so nobody is told.`
      }
      label="Why is it cancelled?"
      hint="For example: the salon stays closed that day"
      keep="Keep It"
      confirm="Cancel Shift"
      busy={cancel.isPending && 'Cancelling...'}
      failure={cancel.isError && detailOf(cancel.error, 'It was not cancelled. Please try again.')}
      onConfirm={(reason) =>
        cancel.mutate(reason, {
          onSuccess() {
            toast({ title: 'Shift cancelled', description: `${shiftDay(shift)}, ${shift.title}` });
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}

function whoIsTold({ groomer, applicationCount }: OwnShift): string | undefined {
  if (!groomer)
    return applicationCount === 0 ? undefined : `${capitalised(applicants(applicationCount))} will read`;
  const others = applicationCount - 1;
  return others > 0 ? `${groomer.name} and ${others} more will read` : `${groomer.name} will read`;
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
