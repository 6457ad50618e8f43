import type { OwnShift } from '#contract/shifts.ts';

/** The owner's shifts by what they ask of the owner, in the order in which they matter. */
export type OwnShiftGroups = {
  /** A day to record, a pay that the groomer disputes. */
  needsYou: OwnShift[];
  underWay: OwnShift[];
  live: OwnShift[];
  filled: OwnShift[];
  /** Done, expired or cancelled; also one that was called off before its day. */
  closed: OwnShift[];
};

/** The day is over: it can be said how it went. */
export const isOver = ({ endsAt }: Pick<OwnShift, 'endsAt'>, now: Date): boolean =>
  Date.parse(endsAt) <= now.getTime();

function groupOf(shift: OwnShift, now: Date): keyof OwnShiftGroups {
  const { status, pay } = shift;
  if (pay?.state === 'disputed') return 'needsYou';
  if (status === 'in_progress') return isOver(shift, now) ? 'needsYou' : 'underWay';
  if (status === 'posted') return 'live';
  return status === 'filled' ? 'filled' : 'closed';
}

/** What comes is soonest first, what was is latest first. */
export function groupOwnShifts(shifts: readonly OwnShift[], now: Date): OwnShiftGroups {
  const soonest = shifts.toSorted((a, b) => Date.parse(a.shiftDate) - Date.parse(b.shiftDate));
  const group = (name: keyof OwnShiftGroups) => soonest.filter((shift) => groupOf(shift, now) === name);
  return {
    needsYou: group('needsYou'),
    underWay: group('underWay'),
    live: group('live'),
    filled: group('filled'),
    closed: group('closed').toReversed(),
  };
}

/** How many are not over yet. */
export const openShifts = ({ needsYou, underWay, live, filled }: OwnShiftGroups): number =>
  needsYou.length + underWay.length + live.length + filled.length;
