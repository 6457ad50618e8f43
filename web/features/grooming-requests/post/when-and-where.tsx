import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { addDays } from '#reference/calendar-days.ts';
import { hasStreet } from '#reference/places/has-street.ts';
import { CalendarWarning } from '#web/domain/calendar/calendar-warning.tsx';
import { AddressField } from '#web/domain/places/address-field.tsx';
import { isoDay } from '#web/lib/dates.ts';
import { instantAt } from '#web/lib/instant-at.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { NumberField } from '#web/ui/forms/form-fields.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { whereOf } from './request-draft.ts';
import type { RequestValues } from './request-draft.ts';
import { windows } from '#web/domain/visits/when-wanted.ts';
import { places, urgencies } from '../request-words.ts';

const urgencyOptions = (['low', 'normal', 'high', 'urgent'] as const).map((value) => ({
  value,
  label: urgencies[value].label,
}));
const placeOptions = (['either', 'home', 'travel'] as const).map((value) => ({
  value,
  label: places[value],
}));
const windowOptions = Object.entries(windows).map(([value, label]) => ({ value, label }));

/** The day, how urgent it is, and where the grooming happens. */
export function WhenAndWhere() {
  return (
    <>
      <When />
      <Urgency />
      <Place />
    </>
  );
}

function When() {
  const { control, register, formState } = useFormContext<RequestValues>();
  const { field } = useController({ control, name: 'preferredDate' });
  const [today] = useState(() => isoDay(new Date()));
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div className="grid gap-1">
        <Field label="Preferred day (optional)" error={formState.errors.preferredDate?.message}>
          <DateField
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            min={today}
            placeholder="Any day"
          />
        </Field>
        {field.value && (
          <Button variant="quiet" className="justify-self-start" onClick={() => field.onChange('')}>
            Any day will do
          </Button>
        )}
        {field.value && (
          <CalendarWarning
            as="pet_owner"
            wholeDay
            startsAt={instantAt(field.value, '00:00')}
            endsAt={instantAt(addDays(field.value, 1), '00:00')}
          />
        )}
      </div>
      <Field label="Time of day">
        <Select options={windowOptions} {...register('window')} />
      </Field>
    </div>
  );
}

function Urgency() {
  const { control } = useFormContext<RequestValues>();
  const { field } = useController({ control, name: 'urgency' });
  return (
    <Fieldset legend="Urgency" hint={urgencies[field.value].meaning}>
      <SegmentedControl
        label="Urgency"
        options={urgencyOptions}
        value={field.value}
        onChange={field.onChange}
      />
    </Fieldset>
  );
}

function Place() {
  const { control } = useFormContext<RequestValues>();
  const { field } = useController({ control, name: 'where' });
  const address = useWatch({ control, name: 'address' });
  const where = whereOf({ where: field.value, address });
  return (
    <>
      <SegmentedControl
        label="Where the grooming happens"
        options={placeOptions}
        value={where}
        onChange={field.onChange}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <AddressField
          name="address"
          label="Where your pet lives"
          hint={
            where !== 'travel' && !hasStreet(address)
              ? 'With the street, so that a groomer can come. Others see only the city until you have booked.'
              : 'Others see only the city until you have booked.'
          }
        />
        {where !== 'home' && (
          <NumberField name="travelMiles" label="How far you will travel, in miles" maxLength={3} />
        )}
      </div>
    </>
  );
}
