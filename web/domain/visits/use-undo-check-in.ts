import type { Visit } from '#contract/grooming/visits.ts';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
import { keptFor } from './kept-visit.ts';

/** Takes back a check-in that was a slip. */
export const useUndoCheckIn = (visit: Visit) =>
  useKeepingAction('POST /api/visits/:id/undo-check-in', keptFor(visit, 'Undoing the check-in of'), {
    done: { title: 'The check-in is taken back' },
    failed: 'It was not taken back',
  });
