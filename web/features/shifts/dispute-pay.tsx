import { useState } from 'react';
import type { ShiftCard, ShiftDetail } from '#contract/shifts.ts';
import { detailOf } from '#web/lib/call.ts';
import { price } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Note } from '#web/ui/note.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useDisputePay } from './applications.api.ts';
import { dogs } from './shift-words.ts';

type DisputePayProps = {
  shift: ShiftCard;
  pay: NonNullable<ShiftDetail['pay']>;
  onClose: () => void;
};

/** Says what is not right about the pay; the owner can then correct it. */
export default function DisputePay({ shift, pay, onClose }: DisputePayProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const dispute = useDisputePay(shift.id);
  const send = () => {
    if (reason.trim() === '') return setMissing(true);
    return dispute.mutate(
      { reason },
      {
        onSuccess() {
          toast({
            title: 'The owner has been told',
            description: 'They can correct the figures or answer you.',
          });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="What is not right?"
      description={`${shift.business.businessName} noted ${dogs(pay.dogsGroomed)} and ${price(pay.revenue)}${pay.bonus > 0 ? `, with ${price(pay.bonus)} bonus` : ''}: ${price(pay.pay)} for you.`}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field
          label="Tell the owner"
          hint="For example: eight dogs instead of six"
          error={missing && reason.trim() === '' && 'Please give a reason'}
        >
          <Textarea
            data-autofocus
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {dispute.isError && (
          <Note tone="danger" role="alert">
            {detailOf(dispute.error, 'It was not sent. Please try again.')}
          </Note>
        )}
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={dispute.isPending && 'Sending...'}>
            Tell the Owner
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
