import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { isServiceCode } from '#contract/pets/pet-codes.ts';
import { useState } from 'react';
import { FormProvider, useController, useForm, useFormContext, useWatch } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import { priceFor } from '#contract/grooming/grooming-lifecycle.ts';
import { hasListPrice } from '#reference/prices/grooming-prices.ts';
import { CalendarWarning } from '#web/domain/calendar/calendar-warning.tsx';
import { clockTime, inMinutes, isoDay, shortDate } from '#web/lib/dates.ts';
import { dollarsForInput, price, typedCents } from '#web/lib/money.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Note } from '#web/ui/note.tsx';
import { Actions, DialogFoot } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { AreaField, TextField } from '#web/ui/forms/form-fields.tsx';
import { SafetyWarnings } from '#web/domain/pets/safety-warnings.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TimeField } from '#web/ui/forms/dates/time-field.tsx';
import { fieldAt, problemsOf, startOf } from './offer-draft.ts';
import { AskingButton } from '#web/ui/overlays/asking-button.tsx';
import { calendarQuestion } from '#web/domain/calendar/use-calendar-check.ts';
import type { OfferAs, OfferCheck, OfferValues, OfferedFrom, OfferedRequest } from './offer-draft.ts';
import { OfferConflicts } from './offer-conflicts.tsx';
import { useBookPrice } from './use-book-price.ts';
import { useOfferCheck } from './offers.api.ts';

/** Asks a provider without a street address for one, because a pet owner who comes to them has to find the place. */
const NeedsStreet = () => (
  <Note tone="warn" icon="pin">
    <b>The pet is brought to you, and your profile names no street.</b> Only those who have booked you see it.{' '}
    <Link to={href('profile')} className="underline">
      Add your street
    </Link>
  </Note>
);

type OfferFieldsProps = {
  request: OfferedRequest;
  as: OfferAs;
  /** Check of the offer's initial values. */
  first: OfferCheck;
  start: OfferValues;
  /** The sender's first free time, if the form starts with it. */
  freeAt: string | undefined;
  errors: readonly { path: string; message: string }[];
  onSend: (values: OfferValues, from: OfferedFrom) => void;
  onClose: () => void;
};

/** The offer form. Each choice is checked against the viewer's bookings and the pets' vaccinations. */
export function OfferFields({
  request,
  as,
  first,
  start,
  freeAt,
  errors,
  onSend,
  onClose,
}: OfferFieldsProps) {
  const { timeZone } = request;
  const [refused] = useState(() => errorsOf(errors));
  const form = useForm<OfferValues>({
    defaultValues: start,
    errors: refused,
    resolver(values) {
      const found: FieldErrors<OfferValues> = {};
      for (const { field, message } of problemsOf(values)) found[field] = { type: 'rule', message };
      return Object.keys(found).length > 0 ? { values: {}, errors: found } : { values, errors: {} };
    },
  });
  const [day, time, minutes] = useWatch({ control: form.control, name: ['day', 'time', 'minutes'] });
  const startsAt = useDebouncedValue(startOf({ day, time }, timeZone));
  const check = useOfferCheck(request.id, { startsAt, minutes: Number(minutes), as }, startsAt !== undefined);
  const offered = startsAt !== undefined &&
    Number(minutes) > 0 && {
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + Number(minutes) * 60_000).toISOString(),
    };
  const send = form.handleSubmit((values) => onSend(values, { confirmDistance: first.tooFar !== null }));
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <PriceField first={first} request={request} as={as} />
          <LengthField usual={first.minutes} byBook={first.minutesByBook} request={request} />
        </div>
        <When
          city={request.city}
          timeZone={timeZone}
          chosenBecause={
            freeAt !== undefined &&
            startOf({ day, time }, timeZone) === new Date(freeAt).toISOString() &&
            (first.startsAt === null
              ? 'Your first free time. '
              : `You’re booked on ${wishedTime(first.startsAt, timeZone)}, the time they wish for: this is your nearest free time. `)
          }
        />
        {first.needsStreet && <NeedsStreet />}
        {first.tooFar && <FarAwayNote {...first.tooFar} owner={request.owner.firstName} />}
        <SafetyWarnings pets={request.pets} services={request.servicesNeeded} words={request.description} />
        {offered && <OfferConflicts check={check} owner={request.owner.firstName} time={offered} />}
        {offered && check.data?.clashes.length === 0 && <CalendarWarning as="provider" {...offered} />}
        <AreaField
          name="message"
          label="Message (optional)"
          hint={
            as === 'groomer'
              ? 'How you would go about it. You can take the offer back until it is accepted.'
              : 'What they can expect. You can take the offer back until it is accepted.'
          }
          maxLength={1000}
        />
        <DialogFoot>
          <Actions className="lg:ml-auto">
            <Button onClick={onClose}>Cancel</Button>
            <AskingButton
              variant="primary"
              question={startsAt ? calendarQuestion(check.data, 'Send offer') : undefined}
              disabled={
                first.needsStreet || (startsAt !== undefined && (check.data?.clashes.length ?? 0) > 0)
              }
            >
              {first.tooFar ? 'Send offer anyway' : 'Send offer'}
            </AskingButton>
          </Actions>
        </DialogFoot>
      </form>
    </FormProvider>
  );
}

