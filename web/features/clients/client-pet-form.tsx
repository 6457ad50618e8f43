import { ClientPetChange, ClientPetDraft } from '#contract/clients/client-pets.ts';
import type { ClientPet } from '#contract/clients/client-pets.ts';
import type { Client } from '#contract/clients/clients.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { MoreAboutPet } from '#web/domain/pets/pet-facts-fields.tsx';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { AreaField, FormField } from '#web/ui/forms/form-fields.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { PetBasics, PetNotes, RhythmFields } from './client-pet-fields.tsx';
import { draftOfPet, emptyPet, notesOfPet, petProblems, valuesOfPet } from './client-pet-values.ts';
import type { PetValues } from './client-pet-values.ts';

type PetFormProps = {
  client: Client;
  /** The pet to edit; without one, a new pet is added. */
  pet: ClientPet | undefined;
  onClose: () => void;
};

/** Form to add or edit a pet of a client. Of a pet whose owner keeps the record, only the own notes are edited. */
export function ClientPetForm({ client, pet, onClose }: PetFormProps) {
  const managed = pet?.managed ?? true;
  const bodyOf = (values: PetValues) => (managed ? draftOfPet(values) : notesOfPet(values));
  const draft = useDraft<PetValues, ReturnType<typeof bodyOf>>({
    values: pet ? valuesOfPet(pet) : emptyPet,
    schema: pet ? ClientPetChange : ClientPetDraft,
    bodyOf,
    problems: petProblems,
    names: { name: 'petName' },
  });
  const add = useAction('POST /api/clients/:id/pets', {
    done: () => ({ title: 'The pet is added' }),
    failed: 'The pet was not added',
    refused: draft.refused,
  });
  const change = useAction('PATCH /api/clients/:id/pets/:petId', {
    done: () => ({ title: 'The pet is saved' }),
    failed: 'The pet was not saved',
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      shape="large"
      title={pet ? `Edit ${pet.name}` : 'Add pet'}
      lost={pet ? `${pet.name} stays as before.` : 'No pet has been added yet.'}
      submit={pet ? 'Save changes' : 'Add Pet'}
      busy="Saving..."
      send={(values) =>
        pet
          ? change.run({ params: { id: client.id, petId: pet.id }, body: bodyOf(values) })
          : add.run({ params: { id: client.id }, body: draftOfPet(values) })
      }
      onClose={onClose}
    >
      {managed ? (
        <>
          <PetBasics focus />
          <FormField name="birthDate" label="Birthday (optional)" className="sm:w-1/2">
            {(control) => <DateField {...control} yearPicker />}
          </FormField>
          <RhythmFields />
          <AreaField
            name="groomingNotes"
            label="About the pet (optional)"
            hint="Health and habits. Its owner sees them once the pet is theirs on Wagwell."
            maxLength={2000}
            rows={2}
          />
          <MoreAboutPet name={pet?.name ?? ''} />
        </>
      ) : (
        <>
          <Note>{pet?.name}’s owner keeps the record. What you write here is yours alone.</Note>
          <RhythmFields managed={false} />
        </>
      )}
      <PetNotes />
    </FormDialog>
  );
}
