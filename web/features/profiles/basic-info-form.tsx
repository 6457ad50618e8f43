import { UserDraft } from '#contract/profiles/profiles.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { AddressField } from '#web/domain/places/address-field.tsx';
import { AreaField, TextField } from '#web/ui/forms/form-fields.tsx';
import { ProfileForm, profileWords } from './profile-form.tsx';
import type { FormButtons } from './profile-form.tsx';

/** Account fields that the owner edits as free text. */
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

/** Form for name, bio, phone and location. */
export default function BasicInfoForm({ user, onSaved, silent, buttons }: BasicInfoFormProps) {
  const draft = useDraft({
    values: valuesOf(user),
    schema: UserDraft,
    bodyOf: (values) => values,
    editing: { record: user, valuesOf: valuesOf },
    problems: ({ firstName, lastName }) => ({
      firstName: firstName.trim() === '' && 'First name is required',
      lastName: lastName.trim() === '' && 'Last name is required',
    }),
  });
  const save = useAction('PUT /api/users/:id', { ...profileWords(silent), refused: draft.refused });
  return (
    <ProfileForm
      draft={draft}
      send={async (values) =>
        (await save.run({ params: { id: 'current-user' }, ...draft.changesIn(values) })) && onSaved()
      }
      buttons={buttons}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="firstName" label="First name" maxLength={60} autoComplete="given-name" />
        <TextField name="lastName" label="Last name" maxLength={60} autoComplete="family-name" />
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
          hint="You see it, and whoever has a visit booked with you."
          type="tel"
          maxLength={40}
          autoComplete="tel"
        />
        <AddressField name="location" label="Location" hint="City and state, as others see it." asks />
      </div>
    </ProfileForm>
  );
}
