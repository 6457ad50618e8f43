import { verb } from '#contract/text/verbs.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import type { ToastContent } from '#web/lib/toast-store.ts';

/** The receipt of a check-in, with the way back if the server allows it. */
export const checkedIn = ({ id, pets, actions }: Visit, undo: (id: string) => void): ToastContent => ({
  about: id,
  title: `${petNames(pets)} ${verb('is', pets)} checked in`,
  ...(actions.includes('undo_check_in') ? { action: { label: 'Undo', onSelect: () => undo(id) } } : {}),
});

/** Whether a check-in asks for something first: a vaccination or a consent. */
export const lacksPapers = ({ missingConsents, vaccinationGaps }: Visit): boolean =>
  missingConsents.some(({ isNeeded }) => isNeeded) ||
  vaccinationGaps.some(({ verdict }) => verdict !== 'too_young');
