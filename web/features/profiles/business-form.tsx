import { FormProvider, useFormContext } from 'react-hook-form';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { AddressField } from '#web/ui/address-field.tsx';
import { ChangedElsewhere } from '#web/ui/changed-elsewhere.tsx';
import { AreaField, NumberField, TextField } from '#web/ui/form-fields.tsx';
import { businessDraft, businessValues, startingAt } from './profile-values.ts';
import type { OwnBusiness } from './profiles.api.ts';
import { useSaveBusiness } from './profiles.api.ts';
import { ProfileFormButtons } from './profile-form-buttons.tsx';
import type { FormButtons } from './profile-form-buttons.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { WordListField } from '#web/ui/word-list-field.tsx';

export type BusinessPart = 'basics' | 'services' | 'details';

type BusinessFormProps = {
  own: OwnBusiness;
  /** Which of the fields are shown; the others are saved as they are. */
  part: BusinessPart;
  /** Where the account says to be: what the address begins with as long as the profile has none. */
  location?: string | null;
  onSaved?: () => void;
  silent?: boolean;
  buttons: FormButtons;
};

/** A part of the business profile to edit. */
export default function BusinessForm({ own, part, location, onSaved, silent, buttons }: BusinessFormProps) {
  const save = useSaveBusiness();
  const { form, elsewhere, submit } = useProfileForm({
    record: own.profile,
    valuesOf: businessValues,
    draftOf: businessDraft,
    start: (values) => startingAt(values, location),
    // The call asks for these three, changed or not.
    save: ({ body, headers }, { businessName, businessType, address }) =>
      save.mutateAsync({ body: { businessName, businessType, address, ...body }, headers }),
    onSaved,
    silent,
  });
  const Part = parts[part];
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <Part />
        <ChangedElsewhere {...elsewhere} />
        <ProfileFormButtons {...buttons} busy={save.isPending} />
      </form>
    </FormProvider>
  );
}

const businessTypes = [
  { value: 'salon', label: 'Salon', hint: 'Groomers come to you' },
  { value: 'mobile', label: 'Mobile', hint: 'A van goes to the pets' },
];

function BasicsPart() {
  const { register, watch } = useFormContext();
  return (
    <>
      <TextField
        name="businessName"
        label="Business name"
        maxLength={100}
        counted
        missing="Business name is required"
      />
      <RadioCards
        legend="Type of business"
        options={businessTypes}
        defaultValue={String(watch('businessType'))}
        className="sm:grid-cols-2"
        {...register('businessType')}
      />
      <NumberField
        name="tables"
        label="Tables"
        hint="As many pets can be booked with you at the same time."
      />
      <AddressField
        name="address"
        label="Address"
        hint="Street, then city or ZIP. Groomers find your shifts by it."
        required="Address is required"
      />
    </>
  );
}

const usualServices = ['Full groom', 'Bath and brush', 'De-shedding', 'Nail trim', 'Hand stripping', 'Cats'];

function ServicesPart() {
  return (
    <>
      <WordListField name="services" label="Services" entry="service" suggestions={usualServices} />
      <AreaField
        name="description"
        label="Description"
        hint="What it is like to work with you: tables, team, dogs, pace."
        maxLength={2000}
      />
    </>
  );
}

/** A salon has hours, a van has an area and what it carries. */
function DetailsPart() {
  const { watch } = useFormContext();
  if (watch('businessType') === 'salon')
    return (
      <TextField
        name="operatingHours"
        label="Operating hours"
        hint="For example: Tue–Sat 8:00 AM – 5:00 PM"
        maxLength={300}
        counted
      />
    );
  return (
    <>
      <NumberField name="serviceRadius" label="Service radius, in miles" />
      <WordListField name="serviceAreas" label="Service areas" entry="service area" />
      <TextField
        name="vehicleType"
        label="Vehicle"
        hint="For example: Sprinter with two tables"
        maxLength={100}
        counted
      />
      <WordListField name="mobileEquipment" label="Equipment on board" entry="piece of equipment" />
      <WordListField name="mobileCertifications" label="Certifications" entry="certification" />
      <TextField name="operatingHours" label="Operating hours" maxLength={300} counted />
    </>
  );
}

const parts = { basics: BasicsPart, services: ServicesPart, details: DetailsPart };
