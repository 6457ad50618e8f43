import { GroomerProfileDraft } from '#contract/profiles/profiles.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { AddressField } from '#web/domain/places/address-field.tsx';
import { ProfileForm, profileWords } from './profile-form.tsx';
import { groomerDraft, groomerValues } from './profile-values.ts';
import type { OwnGroomer } from './profiles.api.ts';

/** Form for a groomer's address, which distances require. */
export default function PlaceForm({ own }: { own: OwnGroomer }) {
  const draft = useDraft({
    values: groomerValues(own.profile),
    schema: GroomerProfileDraft,
    bodyOf: groomerDraft,
    editing: { record: own.profile, valuesOf: groomerValues },
    problems: ({ address }) => ({ address: address.trim() === '' && 'Enter a ZIP or a city' }),
  });
  const save = useAction('PUT /api/profiles/groomer', { ...profileWords(true), refused: draft.refused });
  return (
    <ProfileForm
      draft={draft}
      className="grid gap-3"
      send={(values) => save.run(draft.changesIn(values))}
      buttons={{ save: 'Save', secondary: true }}
    >
      <AddressField
        name="address"
        label="Where do you work from?"
        hint="ZIP or city. Others see only the city."
      />
    </ProfileForm>
  );
}
