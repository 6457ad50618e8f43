import { clockTime, dayNames } from '#web/lib/dates.ts';
import { listed } from '#web/lib/words.ts';

/** Both hours are empty, or times of a day; weekdays begin with 1 for Monday. */
export type WishTimes = { weekdays: readonly number[]; from: string; to: string };

export const anyTime: WishTimes = { weekdays: [], from: '', to: '' };

type Hours = { from: string; to: string } | null;

/** The times as the API takes them; an hour that is left out is the beginning or the end of the day. */
export const wishBody = ({ weekdays, from, to }: WishTimes): { weekdays: number[]; hours: Hours } => ({
  weekdays: [...weekdays],
  hours: from || to ? { from: from || '00:00', to: to || '23:59' } : null,
});

export const hoursProblem = ({ from, to }: WishTimes): string | undefined =>
  from && to && from >= to ? 'Use a time after the first one' : undefined;

/** 'Mon and Wed, 9:00 AM to 12:00 PM'; empty if any time is fine. */
export function wishWords(weekdays: readonly number[], hours: Hours): string {
  const days = weekdays.length > 0 && listed(weekdays.map((day) => dayNames[day - 1] ?? ''));
  return [days, hours && `${inWords(hours.from)} to ${inWords(hours.to)}`].filter(Boolean).join(', ');
}

const inWords = (time: string): string => clockTime(`2026-01-01T${time}Z`, 'UTC');
