import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { VaccineCode } from '#contract/pets/pet-codes.ts';
import type { Pet, Vaccination } from '#contract/pets/pets.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

const PetForm = lazyPart(() => import('./pet-form.tsx'));
const VaccinationForm = lazyPart(() => import('./vaccination-form.tsx'));

type Task =
  | { kind: 'pet'; pet?: Pet }
  | { kind: 'vaccination'; pet: Pet; vaccine?: VaccineCode | undefined; replaces?: Vaccination };

/** Dialogs of a pet for a whole screen: `add`, `edit`, `addProof`; the caller renders `dialog`. */
export function usePetForm() {
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  const dialog: ReactNode = (
    <Suspense>
      {task?.kind === 'pet' && <PetForm pet={task.pet} onClose={close} />}
      {task?.kind === 'vaccination' && <VaccinationForm {...task} onClose={close} />}
    </Suspense>
  );
  return {
    add: () => setTask({ kind: 'pet' }),
    edit: (pet: Pet) => setTask({ kind: 'pet', pet }),
    /** `vaccine` is preselected; `replaces` is a record to correct. */
    addProof: (pet: Pet, given: { vaccine?: VaccineCode | undefined; replaces?: Vaccination } = {}) =>
      setTask({ kind: 'vaccination', pet, ...given }),
    dialog,
  };
}
