import { addDays } from '#reference/calendar-days.ts';
import { instantAt } from '#server/platform/wall-clock.ts';

/** From midnight to midnight, by the clock of a place. */
export const wholeDay = (on: string, timeZone: string) => ({
  since: instantAt(on, '00:00', timeZone),
  until: instantAt(addDays(on, 1), '00:00', timeZone),
});
