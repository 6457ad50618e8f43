import { useState } from 'react';
import { Link } from 'react-router';
import { ClientChange, NewClientDraft, contactByCodes } from '#contract/clients/clients.ts';
import type { Client } from '#contract/clients/clients.ts';
import { href } from '#contract/pages.ts';
import type { ProblemFacts } from '#contract/problems.ts';
import { AddressField } from '#web/domain/places/address-field.tsx';
import { CallError } from '#web/lib/api/call-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { listed } from '#web/lib/words.ts';
import { AreaField, FormField, TextField } from '#web/ui/forms/form-fields.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Note } from '#web/ui/note.tsx';
import { AgreedToTexts } from './agreed-to-texts.tsx';
import { contactNames, nameOf } from './client-words.ts';
import { PetBasics, RhythmFields } from './client-pet-fields.tsx';
import { draftOfPet, emptyPet, hasPet, petProblems } from './client-pet-values.ts';
import type { PetValues } from './client-pet-values.ts';

type PersonValues = {
  firstName: string;
  lastName: string;
  phone: string;
  phone2: string;
  email: string;
  address: string;
  directions: string;
  notes: string;
  contactBy: Client['contactBy'];
  textsOk: boolean;
};

const personBody = (values: PersonValues) => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim() || null,
  phone: values.phone.trim() || null,
  phone2: values.phone2.trim() || null,
  email: values.email.trim() || null,
  address: values.address.trim() || null,
  directions: values.directions.trim() || null,
  notes: values.notes.trim() || null,
  contactBy: values.contactBy,
  textsOk: values.textsOk,
});

const emptyPerson: PersonValues = {
  firstName: '',
  lastName: '',
  phone: '',
  phone2: '',
  email: '',
  address: '',
  directions: '',
  notes: '',
  contactBy: 'text',
  textsOk: false,
};

const personOf = (client: Client): PersonValues => ({
  firstName: client.firstName,
  lastName: client.lastName ?? '',
  phone: client.phone ?? '',
  phone2: client.phone2 ?? '',
  email: client.email ?? '',
  address: client.address ?? '',
  directions: client.directions ?? '',
  notes: client.notes ?? '',
  contactBy: client.contactBy,
  textsOk: client.textsOk,
});

type Candidates = NonNullable<ProblemFacts['candidates']>;
type NewValues = PersonValues & PetValues;

const newBody = ({ anyway, ...values }: NewValues & { anyway: boolean }) => ({
  ...personBody(values),
  pets: hasPet(values) ? [draftOfPet(values)] : [],
  ...(anyway ? { anyway } : {}),
});

/** Form for a new client with a first pet. Those in the book who may be the same are shown first. */
export function NewClientForm({ onClose, onAdded }: { onClose: () => void; onAdded: (id: string) => void }) {
  const [same, setSame] = useState<Candidates>([]);
  const anyway = same.length > 0;
  const draft = useDraft<NewValues, ReturnType<typeof newBody>>({
    values: { ...emptyPerson, ...emptyPet },
    schema: NewClientDraft,
    bodyOf: (values) => newBody({ ...values, anyway }),
    problems: (values) => ({
      ...petProblems(values),
      petName: hasPet(values) && !values.petName.trim() && 'Enter the name of the pet',
    }),
    fieldFor: (path) => {
      const [, field] = /^pets\.0\.(\w+)/.exec(path) ?? [];
      return field === 'name' ? 'petName' : field;
    },
  });
  const add = useAction('POST /api/clients', {
    done: (client) => ({ title: `${nameOf(client)} is in your book` }),
    accepted: ({ id }) => onAdded(id),
    failed: 'The client was not added',
    refused: (error) => {
      if (error instanceof CallError && error.code === 'maybe_same') {
        setSame(error.facts.candidates ?? []);
        return true;
      }
      return draft.refused(error);
    },
  });
  return (
    <FormDialog
      draft={draft}
      shape="large"
      title="Add client"
      description="Only the first name is required. Nobody is told."
      lost="No client has been added yet."
      submit={anyway ? 'Add anyway' : 'Add client'}
      busy="Adding..."
      send={(values) => add.run({ body: newBody({ ...values, anyway }) })}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField name="firstName" label="First name" maxLength={60} autoComplete="off" data-autofocus />
        <TextField name="lastName" label="Last name (optional)" maxLength={60} autoComplete="off" />
        <TextField name="phone" label="Phone (optional)" type="tel" maxLength={40} autoComplete="off" />
        <TextField name="email" label="Email (optional)" type="email" maxLength={254} autoComplete="off" />
      </div>
      <AddressField name="address" label="Address (optional)" hint="Where you go, or where they live." />
      <section className="grid gap-4">
        <h3>Pet</h3>
        <PetBasics />
        <RhythmFields />
      </section>
      {anyway && (
        <Note tone="warn" role="alert">
          <p className="font-strong">You may have this client already:</p>
          <ul className="grid gap-1">
            {same.map(({ id, name, phone, pets }) => (
              <li key={id}>
                <Link to={href('client', { id })} className="underline">
                  {name}
                </Link>
                {[phone, pets.length > 0 && listed(pets)].filter(Boolean).map((each) => ` · ${each}`)}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </FormDialog>
  );
}

/** Form for a client's own details. */
export function EditClientForm({ client, onClose }: { client: Client; onClose: () => void }) {
  const draft = useDraft<PersonValues, ReturnType<typeof personBody>, Client>({
    values: personOf(client),
    schema: ClientChange,
    bodyOf: personBody,
    editing: { record: client, valuesOf: (record) => (record ? personOf(record) : emptyPerson) },
  });
  const change = useAction('PATCH /api/clients/:id', {
    done: (saved) => ({ title: `${nameOf(saved)} is saved` }),
    failed: 'The client was not saved',
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      shape="large"
      title={`Edit ${nameOf(client)}`}
      lost="The client stays as before."
      submit="Save changes"
      busy="Saving..."
      send={(values) => change.run({ params: { id: client.id }, ...draft.changesIn(values) })}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField name="firstName" label="First name" maxLength={60} autoComplete="off" />
        <TextField name="lastName" label="Last name (optional)" maxLength={60} autoComplete="off" />
        <TextField name="phone" label="Phone (optional)" type="tel" maxLength={40} autoComplete="off" />
        <TextField
          name="phone2"
          label="Second phone (optional)"
          type="tel"
          maxLength={40}
          autoComplete="off"
        />
        <TextField name="email" label="Email (optional)" type="email" maxLength={254} autoComplete="off" />
        <FormField name="contactBy" label="Reach them by">
          {({ onChange, ...control }) => (
            <Select
              {...control}
              options={contactByCodes.map((value) => ({ value, label: contactNames[value] }))}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </FormField>
      </div>
      <AgreedToTexts client={client} />
      <AddressField name="address" label="Address (optional)" hint="Where you go, or where they live." />
      <TextField
        name="directions"
        label="Directions (optional)"
        hint="For example: gate 4471, park on the street"
        maxLength={200}
        autoComplete="off"
      />
      <AreaField name="notes" label="Notes (optional)" hint="Only you see them." maxLength={2000} />
    </FormDialog>
  );
}
