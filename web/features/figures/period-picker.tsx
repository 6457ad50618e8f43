import { isPeriod, periodNames } from '#web/lib/periods.ts';
import type { PeriodName } from '#web/lib/periods.ts';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import type { ChosenPeriod } from './use-period.ts';

const options = Object.entries(periodNames).map(([value, label]) => ({ value, label }));

/** Chooses the days that the figures are about. */
export function PeriodPicker({ period }: { period: ChosenPeriod }) {
  const { name, days, choose, setDays } = period;
  const set = (part: Partial<typeof days>) => isPeriod({ ...days, ...part }) && setDays(part);
  return (
    <div className="grid grow gap-3 sm:grid-cols-[repeat(3,minmax(0,14rem))] print:hidden">
      <Field label="Period">
        <Select
          value={name}
          options={options}
          onChange={({ target }) => choose(target.value as PeriodName)}
        />
      </Field>
      {name === 'custom' && (
        <>
          <Field label="First day">
            <DateField value={days.from} max={days.to} yearPicker onChange={(from) => set({ from })} />
          </Field>
          <Field label="Last day">
            <DateField value={days.to} min={days.from} yearPicker onChange={(to) => set({ to })} />
          </Field>
        </>
      )}
    </div>
  );
}
