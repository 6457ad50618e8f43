import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { TextField } from '#web/ui/forms/form-fields.tsx';

const money = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const;

type DayFieldsProps = {
  shift: Pick<ShiftCard, 'bonusInfo' | 'payPercentage' | 'hourlyRate'>;
  revenueHint?: string;
  /** Whether the groomer fills it in, who gives the hours of every shift. */
  own?: boolean;
};

/** Fields that the pay of a worked day is computed from: dogs, hours where they count, revenue and bonus. */
export function DayFields({ shift, revenueHint, own = false }: DayFieldsProps) {
  const { bonusInfo, payPercentage, hourlyRate } = shift;
  const hours = own || Boolean(hourlyRate);
  const focus = own ? undefined : hours ? 'hours' : 'revenue';
  const revenueField = (
    <TextField
      name="revenue"
      label="Revenue of these dogs, in dollars"
      hint={payPercentage === 0 ? 'You can leave it empty: the hours are paid' : revenueHint}
      data-autofocus={focus === 'revenue' || undefined}
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
          <TextField
            name="hours"
            label="Hours worked"
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
            data-autofocus={focus === 'hours' || undefined}
          />
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
