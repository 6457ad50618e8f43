import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { isoDay } from '#web/lib/dates.ts';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberField } from '#web/ui/forms/form-fields.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import type { PetValues } from './pet-values.ts';

const ways = [
  { value: 'age', label: 'Age in years' },
  { value: 'birthDate', label: 'Birth date' },
] as const;

/** Fields for the birth date or the age; the birth date is more exact. */
export function AgeField() {
  const { control } = useFormContext<PetValues>();
  const { field } = useController({ control, name: 'ageBy' });
  const by = useWatch({ control, name: 'ageBy' });
  return (
    <div className="grid items-end gap-x-5 gap-y-2 sm:grid-cols-2">
      <SegmentedControl label="Give age as" options={ways} value={by} onChange={field.onChange} />
      {by === 'age' ? <NumberField name="age" label="Age, in years" maxLength={2} /> : <BirthDate />}
    </div>
  );
}

function BirthDate() {
  const { control, formState } = useFormContext<PetValues>();
  const { field } = useController({ control, name: 'birthDate' });
  const [today] = useState(() => isoDay(new Date()));
  return (
    <Field label="Birth date" error={formState.errors.birthDate?.message}>
      <DateField
        yearPicker
        min={`${Number(today.slice(0, 4)) - 60}-01-01`}
        max={today}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
