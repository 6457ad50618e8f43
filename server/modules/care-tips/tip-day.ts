import { after, hours } from '#server/platform/clock.ts';
import { dayIn, timeNext } from '#server/platform/wall-clock.ts';

/** When the tip of a new day is chosen, by the owner's clock. */
const morningHour = 7;
const morning = `0${morningHour}:00`;

/** The day whose tip an owner has: until the morning it is the day before. */
export const tipDay = (now: Date, timeZone: string): string =>
  dayIn(after(now, -hours(morningHour)), timeZone);

/** The owner's next morning. */
export const nextMorning = (now: Date, timeZone: string): Date => timeNext(morning, now, timeZone);
