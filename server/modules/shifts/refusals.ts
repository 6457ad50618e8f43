import type { ShiftStatus } from '#contract/shifts/shift-lifecycle.ts';
import { tooLate } from '#server/platform/policy.ts';
import type { Refusal } from '#server/platform/policy.ts';

/** Explains, for each status of the shift, why an action is refused. */
export const statusExplanation: Record<ShiftStatus, Refusal> = {
  posted: tooLate('No one was accepted for this shift.'),
  filled: tooLate('This shift is filled.'),
  in_progress: tooLate('Work on this shift has begun.'),
  completed: tooLate('This shift is completed.'),
  cancelled: tooLate('This shift was cancelled.'),
  expired: tooLate('This shift has expired.'),
  no_show: tooLate('The groomer did not show up for this shift.'),
  contested: tooLate('The two sides do not agree on a no-show. An admin looks at it.'),
};
export const startHasPassed = tooLate('The start time of this shift has passed.');
