import { maxReason } from '#contract/text/limits.ts';
import type { ShiftCard, ShiftDetail } from '#contract/shifts/shifts.ts';
import { price } from '#web/lib/money.ts';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { dayFigures } from '../shift-words.ts';

type DisputePayProps = {
  shift: ShiftCard;
  pay: NonNullable<ShiftDetail['pay']>;
  onClose: () => void;
};

/** Form for the groomer's reason to dispute the pay, which the owner can then correct. */
export default function DisputePay({ shift, pay, onClose }: DisputePayProps) {
  const dispute = useAction('POST /api/shifts/:id/dispute-pay', {
    done: {
      title: 'The owner has been notified',
      description: 'They can correct the figures or answer you.',
    },
    failed: 'It was not sent',
  });
  const bonus = pay.bonus > 0 ? `, with ${price(pay.bonus)} bonus` : '';
  return (
    <ReasonDialog
      title="What is not right?"
      description={`${shift.business.businessName} noted ${dayFigures(shift, pay)}${bonus}: ${price(pay.pay)} for you.`}
      label="Tell the owner"
      maxLength={maxReason}
      hint={`For example: ${shift.hourlyRate ? 'nine hours instead of eight' : 'eight dogs instead of six'}`}
      confirm="Tell the owner"
      busy="Sending..."
      onConfirm={(reason) => dispute.run({ params: { id: shift.id }, body: { reason } })}
      onClose={onClose}
    />
  );
}
