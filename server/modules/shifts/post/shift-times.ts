import { DateTime } from 'luxon';
import { fieldProblem } from '#server/platform/problem.ts';

/** Local times of a place: `day` is like `2026-11-28`, times are like `08:30`. */
export type WallTimes = { day: string; startTime: string; endTime: string; timeZone: string };

/**
 * Converts a shift's local times to instants. An end earlier than the start is on the next day; of a time
 * that occurs twice when clocks go back, the first is used.
 * @throws Problem `invalid` naming `endTime` where it equals the start, or a time that is skipped when clocks
 * go forward
 */
export function shiftInstants({ day, startTime, endTime, timeZone }: WallTimes): {
  startsAt: Date;
  endsAt: Date;
} {
  if (endTime === startTime)
    throw fieldProblem('endTime', 'The shift ends when it starts: choose another time');
  const endDay = endTime > startTime ? day : addDays(day, 1);
  return {
    startsAt: instantOf('startTime', day, startTime, timeZone),
    endsAt: instantOf('endTime', endDay, endTime, timeZone),
  };
}

/** Returns the same weekday `weeks` later. */
export const weeksLater = (day: string, weeks: number): string => addDays(day, 7 * weeks);

const addDays = (day: string, days: number) =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd');

function instantOf(field: string, day: string, time: string, zone: string): Date {
  const instant = DateTime.fromISO(`${day}T${time}`, { zone });
  if (instant.toFormat('HH:mm') !== time) {
    throw fieldProblem(
      field,
      `${time} does not exist on ${instant.toFormat('LLLL d', { locale: 'en-US' })}: clocks go forward then`,
    );
  }
  const hourBefore = instant.minus({ hours: 1 });
  return (hourBefore.toFormat('HH:mm') === time ? hourBefore : instant).toJSDate();
}
