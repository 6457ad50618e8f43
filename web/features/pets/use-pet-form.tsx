import { Suspense, useState } from 'react';
import type { Pet } from '#contract/pets/pets.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

const PetForm = lazyPart(() => import('./pet-form.tsx'));

/** The form of a pet for a whole screen: `add`, `edit`; the caller renders `dialog`. */
export function usePetForm() {
  const [task, setTask] = useState<{ pet?: Pet }>();
  return {
    add: () => setTask({}),
    edit: (pet: Pet) => setTask({ pet }),
    dialog: <Suspense>{task && <PetForm pet={task.pet} onClose={() => setTask(undefined)} />}</Suspense>,
  };
}
