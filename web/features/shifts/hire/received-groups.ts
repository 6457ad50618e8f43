import type { ReceivedApplication } from '#contract/shifts/shift-applications.ts';
import type { OwnShift } from '#contract/shifts/shifts.ts';

/** An upcoming shift with its applicants. */
export type ShiftWithApplicants = {
  shift: OwnShift;
  /** Pending applications of a live shift, nearest groomer first. */
  toCompare: ReceivedApplication[];
  accepted: ReceivedApplication | undefined;
  /** Waiting list of a filled shift, in order. */
  waiting: ReceivedApplication[];
  declined: ReceivedApplication[];
  /** Applications to compare that the owner has not seen before. */
  newCount: number;
};

/**
 * Groups the owner's upcoming shifts: those with pending applications first, then filled ones, each soonest
 * first.
 */
export function groupReceived(
  shifts: readonly OwnShift[],
  received: readonly ReceivedApplication[],
): ShiftWithApplicants[] {
  const coming = shifts
    .filter(({ status }) => status === 'posted' || status === 'filled')
    .toSorted((a, b) => Date.parse(a.shiftDate) - Date.parse(b.shiftDate))
    .map((shift) => withApplicants(shift, received));
  const rank = ({ shift, toCompare }: ShiftWithApplicants) =>
    toCompare.length > 0 ? 0 : shift.status === 'filled' ? 1 : 2;
  return coming.toSorted((a, b) => rank(a) - rank(b));
}

function withApplicants(shift: OwnShift, received: readonly ReceivedApplication[]): ShiftWithApplicants {
  const own = received.filter(({ shiftId }) => shiftId === shift.id);
  const pending = own.filter(({ status }) => status === 'pending');
  const toCompare = shift.status === 'posted' ? pending.toSorted((a, b) => milesOf(a) - milesOf(b)) : [];
  return {
    shift,
    toCompare,
    accepted: own.find(({ status }) => status === 'accepted'),
    waiting: shift.status === 'filled' ? pending : [],
    declined: own.filter(({ status }) => status === 'declined'),
    newCount: toCompare.filter(({ isNew }) => isNew).length,
  };
}

/** Distance for sorting; a groomer without a known location comes last. */
const milesOf = ({ groomer }: ReceivedApplication): number =>
  groomer.distanceMiles ?? Number.POSITIVE_INFINITY;
