import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { cancelTermsNames, cancelTermsNotes } from '#contract/shifts/cancel-terms.ts';
import { payModelNames, payModelNotes } from '#contract/shifts/pay-model.ts';
import { bathingNames, payTimeNames } from '#contract/shifts/shift-customs.ts';
import { minimumWageOf } from '#reference/minimum-wages.ts';
import { isoDay, shortDate } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { Chip } from '#web/ui/chip.tsx';
import { CountedInput } from '#web/ui/forms/counted-input.tsx';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import type { InputProps } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { TimeField } from '#web/ui/forms/dates/time-field.tsx';
import { instantBookings } from './instant-booking-choices.ts';
import { PayHint } from './pay-hint.tsx';
import { RequirementsField } from './requirements-field.tsx';
import type { ShiftPlace, ShiftValues } from './shift-draft.ts';

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const payModels = optionsOf(payModelNames);
const payTimes = optionsOf(payTimeNames);
const bathings = optionsOf(bathingNames);
const cancelTerms = optionsOf(cancelTermsNames);

type ShiftFieldsProps = {
  place: ShiftPlace;
  /** Shows the fields that repeat a new shift. */
  repeats: boolean;
  /** A groomer is booked: only what they may be asked to change is shown. */
  agreed?: boolean;
};

/** All fields of the shift form. */
export function ShiftFields({ place, repeats, agreed = false }: ShiftFieldsProps) {
  const { register, control, formState } = useFormContext<ShiftValues>();
  const { errors } = formState;
  const payModel = useWatch({ control, name: 'payModel' });
  return (
    <>
      {!agreed && (
        <LineField
          name="title"
          label="Title"
          hint="For example: Full-groom Saturday, mostly doodles"
          maxLength={120}
          counted
        />
      )}
      <When {...place} />
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField name="dogCount" label="Dogs" maxLength={3} />
        <NumberField name="payPercentage" label="Pay, % of revenue" maxLength={3} deps="hourlyRate" />
      </div>
      <LineField
        name="hourlyRate"
        label="Minimum per hour, in dollars (optional)"
        hint={`You pay the share or the hours, whichever is more. With 0%, you pay the hours alone.${wageNote(payModel, place.state)}`}
        inputMode="decimal"
        maxLength={7}
        deps="payPercentage"
      />
      <Fieldset
        legend="Estimated take-home, in dollars (optional)"
        hint={<PayHint control={control} place={place} />}
      >
        <div className="grid grid-cols-2 items-start gap-3">
          <NumberField name="estimatedPayMin" label="From" maxLength={7} deps="estimatedPayMax" />
          <NumberField name="estimatedPayMax" label="To" maxLength={7} />
        </div>
      </Fieldset>
      <Customs agreed={agreed} />
      <RequirementsField />
      {!agreed && (
        <Field label="Description (optional)" error={errors.description?.message}>
          <Textarea rows={4} maxLength={4000} {...register('description')} />
        </Field>
      )}
      <div className="grid items-start gap-x-3 gap-y-5 sm:grid-cols-[1fr_9rem]">
        <LineField
          name="bonusInfo"
          label="Bonus (optional)"
          hint="For example: $40 if all seven are out by 4:00 PM"
          maxLength={200}
          counted
        />
        <LineField name="bonusAmount" label="Bonus, in dollars" inputMode="decimal" maxLength={9} />
      </div>
      {repeats && <SeenFirst control={control} />}
      {repeats && (
        <Field label="Who can book instantly" hint="The first to take it is booked without waiting for you.">
          <Select options={instantBookings} {...register('instantBook')} />
        </Field>
      )}
      {repeats && <Repeat control={control} />}
    </>
  );
}

/** What an employee's hour is worth at the least in the state. */
const wageNote = (payModel: ShiftValues['payModel'], state: ShiftPlace['state']): string =>
  payModel === 'w2' && state
    ? ` W-2 work in ${state} pays at least ${price(minimumWageOf(state))} an hour.`
    : '';

