import { GroomerProfileDraft } from '#contract/profiles/profiles.ts';
import { useFormContext } from 'react-hook-form';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { Radio } from '#web/ui/forms/checkbox.tsx';
import { AddressField } from '#web/domain/places/address-field.tsx';
import { NumberField, TextField } from '#web/ui/forms/form-fields.tsx';
import { groomerDraft, groomerValues, startingAt } from './profile-values.ts';
import type { OwnGroomer } from './profiles.api.ts';
import { ProfileForm, profileWords } from './profile-form.tsx';
import type { FormButtons } from './profile-form.tsx';
import { TagInput } from '#web/ui/forms/tag-input.tsx';
import { ChoicesField } from './choices-field.tsx';
import { usualSpecializations } from './usual-words.ts';

/** Initial values; a new profile starts with the account's location. */
const startOf = (own: OwnGroomer, part: GroomerPart, location: string | null | undefined) =>
  part === 'place' ? startingAt(groomerValues(own.profile), location) : groomerValues(own.profile);

export type GroomerPart = 'work' | 'place' | 'specializations' | 'certifications';

type GroomerFormProps = {
  own: OwnGroomer;
  /** Part of the fields to show; the others are saved unchanged. */
  part: GroomerPart;
  /** Location of the account, used as the initial address if the profile has none. */
  location?: string | null;
  onSaved: () => void;
  silent?: boolean;
  buttons: FormButtons;
};

/** Form for a part of the groomer profile. */
export default function GroomerForm({ own, part, location, onSaved, silent, buttons }: GroomerFormProps) {
  const draft = useDraft({
    values: startOf(own, part, location),
    schema: GroomerProfileDraft,
    bodyOf: groomerDraft,
    editing: { record: own.profile, valuesOf: groomerValues },
  });
  const save = useAction('PUT /api/profiles/groomer', { ...profileWords(silent), refused: draft.refused });
  const Part = parts[part];
  return (
    <ProfileForm
      draft={draft}
      send={async (values) => (await save.run(draft.changesIn(values))) && onSaved()}
      buttons={buttons}
    >
      <Part />
    </ProfileForm>
  );
}

function WorkPart() {
  return (
    <>
      <TextField
        name="title"
        label="Professional title"
        hint="As you would say it yourself, for example ‘Hand-stripping specialist’"
        maxLength={80}
        counted
      />
      <NumberField name="yearsExperience" label="Years of experience" />
      <Fieldset legend="Dogs you groom in a day" hint="Owners see it beside your application.">
        <div className="grid grid-cols-2 gap-3">
          <NumberField name="dogsPerDayLow" label="On a hard day" />
          <NumberField name="dogsPerDayHigh" label="On a good day" />
        </div>
      </Fieldset>
      <NumberField
        name="dogsAtOnce"
        label="Dogs you take at once"
        hint="As many pets can be booked with you at the same time. Leave it at 1 if you work on one at a time."
      />
    </>
  );
}

const serviceTypes = [
  { value: 'both', label: 'Salons and vans' },
  { value: 'salon', label: 'Salons' },
  { value: 'mobile', label: 'Vans' },
];

function PlacePart() {
  return (
    <>
      <AddressField
        name="address"
        label="Where you work from"
        hint="A ZIP or a city is enough. Distances are measured from here; others see only the city."
      />
      <NumberField
        name="preferredRadius"
        label="How far you drive, in miles"
        hint="Your list of shifts starts with this radius."
      />
      <ServiceType />
    </>
  );
}

function ServiceType() {
  const { register } = useFormContext();
  return (
    <Fieldset legend="Where you like to work">
      <div className="flex flex-wrap gap-x-6 gap-y-3 pt-1">
        {serviceTypes.map(({ value, label }) => (
          <Radio key={value} value={value} {...register('serviceType')}>
            {label}
          </Radio>
        ))}
      </div>
    </Fieldset>
  );
}

function SpecializationsPart() {
  return (
    <>
      <TagInput
        name="specializations"
        label="Specializations"
        entry="specialization"
        hint="Owners search by them."
        suggestions={usualSpecializations}
      />
      <ChoicesField
        name="services"
        legend="Services you do"
        hint="A full groom includes bath, nails and ears."
      />
      <ChoicesField name="species" legend="Animals you groom" />
    </>
  );
}

const usualCertifications = ['NDGAA', 'IPG', 'ISCC', 'Fear Free', 'Pet Tech CPR'];

function CertificationsPart() {
  return (
    <TagInput
      name="certifications"
      label="Certifications"
      entry="certification"
      hint="They show as self-declared. Add the certificate in your profile, and an admin checks it."
      suggestions={usualCertifications}
    />
  );
}

const parts = {
  work: WorkPart,
  place: PlacePart,
  specializations: SpecializationsPart,
  certifications: CertificationsPart,
};
