import { Suspense, useState } from 'react';
import type { Pet } from '#contract/pets/pets.ts';
import type { VaccineCode } from '#contract/vaccinations/vaccination-codes.ts';
import type { Vaccination } from '#contract/vaccinations/vaccinations.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

const VaccinationForm = lazyPart(() => import('./vaccination-form.tsx'));

/** `vaccine` is preselected; `replaces` is a record to correct. */
type Given = { vaccine?: VaccineCode | undefined; replaces?: Vaccination };

/** The form of a vaccination for a whole screen: `addProof`; the caller renders `dialog`. */
export function useVaccinationForm() {
  const [task, setTask] = useState<Given & { pet: Pet }>();
  return {
    addProof: (pet: Pet, given: Given = {}) => setTask({ pet, ...given }),
    dialog: <Suspense>{task && <VaccinationForm {...task} onClose={() => setTask(undefined)} />}</Suspense>,
  };
}
