import type { ReceivedApplication } from '#contract/shift-applications.ts';
import type { OwnShift } from '#contract/shifts.ts';

/** A coming shift with those who applied for it. */
export type ShiftWithApplicants = {
  shift: OwnShift;
  /** Undecided while the shift is live, nearest first. */
  toCompare: ReceivedApplication[];
  accepted: ReceivedApplication | undefined;
  /** Of a filled shift, in their order. */
  waiting: ReceivedApplication[];
  declined: ReceivedApplication[];
  /** Of those to compare, not seen before. */
  newCount: number;
};

/** The owner's coming shifts: first where somebody waits for an answer, then what is filled; each soonest first. */
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

/** Somebody whose place is not known stands last. */
const milesOf = ({ groomer }: ReceivedApplication): number =>
  groomer.distanceMiles ?? Number.POSITIVE_INFINITY;
