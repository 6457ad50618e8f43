import { BusinessProfileDraft } from '#contract/profiles/profiles.ts';
import { useFormContext } from 'react-hook-form';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { AddressField } from '#web/domain/places/address-field.tsx';
import { AreaField, NumberField, TextField } from '#web/ui/forms/form-fields.tsx';
import { businessDraft, businessValues, startingAt } from './profile-values.ts';
import type { BusinessValues } from './profile-values.ts';
import type { OwnBusiness } from './profiles.api.ts';
import { ProfileForm, profileWords } from './profile-form.tsx';
import type { FormButtons } from './profile-form.tsx';
import { TagInput } from '#web/ui/forms/tag-input.tsx';
import { ChoicesField } from './choices-field.tsx';
import { usualServices } from './usual-words.ts';

export type BusinessPart = 'basics' | 'services' | 'details';

type BusinessFormProps = {
  own: OwnBusiness;
  /** Part of the fields to show; the others are saved unchanged. */
  part: BusinessPart;
  /** Location of the account, used as the initial address if the profile has none. */
  location?: string | null;
  onSaved?: () => void;
  silent?: boolean;
  buttons: FormButtons;
};

/** Form for a part of the business profile. */
export default function BusinessForm({ own, part, location, onSaved, silent, buttons }: BusinessFormProps) {
  const draft = useDraft({
    values: startingAt(businessValues(own.profile), location),
    schema: BusinessProfileDraft,
    bodyOf: businessDraft,
    editing: { record: own.profile, valuesOf: businessValues },
    problems: ({ businessName, address }) => ({
      businessName: businessName.trim() === '' && 'Business name is required',
      address: address.trim() === '' && 'Address is required',
    }),
  });
  const save = useAction('PUT /api/profiles/business', { ...profileWords(silent), refused: draft.refused });
  // The API requires these three fields even if they are unchanged.
  const changesIn = (values: BusinessValues) => {
    const { businessName, businessType, address } = values;
    const { body, headers } = draft.changesIn(values);
    return { body: { businessName, businessType, address, ...body }, headers };
  };
  const Part = parts[part];
  return (
    <ProfileForm
      draft={draft}
      send={async (values) => (await save.run(changesIn(values))) && onSaved?.()}
      buttons={buttons}
    >
      <Part />
    </ProfileForm>
  );
}

const businessTypes = [
  { value: 'salon', label: 'Salon', hint: 'Pets come to you' },
  { value: 'mobile', label: 'Mobile', hint: 'A van goes to the pets' },
];

function BasicsPart() {
  const { register, watch } = useFormContext();
  return (
    <>
      <TextField name="businessName" label="Business name" maxLength={100} counted />
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
      />
    </>
  );
}

function ServicesPart() {
  return (
    <>
      <TagInput name="services" label="Services" entry="service" suggestions={usualServices} />
      <ChoicesField name="species" legend="Animals you take" />
      <AreaField
        name="description"
        label="Description"
        hint="What it is like to work with you: tables, team, dogs, pace."
        maxLength={2000}
      />
    </>
  );
}

/** What only a mobile business has. */
function DetailsPart() {
  return (
    <>
      <NumberField name="serviceRadius" label="Service radius, in miles" />
      <TextField
        name="vehicleType"
        label="Vehicle"
        hint="For example: Sprinter with two tables"
        maxLength={100}
        counted
      />
      <TagInput name="mobileEquipment" label="Equipment on board" entry="piece of equipment" />
    </>
  );
}

const parts = { basics: BasicsPart, services: ServicesPart, details: DetailsPart };
