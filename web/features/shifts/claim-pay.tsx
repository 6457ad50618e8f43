import { useForm } from 'react-hook-form';
import type { OpenDay, ShiftCard } from '#contract/shifts.ts';
import { CallError, detailOf } from '#web/lib/call.ts';
import { price, typedCents } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useClaimPay } from './open-day.api.ts';
import { dollarsTyped } from './shift-draft.ts';
import { shiftDay } from './shift-words.ts';
import { shiftHours } from './take-home.ts';

type ClaimPayProps = { shift: ShiftCard & OpenDay; onClose: () => void };
/** As typed; money in dollars. */
type Typed = { dogsGroomed: string; hours: string; revenue: string; bonus: string };

const isAmount = (text: string) =>
  text.trim() === '' || !Number.isNaN(typedCents(text)) || 'Use an amount like 640 or 640.50';
const cents = (text: string): number | null => (text.trim() === '' ? null : typedCents(text));
const isField = (path: string): path is keyof Typed =>
  ['dogsGroomed', 'hours', 'revenue', 'bonus'].includes(path);

/** The groomer's own figures of a day that the owner has not recorded. */
export default function ClaimPay({ shift, onClose }: ClaimPayProps) {
  const { claim, business } = shift;
  const send = useClaimPay(shift.id);
  const { register, handleSubmit, setError, formState } = useForm<Typed>({
    defaultValues: {
      dogsGroomed: String(claim?.dogsGroomed ?? shift.dogCount),
      hours: String(claim?.hours ?? shiftHours(shift)),
      revenue: claim && !claim.revenueEstimated ? dollarsTyped(claim.revenue) : '',
      bonus: claim?.bonus ? dollarsTyped(claim.bonus) : '',
    },
  });
  const { errors, isDirty } = formState;
  const save = handleSubmit(async ({ dogsGroomed, hours, revenue, bonus }) => {
    try {
      const saved = await send.mutateAsync({
        dogsGroomed: Number(dogsGroomed),
        hours: Number(hours),
        revenue: cents(revenue),
        bonus: cents(bonus) ?? 0,
      });
      toast({
        title: 'Your figures are sent',
        description: `${price(saved.claim?.pay ?? 0)} counts after 72 hours unless ${business.businessName} answers.`,
      });
      onClose();
    } catch (error) {
      const wrong = error instanceof CallError ? error.errors : [];
      for (const { path, message } of wrong) if (isField(path)) setError(path, { message });
      toast({
        variant: 'destructive',
        title: 'Your figures were not sent',
        description: detailOf(error, 'Nothing is lost. Please try again.'),
      });
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onInteractOutside={(event) => isDirty && event.preventDefault()}
      title="How did the day go?"
      description={`${shiftDay(shift)}, ${shift.title}. ${business.businessName} has not recorded it yet and can accept or correct your figures.`}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
        <div className="grid grid-cols-2 items-start gap-3">
          <Field label="Dogs groomed" error={errors.dogsGroomed?.message}>
            <Input
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              {...register('dogsGroomed', {
                required: 'How many dogs?',
                pattern: { value: /^\s*\d+\s*$/, message: 'Use a whole number' },
              })}
            />
          </Field>
          <Field label="Hours worked" error={errors.hours?.message}>
            <Input
              inputMode="decimal"
              autoComplete="off"
              maxLength={5}
              {...register('hours', {
                required: 'How many hours?',
                pattern: { value: /^\s*\d+(\.\d+)?\s*$/, message: 'Use a number like 7.5' },
              })}
            />
          </Field>
        </div>
        <Field
          label="Revenue of these dogs, in dollars"
          hint="Leave it empty if you do not know it. We then take the low end of the estimate for each dog."
          error={errors.revenue?.message}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            {...register('revenue', { validate: isAmount })}
          />
        </Field>
        <Field
          label="Bonus, in dollars"
          hint={shift.bonusInfo ? `Promised: ${shift.bonusInfo}` : 'Leave it empty if none was earned'}
          error={errors.bonus?.message}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            {...register('bonus', { validate: isAmount })}
          />
        </Field>
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={send.isPending && 'Sending...'}>
            Send Your Figures
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
