import { useState } from 'react';
import type { Client } from '#contract/clients/clients.ts';
import { NewClientDraft } from '#contract/clients/clients.ts';
import { useComesToClients } from '#web/domain/facts/own-facts.ts';
import { OptionalBreed } from '#web/domain/pets/breed-box.tsx';
import { AddressField } from '#web/domain/places/address-field.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { DraftForm } from '#web/ui/forms/draft-form.tsx';
import { TextField } from '#web/ui/forms/form-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Actions } from '#web/ui/overlays/dialog.tsx';

type Values = {
  firstName: string;
  lastName: string;
  phone: string;
  address: string;
  petName: string;
  breed: string;
};

const draftOf = ({ firstName, lastName, phone, address, petName, breed }: Values) => ({
  firstName,
  lastName: lastName.trim() || null,
  phone: phone.trim() || null,
  ...(address.trim() && { address: address.trim() }),
  pets: [{ name: petName, breed: breed.trim() || null }],
});

const problemsOf = ({ firstName, petName }: Values) => ({
  firstName: !firstName.trim() && 'Enter the first name',
  petName: !petName.trim() && 'Enter the name of the pet',
});

/** What was searched for becomes the name, or the phone. */
function namesIn(typed: string): Pick<Values, 'firstName' | 'lastName' | 'phone'> {
  if (/\d/.test(typed)) return { firstName: '', lastName: '', phone: typed };
  const [firstName = '', ...rest] = typed.split(/\s+/);
  return { firstName, lastName: rest.join(' '), phone: '' };
}

type NewClientProps = {
  /** What was searched for in vain. */
  typed?: string;
  onAdded: (client: Client) => void;
  onBack: () => void;
};

/** The least that a first booking needs: a first name, a phone, a pet and its breed; the address of whom one drives to. */
export function NewClient({ typed = '', onAdded, onBack }: NewClientProps) {
  const comes = useComesToClients();
  const [same, setSame] = useState<string>();
  const draft = useDraft({
    values: { ...namesIn(typed.trim()), address: '', petName: '', breed: '' },
    schema: NewClientDraft,
    bodyOf: draftOf,
    problems: problemsOf,
    fieldFor: (path) => ({ 'pets.0.name': 'petName', 'pets.0.breed': 'breed' })[path],
  });
  const add = useAction('POST /api/clients', {
    failed: 'The client was not added',
    accepted: onAdded,
    refused(error) {
      if (!(error instanceof CallError && error.code === 'maybe_same')) return draft.refused(error);
      setSame(error.detail ?? 'This client may be in your book already.');
      return true;
    },
  });
  const send = (values: Values) =>
    add.run({ body: { ...draftOf(values), ...(same ? { anyway: true } : {}) } });
  return (
    <DraftForm
      draft={draft}
      send={send}
      buttons={
        <Actions>
          <Button onClick={onBack}>Back</Button>
          <Button type="submit" variant="primary" busy={add.busy && 'Adding...'}>
            {same ? 'Add anyway' : 'Continue'}
          </Button>
        </Actions>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="firstName" label="First name" autoComplete="off" data-autofocus />
        <TextField name="lastName" label="Last name (optional)" autoComplete="off" />
      </div>
      <TextField name="phone" label="Phone (optional)" type="tel" autoComplete="off" />
      {comes && (
        <AddressField
          name="address"
          label="Address (optional)"
          hint="For directions and your travel fee. Only you see it."
        />
      )}
      <TextField name="petName" label="Pet’s name" autoComplete="off" />
      <OptionalBreed species="dog" />
      {same && <Note tone="warn">{same}</Note>}
    </DraftForm>
  );
}
