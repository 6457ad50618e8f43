import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { Button } from '#web/ui/button.tsx';
import { applicationFor, useApply } from './applications.api.ts';
import { ShiftName } from '../shift-name.tsx';
import { useWithdrawing } from './use-withdrawing.tsx';

type WithdrawApplicationProps = {
  application: { id: string; status: string; message?: string | null };
  shift: ShiftCard;
};

/** Withdraws an application: at once while it is pending, after a confirmation once it was accepted. */
export function WithdrawApplication({ application, shift }: WithdrawApplicationProps) {
  const apply = useApply();
  const applyAgain = () =>
    apply.run(applicationFor(shift, application.message ?? ''), {
      done: { title: 'Application Submitted!', description: <ShiftName shift={shift} /> },
    });
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
      <Button
        wide
        variant={application.status === 'accepted' ? 'quiet' : 'line'}
        busy={busy && 'Withdrawing...'}
        onClick={withdraw}
      >
        Withdraw
      </Button>
      {dialog}
    </>
  );
}
