import type { OwnShift } from '#contract/shifts/shifts.ts';
import { hoursBetween } from '#web/lib/dates.ts';

/** The owner's shifts by the action they need, most important group first. */
export type OwnShiftGroups = {
  /** First the shifts that lack a groomer soon; then days to record, contested no-shows, and pay that the groomer disputes. */
  needsYou: OwnShift[];
  underWay: OwnShift[];
  live: OwnShift[];
  filled: OwnShift[];
  /** Completed, expired and cancelled shifts, including those cancelled before their date. */
  closed: OwnShift[];
};

/** True if the shift has ended, so that the owner can record the day. */
export const isOver = ({ endsAt }: Pick<OwnShift, 'endsAt'>, now: Date): boolean =>
  Date.parse(endsAt) <= now.getTime();

/** True while the owner has time to answer to disputed pay; later an admin decides. */
export const isPayToAnswer = ({ pay, actions }: OwnShift): boolean =>
  pay?.state === 'disputed' && !pay.withAdmin && pay.answerBy !== null && actions.includes('correct');

/**
 * True if an open shift needs a groomer before all else: it starts within two days, or its booked groomer withdrew.
 */
export function lacksGroomer({ status, shiftDate, leftBy }: OwnShift, now: Date): boolean {
  const hours = hoursBetween(now, shiftDate);
  return status === 'posted' && hours > 0 && (hours <= 48 || leftBy !== null);
}

function groupOf(shift: OwnShift, now: Date): keyof OwnShiftGroups {
  const { status, pay } = shift;
  if (pay?.state === 'disputed' || status === 'contested') return 'needsYou';
  if (status === 'in_progress') return isOver(shift, now) ? 'needsYou' : 'underWay';
  if (status === 'posted') return lacksGroomer(shift, now) ? 'needsYou' : 'live';
  return status === 'filled' ? 'filled' : 'closed';
}

/** Groups the owner's shifts: upcoming ones soonest first, past ones latest first. */
export function groupOwnShifts(shifts: readonly OwnShift[], now: Date): OwnShiftGroups {
  const soonest = shifts.toSorted((a, b) => Date.parse(a.shiftDate) - Date.parse(b.shiftDate));
  const group = (name: keyof OwnShiftGroups) => soonest.filter((shift) => groupOf(shift, now) === name);
  return {
    needsYou: group('needsYou').toSorted(
      (a, b) => Number(lacksGroomer(b, now)) - Number(lacksGroomer(a, now)),
    ),
    underWay: group('underWay'),
    live: group('live'),
    filled: group('filled'),
    closed: group('closed').toReversed(),
  };
}

/** Counts the shifts that are not closed. */
export const countOpenShifts = ({ needsYou, underWay, live, filled }: OwnShiftGroups): number =>
  needsYou.length + underWay.length + live.length + filled.length;