/** How and when the business pays, who bathes, and what cancelling owes. */
function Customs({ agreed }: { agreed: boolean }) {
  const { register, control } = useFormContext<ShiftValues>();
  const [payModel, terms] = useWatch({ control, name: ['payModel', 'cancelTerms'] });
  const paidWhen = (
    <Field label="When you pay">
      <Select options={payTimes} {...register('paidWhen')} />
    </Field>
  );
  if (agreed) return paidWhen;
  return (
    <>
      <Field
        label="How you pay"
        hint={`${payModel ? `${payModelNotes[payModel]} ` : ''}Groomers see it, and it is in both sides' books. Which one is right depends on your state.`}
      >
        <Select options={payModels} {...register('payModel')} />
      </Field>
      {payModel === 'booth_rent' && (
        <LineField
          name="boothRent"
          label="Booth rent for the day, in dollars"
          hint="It leaves the take-home that groomers see."
          inputMode="decimal"
          maxLength={9}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        {paidWhen}
        <Field label="Who bathes">
          <Select options={bathings} {...register('bathing')} />
        </Field>
      </div>
      <Field
        label="If you cancel"
        hint={`${cancelTermsNotes[terms]} Groomers read it before they apply. Wagwell moves no money.`}
      >
        <Select options={cancelTerms} {...register('cancelTerms')} />
      </Field>
    </>
  );
}

const partsOfDay = [
  { name: 'Morning', from: '08:00', to: '12:00' },
  { name: 'Afternoon', from: '13:00', to: '17:00' },
  { name: 'Full day', from: '08:30', to: '16:30' },
];

function When({ city, timeZone }: ShiftPlace) {
  const { register, control, formState, setValue } = useFormContext<ShiftValues>();
  const { errors, isSubmitted } = formState;
  const { field } = useController({ control, name: 'date' });
  const [start, end] = useWatch({ control, name: ['startTime', 'endTime'] });
  const [today] = useState(() => isoDay(new Date(), timeZone));
  const overnight = start !== '' && end !== '' && end < start;
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[1.6fr_1fr_1fr]">
        <Field label="Date" error={errors.date?.message} className="max-sm:col-span-2">
          <DateField {...field} min={today} />
        </Field>
        <Field label="Start" error={errors.startTime?.message}>
          <TimeField {...register('startTime', { deps: ['date', 'endTime'] })} />
        </Field>
        <Field label="End" error={errors.endTime?.message}>
          <TimeField {...register('endTime')} />
        </Field>
      </div>
      <div role="group" aria-label="Part of the day" className="flex flex-wrap gap-2">
        {partsOfDay.map(({ name, from, to }) => (
          <Chip
            key={name}
            pressed={start === from && end === to}
            onClick={() => {
              setValue('startTime', from, { shouldDirty: true, shouldValidate: isSubmitted });
              setValue('endTime', to, { shouldDirty: true, shouldValidate: isSubmitted });
            }}
          >
            {name}
          </Chip>
        ))}
      </div>
      <p className="hint" aria-live="polite">
        {city && `${city} time.`} {overnight && 'Ends the next day.'}
      </p>
    </div>
  );
}

function SeenFirst({ control }: { control: Control<ShiftValues> }) {
  const { register, formState } = useFormContext<ShiftValues>();
  const by = useWatch({ control, name: 'seenFirstBy' });
  return (
    <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
      <Field label="Who sees it first">
        <Select options={firstViewers} {...register('seenFirstBy')} />
      </Field>
      {by !== 'everyone' && (
        <Field
          label="For how long"
          hint="Then it opens to everyone."
          error={formState.errors.seenFirstHours?.message}
        >
          <Select options={seenFirstHours} {...register('seenFirstHours')} />
        </Field>
      )}
    </div>
  );
}

const firstViewers = [
  { value: 'everyone', label: 'Everyone right away' },
  { value: 'favorites', label: 'My favorites' },
  { value: 'invited', label: 'Only groomers I invite' },
];
const seenFirstHours = [1, 2, 4, 8, 24, 48].map((hours) => ({
  value: String(hours),
  label: hours === 1 ? '1 hour' : `${hours} hours`,
}));

function Repeat({ control }: { control: Control<ShiftValues> }) {
  const { register } = useFormContext<ShiftValues>();
  const [date, weeks] = useWatch({ control, name: ['date', 'repeatWeeks'] });
  const last = date && weeks !== '1' ? weeksAfter(date, Number(weeks) - 1) : undefined;
  return (
    <Field label="Repeat weekly" hint={last && `Same day and times each week, the last on ${last}.`}>
      <Select options={repetitions} {...register('repeatWeeks')} />
    </Field>
  );
}

const repetitions = Array.from({ length: 12 }, (_, more) => ({
  value: String(more + 1),
  label: more === 0 ? 'Only this once' : `${more + 1} weeks, ${more + 1} shifts`,
}));

const weeksAfter = (day: string, weeks: number): string =>
  shortDate(new Date(Date.parse(`${day}T12:00Z`) + weeks * 7 * 86_400_000), 'UTC');

type LineFieldProps = InputProps & {
  name: Exclude<keyof ShiftValues, 'requirements'>;
  label: string;
  hint?: string;
  /** Field whose validity depends on this one. */
  deps?: keyof ShiftValues;
  counted?: boolean;
};

function LineField({ name, label, hint, deps, counted = false, ...rest }: LineFieldProps) {
  const { register, formState } = useFormContext<ShiftValues>();
  const Line = counted ? CountedInput : Input;
  return (
    <Field label={label} hint={hint} error={formState.errors[name]?.message}>
      <Line autoComplete="off" {...rest} {...register(name, deps ? { deps } : {})} />
    </Field>
  );
}

const NumberField = (props: LineFieldProps) => (
  <LineField inputMode="numeric" className="tabular-nums" {...props} />
);
