import type { ShiftCard } from '#contract/shifts.ts';
import { detailOf } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useApply } from './applications.api.ts';
import { ShiftName } from './shift-facts.tsx';
import { useWithdrawing } from './use-withdrawing.tsx';

type WithdrawApplicationProps = {
  application: { id: string; status: string; message?: string | null };
  shift: ShiftCard;
};

/** Withdraws an application: at once while nobody accepted it, after a question where the owner counts on it. */
export function WithdrawApplication({ application, shift }: WithdrawApplicationProps) {
  const apply = useApply();
  const applyAgain = async () => {
    const { id: shiftId, termsVersion } = shift;
    try {
      await apply.mutateAsync({ shiftId, termsVersion, message: application.message ?? '' });
      toast({ title: 'Application Submitted!', description: <ShiftName shift={shift} /> });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Application Failed',
        description: detailOf(error, 'Failed to submit application'),
      });
    }
  };
  const { withdrawPending, askToWithdraw, busy, dialog } = useWithdrawing(() => ({
    label: 'Undo',
    onSelect: () => void applyAgain(),
  }));
  const withdraw = () =>
    application.status === 'accepted'
      ? askToWithdraw(application.id, shift)
      : void withdrawPending(application.id, shift);
  return (
    <>
      <Button wide busy={busy && 'Withdrawing...'} onClick={withdraw}>
        Withdraw
      </Button>
      {dialog}
    </>
  );
}
