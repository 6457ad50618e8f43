import { Chip } from '#web/ui/chip.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { daySpans } from './shift-filters.ts';
import type { ShiftFilters } from './shift-filters.ts';

type Span = Pick<ShiftFilters, 'from' | 'to'>;
type DatesFilterProps = { filters: ShiftFilters; onChange: (change: Span) => void };

/** Spans to tap, or a first and last day. */
export default function DatesFilter({ filters: { from, to }, onChange }: DatesFilterProps) {
  const [today] = daySpans();
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {daySpans().map((span) => {
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
            min={today?.from}
            max={to}
            placeholder="Any"
            onChange={(day) => onChange({ from: day, to })}
          />
        </Field>
        <Field label="Last day">
          <DateField
            value={to ?? ''}
            min={from ?? today?.from}
            placeholder="Any"
            onChange={(day) => onChange({ from, to: day })}
          />
        </Field>
      </div>
    </div>
  );
}
