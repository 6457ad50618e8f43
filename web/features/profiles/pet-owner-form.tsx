import { FormProvider } from 'react-hook-form';
import { Fieldset } from '#web/ui/fieldset.tsx';
import { AddressField } from '#web/ui/address-field.tsx';
import { ChangedElsewhere } from '#web/ui/changed-elsewhere.tsx';
import { NumberField } from '#web/ui/form-fields.tsx';
import { petOwnerDraft, petOwnerValues, startingAt } from './profile-values.ts';
import type { OwnPetOwner } from './profiles.api.ts';
import { useSavePetOwner } from './profiles.api.ts';
import { ProfileFormButtons } from './profile-form-buttons.tsx';
import type { FormButtons } from './profile-form-buttons.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { WordListField } from '#web/ui/word-list-field.tsx';

type PetOwnerFormProps = {
  own: OwnPetOwner;
  /** Where the account says to be: what the address begins with as long as the profile has none. */
  location?: string | null;
  onSaved: () => void;
  silent?: boolean;
  buttons: FormButtons;
};

/** Where a pet parent lives, how far they go, what they like to spend. */
export default function PetOwnerForm({ own, location, onSaved, silent, buttons }: PetOwnerFormProps) {
  const save = useSavePetOwner();
  const { form, elsewhere, submit } = useProfileForm({
    record: own.profile,
    valuesOf: petOwnerValues,
    draftOf: petOwnerDraft,
    start: (values) => startingAt(values, location),
    save: (changes) => save.mutateAsync(changes),
    onSaved,
    silent,
  });
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
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
        <WordListField name="preferredServices" label="Services you look for" entry="service" />
        <ChangedElsewhere {...elsewhere} />
        <ProfileFormButtons {...buttons} busy={save.isPending} />
      </form>
    </FormProvider>
  );
}
