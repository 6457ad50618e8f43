import { useAction } from '#web/lib/api/use-action.ts';

/** Undoes the owner's cancellation of a shift. */
export const useUndoCancel = () =>
  useAction('POST /api/shifts/:id/undo-cancel', {
    done: { title: 'The shift is back', description: 'Everyone concerned has been notified.' },
    failed: 'The shift stays cancelled',
  });