function errorsOf(refusals: OfferFieldsProps['errors']): FieldErrors<OfferValues> {
  const errors: FieldErrors<OfferValues> = {};
  for (const { path, message } of refusals) {
    const field = fieldAt(path);
    if (field) errors[field] = { type: 'server', message };
  }
  return errors;
}

type PriceFieldProps = { first: OfferCheck; request: OfferedRequest; as: OfferAs };

/**
 * Field for the list price. If the provider honors Premium, the price for the pet owner is shown below it.
 */
function PriceField({ first, request, as }: PriceFieldProps) {
  const owner = request.owner.firstName;
  const fromBook = useBookPrice(request, { as, atHome: first.atHome });
  const { control, setValue } = useFormContext<OfferValues>();
  const cents = typedCents(useWatch({ control, name: 'price' }));
  const { discountPercent: percent } = first;
  const hint =
    percent > 0 && cents > 0
      ? `${owner} pays ${price(priceFor(cents, percent).price)}: ${percent}% Premium off.`
      : first.listPrice === null
        ? 'They did not set a budget.'
        : `Their budget is ${price(first.listPrice)}${request.pets.length > 1 ? ' for all of them' : ''}.`;
  return (
    <div className="grid content-start gap-2">
      <TextField name="price" label="Your price, in dollars" hint={hint} inputMode="decimal" maxLength={9} />
      {fromBook !== undefined && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-s">
          <span>
            Your usual price: from {price(fromBook.cents)}, {fromBook.words}
            {fromBook.travel > 0 && `, with ${price(fromBook.travel)} for coming to them`}
          </span>
          {cents !== fromBook.cents && (
            <Button
              variant="quiet"
              onClick={() =>
                setValue('price', dollarsForInput(fromBook.cents), {
                  shouldDirty: true,
                  shouldValidate: true,
                })
              }
            >
              Use {price(fromBook.cents)}
            </Button>
          )}
        </div>
      )}
      {first.atHome && <p className="hint">{owner} sees one price, travel included.</p>}
    </div>
  );
}

const isUsualWork = ({ pets, servicesNeeded }: OfferedRequest): boolean =>
  pets.every(({ species }) =>
    servicesNeeded.every((code) => isServiceCode(code) && hasListPrice(species, code)),
  );

type LengthFieldProps = { usual: number; byBook: boolean; request: OfferedRequest };

function LengthField({ usual, byBook, request }: LengthFieldProps) {
  const { register, formState } = useFormContext<OfferValues>();
  const lengths = [15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165, 180, 210, 240, 300, 360, 480];
  return (
    <Field
      label="How long it takes"
      hint={
        byBook
          ? `Your usual time, hands-on: ${inMinutes(usual)}.`
          : isUsualWork(request)
            ? `Typical for this work, hands-on: ${inMinutes(usual)}.`
            : 'No usual length is known for this work: choose your own.'
      }
      error={formState.errors.minutes?.message}
    >
      <Select
        options={[...new Set([...lengths, usual])]
          .toSorted((one, other) => one - other)
          .map((minutes) => ({ value: String(minutes), label: inMinutes(minutes) }))}
        {...register('minutes')}
      />
    </Field>
  );
}

const wishedTime = (at: string, timeZone: string) =>
  `${shortDate(at, timeZone)} at ${clockTime(at, timeZone)}`;

type WhenProps = {
  city: string;
  timeZone: string;
  /** Why the form starts with this time, if it is the sender's free time. */
  chosenBecause: string | false;
};

function When({ city, timeZone, chosenBecause }: WhenProps) {
  const { control, register, formState } = useFormContext<OfferValues>();
  const { field } = useController({ control, name: 'day' });
  const [today] = useState(() => isoDay(new Date(), timeZone));
  const { errors } = formState;
  return (
    <div className="grid gap-1.5">
      <div className="grid items-start gap-4 min-[400px]:grid-cols-2">
        <Field label="Day" error={errors.day?.message}>
          <DateField value={field.value} onChange={field.onChange} onBlur={field.onBlur} min={today} />
        </Field>
        <Field label="Begins" error={errors.time?.message}>
          <TimeField {...register('time')} />
        </Field>
      </div>
      <p className="hint">
        {chosenBecause}
        {city} time.
      </p>
    </div>
  );
}

type FarAwayProps = NonNullable<OfferCheck['tooFar']> & { owner: string };

/** Warns before sending that the distance exceeds the travel radius of one of the two. */
function FarAwayNote({ miles, limit, whose, owner }: FarAwayProps) {
  return (
    <Note tone="warn" icon="pin">
      <b>This is {miles} miles away.</b>{' '}
      {whose === 'provider'
        ? `Your profile says that you drive up to ${limit} miles.`
        : `${owner} travels up to ${limit} miles.`}
    </Note>
  );
}
