import { useAction } from '#web/lib/api/use-action.ts';

/** Undoes a groomer's own withdrawal from booked work. */
export const useUndoWithdrawal = () =>
  useAction('POST /api/shift-applications/:id/undo', {
    done: { title: 'You are booked again', description: 'The business has been notified.' },
    failed: 'Your withdrawal stands',
  });
