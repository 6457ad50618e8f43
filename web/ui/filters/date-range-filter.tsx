import { presetRanges } from '#web/lib/date-range.ts';
import type { DateRange } from '#web/lib/date-range.ts';

import { Chip } from '../chip.tsx';
import { DateField } from '../forms/dates/date-field.tsx';
import { Field } from '../forms/field.tsx';

type DateRangeFilterProps = {
  value: DateRange;
  /** Called with only the changed fields. */
  onChange: (change: DateRange) => void;
};

/** Filters by a preset span of days, or a first and last day. */
export default function DateRangeFilter({ value: { from, to }, onChange }: DateRangeFilterProps) {
  const spans = presetRanges();
  const today = spans[0]?.from;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {spans.map((span) => {
          const pressed = span.from === from && span.to === to;
          return (
            <Chip
              key={span.label}
              pressed={pressed}
              onClick={() =>
                onChange(pressed ? { from: undefined, to: undefined } : { from: span.from, to: span.to })
              }
            >
              {span.label}
            </Chip>
          );
        })}
        {(from ?? to) && <Chip onClick={() => onChange({ from: undefined, to: undefined })}>Any day</Chip>}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="First day">
          <DateField
            value={from ?? ''}
            min={today}
            max={to}
            placeholder="Any"
            onChange={(day) => onChange({ from: day })}
          />
        </Field>
        <Field label="Last day">
          <DateField
            value={to ?? ''}
            min={from ?? today}
            placeholder="Any"
            onChange={(day) => onChange({ to: day })}
          />
        </Field>
      </div>
    </div>
  );
}
