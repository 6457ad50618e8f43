import { isServiceCode } from '#contract/pets/pet-codes.ts';
import { addDays } from '#reference/calendar-days.ts';
import { hasStreet } from '#reference/places/has-street.ts';
import { CalendarWarning } from '#web/domain/calendar/calendar-warning.tsx';
import { instantAt } from '#web/lib/instant-at.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { isoDay } from '#web/lib/dates.ts';
import { dollarRange } from '#web/lib/money.ts';
import { AddressField } from '#web/domain/places/address-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { AreaField, NumberField, TextField } from '#web/ui/forms/form-fields.tsx';
import { SafetyWarnings } from '#web/domain/pets/safety-warnings.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { AskedPrice } from './asked-price.tsx';
import { Estimate } from './estimate.tsx';
import { OpenRequestNote } from './open-request-note.tsx';
import { estimateAll } from './estimate-all.ts';
import { usePricesNear } from './use-prices-near.ts';
import { PetsField } from './pets-field.tsx';
import { petsOf, titleFor, whereOf } from './request-draft.ts';
import type { RequestTask, RequestValues } from './request-draft.ts';
import { places, urgencies, windows } from './request-words.ts';
import { OwnServicesField } from './own-services-field.tsx';
import { ServicesField } from './services-field.tsx';

const urgencyOptions = (['low', 'normal', 'high', 'urgent'] as const).map((value) => ({
  value,
  label: urgencies[value].label,
}));
const placeOptions = (['either', 'home', 'travel'] as const).map((value) => ({
  value,
  label: places[value],
}));
const windowOptions = Object.entries(windows).map(([value, label]) => ({ value, label }));

/** All fields of the request form. */
export function RequestFields({ task }: { task: RequestTask }) {
  const { control } = useFormContext<RequestValues>();
  const [petIds, asked, where, words] = useWatch({
    control,
    name: ['petIds', 'servicesNeeded', 'where', 'description'],
  });
  const pets = petsOf(task).filter(({ id }) => petIds.includes(id));
  const codes = asked.filter(isServiceCode);
  const estimate = asked.length > 0 && pets.length > 0 ? estimateAll(pets, asked, where === 'home') : null;
  const near = usePricesNear(pets, codes);
  const usual = estimate?.ask.length === 0 ? estimate.usual : null;
  return (
    <>
      <PetsField pets={petsOf(task)} />
      {task.kind === 'post' && task.asked && <OpenRequestNote pets={pets} asked={task.asked} />}
      <Part title="What do you need done?">
        <ServicesField
          pets={pets}
          own={
            task.kind === 'post' && task.provider && <OwnServicesField provider={task.provider} pets={pets} />
          }
        />
        <SafetyWarnings pets={pets} services={codes} words={words} />
        {task.kind === 'post' && task.provider && (
          <AskedPrice provider={task.provider} pets={pets} services={codes} />
        )}
        <Estimate estimate={estimate} pets={pets} near={near} />
        <AreaField
          name="description"
          label="Notes (optional)"
          hint="What matters to you, where the coat mats, what to be careful with."
          maxLength={2000}
          rows={3}
        />
      </Part>
      <Part title="When and how much?">
        <When />
        <Urgency />
        <NumberField
          name="estimatedBudget"
          label="Budget, in dollars (optional)"
          hint={
            usual
              ? `Typical is ${dollarRange(usual.priceLow / 100, usual.priceHigh / 100)}${pets.length > 1 ? ' for all of them' : ''}.`
              : 'For all pets together. Offers may differ.'
          }
        />
      </Part>
      <Part title="Where?">
        <Place />
      </Part>
      <TextField
        name="title"
        label="Title (optional)"
        hint="The first thing groomers read."
        maxLength={120}
        autoComplete="off"
        placeholder={titleFor(codes, pets)}
      />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5">
      <h3>{title}</h3>
      {children}
    </section>
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
          <Button variant="quiet" className="justify-self-start px-0!" onClick={() => field.onChange('')}>
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
