import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { isBooked } from '#web/features/shifts/week.ts';
import { isoDay } from '#web/lib/dates.ts';

type Hours = { startsAt: string; endsAt: string; timeZone: string };

/** Whether this is under way, or begins later on the day that it is there. */
const isOn = (now: Date, { startsAt, endsAt, timeZone }: Hours): boolean =>
  Date.parse(endsAt) > now.getTime() &&
  (Date.parse(startsAt) <= now.getTime() || isoDay(startsAt, timeZone) === isoDay(now, timeZone));

/** The booked shifts of the day that are not over. */
export const shiftsToday = (applications: readonly OwnApplication[], now: Date): OwnApplication[] =>
  applications.filter(
    (each) => isBooked(each) && isOn(now, { ...each.shift, startsAt: each.shift.shiftDate }),
  );

/** The visits of the day whose work is over and whose client is still to be checked out, as the Day has them. */
export const visitsToCheckOut = (visits: readonly Visit[], now: Date): Visit[] =>
  visits.filter(
    ({ status, actions, startsAt, timeZone }) =>
      (status === 'completed' || status === 'stopped') &&
      actions.includes('check_out') &&
      isoDay(startsAt, timeZone) === isoDay(now, timeZone),
  );

/** The booked visits of the day that are not over. */
export const visitsToday = (visits: readonly Visit[], now: Date): Visit[] =>
  visits.filter((each) => ['booked', 'checked_in'].includes(each.status) && isOn(now, each));
