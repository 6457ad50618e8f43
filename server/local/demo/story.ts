import { DateTime } from 'luxon';

/** One shift of the town's story. Offsets are days from today; times are wall-clock times in Austin. */
export type ShiftStory = {
  business: number;
  title: string;
  day: number;
  startTime: string;
  endTime: string;
  dogCount: number;
  payPercentage: number;
  estimatedPayMin?: number;
  estimatedPayMax?: number;
  requirements?: string[];
  description?: string;
  bonus?: { info: string; amount: number };
  /** How many days before the shift it was posted. */
  postedBefore: number;
  /** Applicants in order: the groomer's index and message. */
  applicants: { groomer: number; message?: string }[];
  /** The outcome; `groomer` is the accepted one. */
  ending:
    | { kind: 'open' }
    | { kind: 'expired' }
    | { kind: 'cancelled'; reason: string }
    | { kind: 'filled' | 'no_show'; groomer: number }
    | {
        kind: 'completed';
        groomer: number;
        dogs: number;
        revenue: number;
        bonus?: number;
        pay: 'confirmed' | 'waiting' | 'disputed';
        ofGroomer?: Opinion;
        ofBusiness?: Opinion;
      };
};

export type Opinion = { rating: number; tags: string[]; text: string };

export const townZone = 'America/Chicago';

/** Returns the offset of the next such weekday (1 Monday … 7 Sunday), at least `soonest` days ahead. */
export function nextWeekday(now: Date, weekday: number, soonest = 2): number {
  const first = DateTime.fromJSDate(now, { zone: townZone }).plus({ days: soonest });
  return soonest + ((weekday - first.weekday + 7) % 7);
}

/** Returns the instant of a wall-clock time so many days from today. */
export const at = (now: Date, day: number, time: string): Date => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return DateTime.fromJSDate(now, { zone: townZone })
    .plus({ days: day })
    .set({ hour, minute, second: 0, millisecond: 0 })
    .toJSDate();
};

/** Returns the offset of the last such weekday, at least `soonest` days ago. */
export function lastWeekday(now: Date, weekday: number, soonest: number): number {
  const latest = DateTime.fromJSDate(now, { zone: townZone }).minus({ days: soonest });
  return -soonest - ((latest.weekday - weekday + 7) % 7);
}
