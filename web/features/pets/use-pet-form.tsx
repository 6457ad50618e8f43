import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { VaccineCode } from '#contract/pet-codes.ts';
import type { Pet, Vaccination } from '#contract/pets.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

const PetForm = lazyPart(() => import('./pet-form.tsx'));
const VaccinationForm = lazyPart(() => import('./vaccination-form.tsx'));

type Task =
  | { kind: 'pet'; pet?: Pet }
  | { kind: 'vaccination'; pet: Pet; vaccine?: VaccineCode | undefined; replaces?: Vaccination };

/** The forms of a pet, opened from anywhere on a screen: `add`, `edit`, `addProof`; the caller places `dialog`. */
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
    /** `vaccine` is chosen beforehand; `replaces` is a record that is put right. */
    addProof: (pet: Pet, given: { vaccine?: VaccineCode | undefined; replaces?: Vaccination } = {}) =>
      setTask({ kind: 'vaccination', pet, ...given }),
    dialog,
  };
}
