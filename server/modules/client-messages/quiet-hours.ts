import { timeIn, timeNext } from '#server/platform/wall-clock.ts';

const begin = '21:00';
const end = '08:00';

/** When the night of a place is over, in which no one is texted; undefined by day. */
export function endOfQuiet(now: Date, timeZone: string): Date | undefined {
  const time = timeIn(now, timeZone);
  return time >= begin || time < end ? timeNext(end, now, timeZone) : undefined;
}
