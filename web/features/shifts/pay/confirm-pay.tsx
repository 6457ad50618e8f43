import { Suspense, useState } from 'react';
import type { ShiftAction } from '#contract/shifts/shift-lifecycle.ts';
import type { ShiftCard, ShiftDetail } from '#contract/shifts/shifts.ts';
import { price } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useAction } from '#web/lib/api/use-action.ts';

const DisputePay = lazyPart(() => import('./dispute-pay.tsx'));

type ConfirmPayProps = {
  shift: ShiftCard;
  pay: NonNullable<ShiftDetail['pay']>;
  actions: readonly ShiftAction[];
};

type ConfirmButtonProps = Pick<ConfirmPayProps, 'shift' | 'pay'> & {
  /** In a line, where the page has another first act; the line then shows the receipt itself. */
  onConfirmed?: () => void;
};

/** Confirms the pay that the owner recorded, also after it was disputed. */
export function ConfirmPayButton({ shift, pay, onConfirmed }: ConfirmButtonProps) {
  const short = onConfirmed !== undefined;
  const receipt = {
    about: shift.id,
    title: `Pay confirmed: ${price(pay.pay)}`,
    description: `From ${shift.business.businessName}`,
  };
  const confirm = useAction('POST /api/shifts/:id/confirm-pay', {
    ...(short ? { accepted: onConfirmed } : { done: receipt }),
    failed: 'The pay was not confirmed',
  });
  return (
    <Button
      variant={short || pay.state === 'disputed' ? 'line' : 'primary'}
      wide={!short}
      className={short ? 'px-3!' : undefined}
      busy={confirm.busy && 'Confirming...'}
      onClick={() => void confirm.run({ params: { id: shift.id } })}
    >
      {pay.state === 'disputed' ? 'Agree after all' : `Confirm ${price(pay.pay)}`}
    </Button>
  );
}

/**
 * Buttons to confirm or dispute the pay that the owner recorded. Renders nothing if neither action is
 * allowed.
 */
export function ConfirmPay({ shift, pay, actions }: ConfirmPayProps) {
  const [disputes, setDisputes] = useState(false);
  return (
    <>
      {actions.includes('confirm_pay') && <ConfirmPayButton shift={shift} pay={pay} />}
      {actions.includes('dispute_pay') && (
        <Button wide onClick={() => setDisputes(true)}>
          Dispute pay
        </Button>
      )}
      <Suspense>
        {disputes && <DisputePay shift={shift} pay={pay} onClose={() => setDisputes(false)} />}
      </Suspense>
    </>
  );
}
