import { isoDay } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { DateField } from '../forms/dates/date-field.tsx';
import { IconButton } from '../icon-button.tsx';

type DayFilterProps = {
  value: string | undefined;
  /** Shown while no day is chosen. */
  any: string;
  onChange: (day: string | undefined) => void;
};

/** Filters by one day from today on. */
export default function DayFilter({ value, any, onChange }: DayFilterProps) {
  const today = isoDay(useNow());
  return (
    <div className="flex items-center gap-1">
      <div className="min-w-0 grow">
        <DateField value={value ?? ''} min={today} placeholder={any} onChange={onChange} />
      </div>
      {value && <IconButton icon="x" label="Any day" onClick={() => onChange(undefined)} />}
    </div>
  );
}
