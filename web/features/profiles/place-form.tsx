import { FormProvider } from 'react-hook-form';
import { AddressField } from '#web/ui/address-field.tsx';
import { ChangedElsewhere } from '#web/ui/changed-elsewhere.tsx';
import { ProfileFormButtons } from './profile-form-buttons.tsx';
import { groomerDraft, groomerValues } from './profile-values.ts';
import type { OwnGroomer } from './profiles.api.ts';
import { useSaveGroomer } from './profiles.api.ts';
import { useProfileForm } from './use-profile-form.ts';

/** The one thing that distances need: where a groomer works from. */
export default function PlaceForm({ own }: { own: OwnGroomer }) {
  const save = useSaveGroomer();
  const { form, elsewhere, submit } = useProfileForm({
    record: own.profile,
    valuesOf: groomerValues,
    draftOf: groomerDraft,
    save: (changes) => save.mutateAsync(changes),
    silent: true,
  });
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-3" onSubmit={submit}>
        <AddressField
          name="address"
          label="Where do you work from?"
          hint="ZIP or city. Others see only the city."
          required="Enter a ZIP or a city"
        />
        <ChangedElsewhere {...elsewhere} />
        <ProfileFormButtons save="Find shifts near me" busy={save.isPending} />
      </form>
    </FormProvider>
  );
}
