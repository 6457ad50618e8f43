import { Suspense, useState } from 'react';
import type { ShiftAction } from '#contract/shift-lifecycle.ts';
import type { ShiftCard, ShiftDetail } from '#contract/shifts.ts';
import { detailOf } from '#web/lib/call.ts';
import { price } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useConfirmPay } from './applications.api.ts';

const DisputePay = lazyPart(() => import('./dispute-pay.tsx'));

type ConfirmPayProps = {
  shift: ShiftCard;
  pay: NonNullable<ShiftDetail['pay']>;
  actions: readonly ShiftAction[];
};

/** The groomer's two answers to the pay that the owner recorded. Nothing where neither is open. */
export function ConfirmPay({ shift, pay, actions }: ConfirmPayProps) {
  const [disputes, setDisputes] = useState(false);
  const confirm = useConfirmPay();
  const agree = async () => {
    try {
      await confirm.mutateAsync(shift.id);
      toast({ title: 'Pay confirmed', description: `${price(pay.pay)} from ${shift.business.businessName}` });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'The pay was not confirmed',
        description: detailOf(error, 'Please try again.'),
      });
    }
  };
  return (
    <>
      {actions.includes('confirm_pay') && (
        <Button
          variant={pay.state === 'disputed' ? 'line' : 'primary'}
          wide
          busy={confirm.isPending && 'Confirming...'}
          onClick={() => void agree()}
        >
          {pay.state === 'disputed' ? 'Agree After All' : `Confirm ${price(pay.pay)}`}
        </Button>
      )}
      {actions.includes('dispute_pay') && (
        <Button wide onClick={() => setDisputes(true)}>
          Dispute Pay
        </Button>
      )}
      <Suspense>
        {disputes && <DisputePay shift={shift} pay={pay} onClose={() => setDisputes(false)} />}
      </Suspense>
    </>
  );
}
