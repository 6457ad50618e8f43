import { Suspense, useState } from 'react';
import type { ShiftCard } from '#contract/shifts.ts';
import { detailOf } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useApply, useWithdraw } from './applications.api.ts';
import { ShiftName } from './shift-facts.tsx';
import { shiftDay } from './shift-words.ts';

const ConfirmDialog = lazyPart(() =>
  import('#web/ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

type WithdrawApplicationProps = {
  application: { id: string; status: string; message?: string | null };
  shift: ShiftCard;
};

/** Takes an application back: at once while nobody accepted it, after a question where somebody counts on it. */
export function WithdrawApplication({ application, shift }: WithdrawApplicationProps) {
  const [asks, setAsks] = useState(false);
  const withdraw = useWithdraw();
  const apply = useApply();
  const accepted = application.status === 'accepted';
  const { businessName } = shift.business;

  const applyAgain = async () => {
    try {
      await apply.mutateAsync({ shiftId: shift.id, message: application.message ?? '' });
      toast({ title: 'Application Submitted!', description: <ShiftName shift={shift} /> });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Application Failed',
        description: detailOf(error, 'Failed to submit application'),
      });
    }
  };
  const takeBack = async () => {
    try {
      await withdraw.mutateAsync(application.id);
      toast({
        title: accepted ? 'You have withdrawn' : 'Application taken back',
        description: accepted ? `${businessName} has been told.` : <ShiftName shift={shift} />,
        ...(accepted ? {} : { action: { label: 'Undo', onSelect: () => void applyAgain() } }),
      });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'It could not be taken back',
        description: detailOf(error, 'Nothing has changed. Please try again.'),
      });
    } finally {
      setAsks(false);
    }
  };

  return (
    <>
      <Button
        wide
        busy={withdraw.isPending && 'Taking back...'}
        onClick={() => (accepted ? setAsks(true) : void takeBack())}
      >
        {accepted ? 'Withdraw' : 'Take Back'}
      </Button>
      <Suspense>
        {asks && (
          <ConfirmDialog
            open
            onOpenChange={setAsks}
            danger
            title={`Withdraw from ${shiftDay(shift)}?`}
            description={
              <p>
                {businessName} is counting on you. They will be notified right away, and the shift is open to
                other groomers again. You cannot apply for it again.
              </p>
            }
            cancel="Keep It"
            confirm="Withdraw"
            busy={withdraw.isPending && 'Withdrawing...'}
            onConfirm={() => void takeBack()}
          />
        )}
      </Suspense>
    </>
  );
}
