import { useForm, useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { payFor } from '#contract/shift-lifecycle.ts';
import { CallError, detailOf } from '#web/lib/call.ts';
import { price, typedCents } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Note } from '#web/ui/note.tsx';
import { SumList, SumRow } from '#web/ui/sum-list.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useRecordDay } from './own-shifts.api.ts';
import type { PaidShift } from './payout.tsx';
import { dollarsTyped } from './shift-draft.ts';
import { shiftDay } from './shift-words.ts';

type RecordDayProps = { shift: PaidShift; onClose: () => void };
/** As typed; money in dollars. */
type Day = { dogsGroomed: string; revenue: string; bonus: string };

const amount = (text: string) => !Number.isNaN(typedCents(text)) || 'Use an amount like 640 or 640.50';
const bonusCents = (text: string): number => (text.trim() === '' ? 0 : typedCents(text));

/** Dogs, revenue and bonus of the day, and the pay that follows, computed while they are typed. */
export default function RecordDay({ shift, onClose }: RecordDayProps) {
  const { pay, claim, groomer } = shift;
  const known = pay ?? claim;
  const name = groomer?.name ?? 'The groomer';
  const record = useRecordDay(shift.id);
  const { register, control, handleSubmit, setError, formState } = useForm<Day>({
    defaultValues: {
      dogsGroomed: String(known?.dogsGroomed ?? shift.dogCount),
      revenue: known ? dollarsTyped(known.revenue) : '',
      bonus: known?.bonus ? dollarsTyped(known.bonus) : '',
    },
  });
  const { errors, isDirty } = formState;

  const save = handleSubmit(async (day) => {
    try {
      const saved = await record.mutateAsync({
        dogsGroomed: Number(day.dogsGroomed),
        revenue: typedCents(day.revenue),
        bonus: bonusCents(day.bonus),
      });
      toast({
        title: pay ? 'Figures corrected' : 'The day is recorded',
        description: `${name} gets ${price(saved.pay?.pay ?? 0)} and has 48 hours to object.`,
      });
      onClose();
    } catch (error) {
      const wrong = error instanceof CallError ? error.errors : [];
      for (const { path, message } of wrong) if (isField(path)) setError(path, { message });
      toast({
        variant: 'destructive',
        title: 'The day was not recorded',
        description: detailOf(error, 'Nothing is lost. Please try again.'),
      });
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onInteractOutside={(event) => isDirty && event.preventDefault()}
      title={pay ? 'Correct the figures' : 'How did the day go?'}
      description={`${shiftDay(shift)}, ${shift.title}, ${name}`}
    >
      {pay?.state === 'disputed' && pay.disputeReason && (
        <Note tone="warn">
          {name}: <span className="wrap-anywhere">“{pay.disputeReason}”</span>
        </Note>
      )}
      <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
        <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-[7rem_1fr]">
          <Field label="Dogs groomed" error={errors.dogsGroomed?.message}>
            <Input
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              {...register('dogsGroomed', {
                required: 'Say how many',
                pattern: { value: /^\s*\d+\s*$/, message: 'Use a whole number' },
              })}
            />
          </Field>
          <Field label="Revenue of these dogs, in dollars" error={errors.revenue?.message}>
            <Input
              data-autofocus
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              {...register('revenue', { required: 'Say what the day brought in', validate: amount })}
            />
          </Field>
        </div>
        <Field
          label="Bonus, in dollars"
          hint={shift.bonusInfo ? `Promised: ${shift.bonusInfo}` : 'Leave it empty if none was earned'}
          error={errors.bonus?.message}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            {...register('bonus', { validate: (text) => text.trim() === '' || amount(text) })}
          />
        </Field>
        <ResultingPay control={control} shift={shift} name={name} />
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={record.isPending && 'Saving...'}>
            {pay ? 'Save the Correction' : 'Record the Day'}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

const isField = (path: string): path is keyof Day => ['dogsGroomed', 'revenue', 'bonus'].includes(path);

function ResultingPay({ control, shift, name }: { control: Control<Day>; shift: PaidShift; name: string }) {
  const [typedRevenue, typedBonus] = useWatch({ control, name: ['revenue', 'bonus'] });
  const revenue = typedCents(typedRevenue) || 0;
  const bonus = bonusCents(typedBonus) || 0;
  const { payPercentage } = shift;
  const share = payFor({ revenue, payPercentage, bonus: 0 });
  return (
    <SumList aria-live="polite">
      <SumRow label={`${payPercentage}% of ${price(revenue)}`}>{price(share)}</SumRow>
      {bonus > 0 && <SumRow label="Bonus">{price(bonus)}</SumRow>}
      <SumRow total label={`${name} gets`}>
        {price(payFor({ revenue, payPercentage, bonus }))}
      </SumRow>
    </SumList>
  );
}
