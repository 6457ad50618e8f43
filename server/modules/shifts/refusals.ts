import type { Role } from '#contract/roles.ts';
import type { ShiftStatus } from '#contract/shifts/shift-lifecycle.ts';
import type { Refusal } from '#server/platform/problem.ts';

export type Viewer = { id: string; roles: Role[]; hasMembership: boolean };

/** Explains, for each status of the shift, why an action is refused. */
export const statusExplanation: Record<ShiftStatus, string> = {
  posted: 'Nobody was accepted for this shift.',
  filled: 'This shift is filled.',
  in_progress: 'Work on this shift has begun.',
  completed: 'This shift is completed.',
  cancelled: 'This shift was cancelled.',
  expired: 'This shift has expired.',
  no_show: 'The groomer did not show up for this shift.',
};
export const membershipNeeded: Refusal = {
  code: 'membership_required',
  detail: 'This needs an active membership.',
};
export const startHasPassed: Refusal = {
  code: 'too_late',
  detail: 'The start time of this shift has passed.',
};
