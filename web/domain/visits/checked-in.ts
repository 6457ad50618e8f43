import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { verb } from '#contract/text/verbs.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { showVisit } from '#web/domain/calendar/show-visit.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { lastCause } from '#web/lib/cause.ts';
import { toast } from '#web/lib/toast-store.ts';
import type { ToastContent } from '#web/lib/toast-store.ts';
import { useUndoCheckIn } from './use-undo-check-in.ts';

/** Shows a check-in with its receipt as soon as the server says so, not after the Day is read again; with the way back if it is allowed. */
export function useShowCheckIn(visit: Visit) {
  const client = useQueryClient();
  const undo = useUndoCheckIn(visit);
  return (reply: Visit) => {
    const { id, pets, actions } = reply;
    const receipt: ToastContent = {
      about: id,
      title: `${petNames(pets)} ${verb('is', pets)} checked in`,
      short: 'Checked in',
      from: lastCause(),
      ...(actions.includes('undo_check_in')
        ? { action: { label: 'Undo', onSelect: () => void undo.run({ params: { id } }) } }
        : {}),
    };
    // In one frame: a receipt next to the button that it replaces would need more room.
    notifyManager.batch(() => {
      showVisit(client, reply);
      notifyManager.schedule(() => toast(receipt));
    });
  };
}

/** Whether a check-in asks for something first: a vaccination or a consent. */
export const lacksPapers = ({ missingConsents, vaccinationGaps }: Visit): boolean =>
  missingConsents.some(({ isNeeded }) => isNeeded) ||
  vaccinationGaps.some(({ verdict }) => verdict !== 'too_young');
