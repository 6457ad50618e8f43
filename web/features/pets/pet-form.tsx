import { useState } from 'react';
import { petsApi } from '#contract/pets/pets.ts';
import type { Pet } from '#contract/pets/pets.ts';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { PetFields } from './pet-fields.tsx';
import { changeOf, draftOf, emptyPet, valuesOf } from './pet-values.ts';
import type { PetValues } from './pet-values.ts';

type PetFormProps = {
  /** The pet to edit; without one, a new pet is added. */
  pet?: Pet | undefined;
  onClose: () => void;
};

/** Form to add or edit a pet. Typed values are discarded only after a confirmation. */
export default function PetForm({ pet, onClose }: PetFormProps) {
  const draft = useDraft({
    values: pet ? valuesOf(pet) : emptyPet,
    schema: petsApi[pet ? 'PATCH /api/pets/:id' : 'POST /api/pets'].body,
    bodyOf: pet ? changeOf : draftOf,
    problems: ({ weight }) => ({
      weight: !/^\s*(\d+[.]?\d*|[.]\d+)?\s*$/.test(weight) && 'Use a number of pounds, like 52 or 10.5',
    }),
    names: { photoId: 'photo' },
    editing: pet && { record: pet, valuesOf: (record: Pet | null) => (record ? valuesOf(record) : emptyPet) },
  });
  // A second save of the same hardly true facts says that they are right.
  const [asked, setAsked] = useState('');
  const words = { otherwise: 'Please try again. What you typed is kept.', refused: draft.refused };
  const add = useAction('POST /api/pets', {
    ...words,
    done: ({ name }) => ({
      title: 'Pet added successfully!',
      description: `${name} is ready for a first request.`,
    }),
    failed: 'Error: Failed to add pet',
  });
  const change = useAction('PATCH /api/pets/:id', {
    ...words,
    done: ({ name }) => ({ title: `${name} is saved` }),
    failed: 'Error: Failed to save pet',
  });
  return (
    <FormDialog
      draft={draft}
      shape="large"
      title={pet ? `Edit ${pet.name}` : 'Add New Pet'}
      description={pet ? undefined : 'Only the name is required. The rest saves questions at the table.'}
      lost={pet ? `${pet.name} stays as before.` : 'No pet has been added yet.'}
      submit={pet ? 'Save changes' : 'Add Pet'}
      busy={pet ? 'Saving...' : 'Adding...'}
      send={async (values) => {
        const isRight = asked === hardlyTrue(values);
        const { body, ...rest } = draft.changesIn(values);
        const saved = pet
          ? await change.run({
              params: { id: pet.id },
              ...rest,
              body: { ...body, ...(isRight && { isRight }) },
            })
          : await add.run({ body: { ...draftOf(values), ...(isRight && { isRight }) } });
        if (!saved) setAsked(hardlyTrue(values));
        return saved;
      }}
      onClose={onClose}
    >
      <PetFields pet={pet} />
    </FormDialog>
  );
}

/** The facts that the server may ask about. */
const hardlyTrue = ({ species, breed, weight, age, birthDate }: PetValues): string =>
  JSON.stringify([species, breed, weight, age, birthDate]);
