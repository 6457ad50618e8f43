import { WorkingHoursDraft } from '#contract/calendar.ts';
import type { WorkingHours, WorkingSpan } from '#contract/calendar.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { FormControl } from '#web/ui/forms/form-fields.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { TimeField } from '#web/ui/forms/time-field.tsx';

type Span = Pick<WorkingSpan, 'from' | 'to'>;
type Values = Record<`day${number}`, Span[]>;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (label, nth) => ({ label, weekday: nth + 1, name: `day${nth + 1}` as const }),
);
const usual: Span = { from: '09:00', to: '17:00' };
const parts = ['first', 'second', 'third'];
const mostSpans = parts.length;

const valuesOf = ({ spans }: WorkingHours): Values =>
  Object.fromEntries(
    weekdays.map(({ name, weekday }) => [
      name,
      spans.filter((each) => each.weekday === weekday).map(({ from, to }) => ({ from, to })),
    ]),
  );

const bodyOf = (values: Values) => ({
  spans: weekdays.flatMap(({ name, weekday }) => (values[name] ?? []).map((each) => ({ weekday, ...each }))),
});

const problemOf = (spans: readonly Span[]): string | false => {
  if (spans.some(({ from, to }) => !from || !to)) return 'Choose both times';
  if (spans.some(({ from, to }) => to <= from)) return 'The end comes after the start';
  return (
    spans.some((one, nth) => spans.slice(nth + 1).some((two) => one.from < two.to && two.from < one.to)) &&
    'These hours overlap'
  );
};

/** Form for the working hours of each weekday. */
export default function HoursForm({ hours, onClose }: { hours: WorkingHours; onClose: () => void }) {
  const draft = useDraft({
    values: valuesOf(hours),
    schema: WorkingHoursDraft,
    bodyOf,
    problems: (values: Values) =>
      Object.fromEntries(weekdays.map(({ name }) => [name, problemOf(values[name] ?? [])])),
  });
  const save = useAction('PUT /api/working-hours', {
    done: { title: 'Working hours saved' },
    failed: 'The hours were not saved',
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      title="Working hours"
      description="You are warned before you take work outside of them, and searches for a day leave you out on days off. Without any, every hour counts."
      lost="Your hours stay as they were."
      submit="Save Hours"
      busy="Saving..."
      send={(values) => save.run({ body: bodyOf(values) })}
      onClose={onClose}
    >
      <div className="grid">
        {weekdays.map(({ label, name }) => (
          <FormControl<Span[]> key={name} name={name}>
            {({ value, onChange }, error) => (
              <DayHours label={label} spans={value} onChange={onChange} error={error} />
            )}
          </FormControl>
        ))}
      </div>
    </FormDialog>
  );
}

type DayHoursProps = {
  label: string;
  spans: Span[];
  onChange: (spans: Span[]) => void;
  error: string | undefined;
};

function DayHours({ label, spans, onChange, error }: DayHoursProps) {
  const set = (nth: number, change: Partial<Span>) =>
    onChange(spans.map((each, at) => (at === nth ? { ...each, ...change } : each)));
  return (
    <fieldset className="grid gap-2 border-t border-line py-3 first:border-t-0 sm:grid-cols-[9rem_1fr]">
      <legend className="sr-only">{label}</legend>
      <Checkbox checked={spans.length > 0} onChange={({ target }) => onChange(target.checked ? [usual] : [])}>
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
                Add Hours
              </Button>
            )}
            {spans.length > 1 && (
              <Button
                variant="quiet"
                aria-label={`Remove the last hours on ${label}`}
                onClick={() => onChange(spans.slice(0, -1))}
              >
                Remove Last
              </Button>
            )}
          </div>
        )}
      </div>
    </fieldset>
  );
}
