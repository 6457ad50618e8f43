import { useAction } from '#web/lib/api/use-action.ts';

/** Undoes one's own cancellation of a visit. */
export const useUndoCancel = () =>
  useAction('POST /api/visits/:id/undo-cancel', {
    done: { title: 'The visit is booked again', description: 'The other side has been notified.' },
    failed: 'The visit stays cancelled',
  });
