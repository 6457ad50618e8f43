import { FormProvider } from 'react-hook-form';
import { AddressField } from '#web/ui/address-field.tsx';
import { ChangedElsewhere } from '#web/ui/changed-elsewhere.tsx';
import { AreaField, TextField } from '#web/ui/form-fields.tsx';
import { useSaveUser } from './profiles.api.ts';
import { ProfileFormButtons } from './profile-form-buttons.tsx';
import type { FormButtons } from './profile-form-buttons.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** The part of an account that its owner words themselves. */
export type BasicInfo = {
  firstName: string;
  lastName: string;
  bio: string | null;
  phone: string | null;
  location: string | null;
};

type BasicInfoFormProps = {
  user: BasicInfo;
  onSaved: () => void;
  silent?: boolean;
  buttons: FormButtons;
};

const valuesOf = (user: BasicInfo | null) => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  bio: user?.bio ?? '',
  phone: user?.phone ?? '',
  location: user?.location ?? '',
});

/** Name, a few words about oneself, phone, location. */
export default function BasicInfoForm({ user, onSaved, silent, buttons }: BasicInfoFormProps) {
  const save = useSaveUser();
  const { form, elsewhere, submit } = useProfileForm({
    record: user,
    valuesOf,
    draftOf: (values) => values,
    save: (changes) => save.mutateAsync(changes),
    onSaved,
    silent,
  });
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="firstName"
            label="First name"
            maxLength={60}
            autoComplete="given-name"
            missing="First name is required"
          />
          <TextField
            name="lastName"
            label="Last name"
            maxLength={60}
            autoComplete="family-name"
            missing="Last name is required"
          />
        </div>
        <AreaField
          name="bio"
          label="About you"
          hint="Everyone who opens your profile sees it."
          maxLength={2000}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="phone"
            label="Phone"
            hint="Only you see it."
            type="tel"
            maxLength={40}
            autoComplete="tel"
          />
          <AddressField name="location" label="Location" hint="City and state, as others see it." />
        </div>
        <ChangedElsewhere {...elsewhere} />
        <ProfileFormButtons {...buttons} busy={save.isPending} />
      </form>
    </FormProvider>
  );
}
