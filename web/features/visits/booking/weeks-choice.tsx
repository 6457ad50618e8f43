import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';

/** What coats mostly need. */
const usualWeeks = ['4', '5', '6', '8'];

/** Whole weeks between visits, as the series take them. */
export const isWeeks = (typed: string): boolean => /^\d{1,2}$/.test(typed) && +typed >= 1 && +typed <= 52;

type WeeksChoiceProps = { weeks: string; error: string | undefined; onChange: (weeks: string) => void };

/** How often a visit repeats: one tap for what is usual, or any number of weeks. */
export const WeeksChoice = ({ weeks, error, onChange }: WeeksChoiceProps) => (
  <div className="grid gap-3">
    <div className="flex flex-wrap gap-2">
      {usualWeeks.map((each) => (
        <Chip key={each} pressed={weeks === each} onClick={() => onChange(each)}>
          {each} weeks
        </Chip>
      ))}
    </div>
    <Field label="Weeks between visits" className="max-w-40" error={error}>
      <Input
        inputMode="numeric"
        maxLength={2}
        value={weeks}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  </div>
);
