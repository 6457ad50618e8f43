import { dayNames } from '#web/lib/dates.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { TimeField } from '#web/ui/forms/dates/time-field.tsx';
import type { WishTimes as Times } from './wish-words.ts';
import { hoursProblem } from './wish-words.ts';

type WishTimesProps = { times: Times; onChange: (times: Times) => void };

/** On which days and between which hours a client could come; nothing chosen is any. */
export function WishTimes({ times, onChange }: WishTimesProps) {
  const { weekdays, from, to } = times;
  const toggle = (day: number) =>
    weekdays.includes(day) ? weekdays.filter((each) => each !== day) : [...weekdays, day];
  return (
    <div className="grid gap-4">
      <Fieldset legend="Days" hint="Choose none if any day is fine.">
        <div className="flex flex-wrap gap-2">
          {dayNames.map((name, nth) => (
            <Chip
              key={name}
              pressed={weekdays.includes(nth + 1)}
              onClick={() => onChange({ ...times, weekdays: toggle(nth + 1) })}
            >
              {name}
            </Chip>
          ))}
        </div>
      </Fieldset>
      <div className="grid max-w-96 grid-cols-2 items-start gap-4">
        <Field label="Not before">
          <TimeField value={from} onChange={({ target }) => onChange({ ...times, from: target.value })} />
        </Field>
        <Field label="Done by" error={hoursProblem(times)}>
          <TimeField value={to} onChange={({ target }) => onChange({ ...times, to: target.value })} />
        </Field>
      </div>
    </div>
  );
}
