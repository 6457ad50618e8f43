import { useFormContext } from 'react-hook-form';
import type { WorkingSpan } from '#contract/calendar/calendar.ts';
import { isEmpty, overlapInWeek } from '#contract/calendar/time-spans.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { FormControl } from '#web/ui/forms/form-fields.tsx';
import { TimeField } from '#web/ui/forms/dates/time-field.tsx';

type Span = Pick<WorkingSpan, 'from' | 'to'>;
export type WeekHours = Record<`day${number}`, Span[]>;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (label, nth) => ({ label, weekday: nth + 1, name: `day${nth + 1}` as const }),
);
const nineToFive: Span = { from: '09:00', to: '17:00' };
const parts = ['first', 'second', 'third'];
const mostSpans = parts.length;

/** The hours of each weekday. */
export const weekHoursOf = (spans: readonly WorkingSpan[]): WeekHours =>
  Object.fromEntries(
    weekdays.map(({ name, weekday }) => [
      name,
      spans.filter((each) => each.weekday === weekday).map(({ from, to }) => ({ from, to })),
    ]),
  );

export const spansOf = (values: WeekHours) => ({
  spans: weekdays.flatMap(({ name, weekday }) => (values[name] ?? []).map((each) => ({ weekday, ...each }))),
});

const problemOf = (weekday: number, spans: readonly Span[], tomorrow: readonly Span[]): string | false => {
  if (spans.some(({ from, to }) => !from || !to)) return 'Choose both times';
  if (spans.some(isEmpty)) return 'The end comes after the start';
  const dated = spans.map((span) => ({ ...span, weekday }));
  const next = tomorrow.map((span) => ({ ...span, weekday: weekday + 1 }));
  if (dated.some((one, nth) => dated.slice(nth + 1).some((two) => overlapInWeek(one, two))))
    return 'These hours overlap';
  return (
    dated.some((one) => next.some((two) => overlapInWeek(one, two))) &&
    'These hours reach into the next day’s'
  );
};

/** What is wrong with the hours of each weekday. */
export const weekHoursProblems = (values: WeekHours) =>
  Object.fromEntries(
    weekdays.map(({ name, weekday }) => [
      name,
      problemOf(weekday, values[name] ?? [], values[`day${(weekday % 7) + 1}`] ?? []),
    ]),
  );

/** The fields for the hours of each weekday, within a form of them; a day of work begins with the hours of the day before. */
export function WeekHoursFields() {
  const { getValues } = useFormContext<WeekHours>();
  const usualOn = (weekday: number): Span[] =>
    weekdays
      .slice(0, weekday - 1)
      .map(({ name }) => getValues(name))
      .findLast((spans) => spans.length > 0) ?? [nineToFive];
  return (
    <div className="grid">
      {weekdays.map(({ label, name, weekday }) => (
        <FormControl<Span[]> key={name} name={name}>
          {({ value, onChange }, error) => (
            <DayHours
              label={label}
              usual={() => usualOn(weekday)}
              spans={value}
              onChange={onChange}
              error={error}
            />
          )}
        </FormControl>
      ))}
    </div>
  );
}

type DayHoursProps = {
  label: string;
  /** The hours of a day that is chosen. */
  usual: () => Span[];
  spans: Span[];
  onChange: (spans: Span[]) => void;
  error: string | undefined;
};

function DayHours({ label, usual, spans, onChange, error }: DayHoursProps) {
  const set = (nth: number, change: Partial<Span>) =>
    onChange(spans.map((each, at) => (at === nth ? { ...each, ...change } : each)));
  return (
    <fieldset className="grid gap-2 border-t border-line py-3 first:border-t-0 sm:grid-cols-[9rem_1fr]">
      <legend className="sr-only">{label}</legend>
      <Checkbox checked={spans.length > 0} onChange={({ target }) => onChange(target.checked ? usual() : [])}>
        {label}
      </Checkbox>
      <div className="grid gap-2">
        {spans.map(({ from, to }, nth) => (
          <div key={parts[nth]} className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
            <TimeField
              aria-label={`${label}, from${nth > 0 ? `, part ${nth + 1}` : ''}`}
              aria-invalid={Boolean(error) || undefined}
              value={from}
              onChange={({ target }) => set(nth, { from: target.value })}
            />
            <span>to</span>
            <TimeField
              aria-label={`${label}, to${nth > 0 ? `, part ${nth + 1}` : ''}`}
              aria-invalid={Boolean(error) || undefined}
              value={to}
              onChange={({ target }) => set(nth, { to: target.value })}
            />
          </div>
        ))}
        <FieldError id={`${label}-error`}>{error}</FieldError>
        {spans.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {spans.length < mostSpans && (
              <Button
                variant="quiet"
                aria-label={`Add hours on ${label}`}
                onClick={() => onChange([...spans, { from: spans.at(-1)?.to ?? '17:00', to: '' }])}
              >
                Add hours
              </Button>
            )}
            {spans.length > 1 && (
              <Button
                variant="quiet"
                aria-label={`Remove the last hours on ${label}`}
                onClick={() => onChange(spans.slice(0, -1))}
              >
                Remove last
              </Button>
            )}
          </div>
        )}
      </div>
    </fieldset>
  );
}
