import { PetOwnerProfileDraft } from '#contract/profiles/profiles.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { AddressField } from '#web/domain/places/address-field.tsx';
import { NumberField } from '#web/ui/forms/form-fields.tsx';
import { petOwnerDraft, petOwnerValues, startingAt } from './profile-values.ts';
import type { OwnPetOwner } from './profiles.api.ts';
import { ProfileForm, profileWords } from './profile-form.tsx';
import type { FormButtons } from './profile-form.tsx';
import { TagInput } from '#web/ui/forms/tag-input.tsx';

type PetOwnerFormProps = {
  own: OwnPetOwner;
  /** Location of the account, used as the initial address if the profile has none. */
  location?: string | null;
  onSaved: () => void;
  silent?: boolean;
  buttons: FormButtons;
};

/** Form for a pet parent's address, travel radius and budget. */
export default function PetOwnerForm({ own, location, onSaved, silent, buttons }: PetOwnerFormProps) {
  const draft = useDraft({
    values: startingAt(petOwnerValues(own.profile), location),
    schema: PetOwnerProfileDraft,
    bodyOf: petOwnerDraft,
    editing: { record: own.profile, valuesOf: petOwnerValues },
  });
  const save = useAction('PUT /api/profiles/pet-owner', { ...profileWords(silent), refused: draft.refused });
  return (
    <ProfileForm
      draft={draft}
      send={async (values) => (await save.run(draft.changesIn(values))) && onSaved()}
      buttons={buttons}
    >
      <AddressField
        name="address"
        label="Where you live"
        hint="A ZIP or a city is enough. Groomers see only the city and the distance."
      />
      <NumberField name="preferredRadius" label="How far you will travel, in miles" />
      <Fieldset legend="Usual budget, in dollars">
        <div className="grid grid-cols-2 gap-3">
          <NumberField name="budgetMin" label="From" />
          <NumberField name="budgetMax" label="To" />
        </div>
      </Fieldset>
      <TagInput name="preferredServices" label="Services you look for" entry="service" />
    </ProfileForm>
  );
}
