import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { TextField } from '#web/ui/forms/form-fields.tsx';

const money = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const;

type DayFieldsProps = {
  shift: Pick<ShiftCard, 'bonusInfo'>;
  revenueHint?: string;
  /** Adds the field for hours. Without it, the revenue field has the focus when the dialog opens. */
  hours?: boolean;
};

/** Fields that the pay of a worked day is computed from: dogs, revenue, bonus and optionally hours. */
export function DayFields({ shift: { bonusInfo }, revenueHint, hours = false }: DayFieldsProps) {
  const revenueField = (
    <TextField
      name="revenue"
      label="Revenue of these dogs, in dollars"
      hint={revenueHint}
      data-autofocus={hours ? undefined : true}
      {...money}
    />
  );
  return (
    <>
      <div
        className={
          hours
            ? 'grid grid-cols-2 items-start gap-3'
            : 'grid items-start gap-x-3 gap-y-4 sm:grid-cols-[7rem_1fr]'
        }
      >
        <TextField
          name="dogsGroomed"
          label="Dogs groomed"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
        {hours ? (
          <TextField name="hours" label="Hours worked" inputMode="decimal" autoComplete="off" maxLength={5} />
        ) : (
          revenueField
        )}
      </div>
      {hours && revenueField}
      <TextField
        name="bonus"
        label="Bonus, in dollars"
        hint={bonusInfo ? `Promised: ${bonusInfo}` : 'Leave it empty if none was earned'}
        {...money}
      />
    </>
  );
}
