import { dayInWords, hoursInWords, inWords } from '#server/platform/wall-clock.ts';
import type { ShiftNews } from './notices.queries.ts';

const day = ({ startsAt, timeZone, now }: ShiftNews) => dayInWords(startsAt, timeZone, now);
export const startInWords = (shift: ShiftNews) => `${day(shift)}, ${inWords(shift.startTime)}`;
export const wholeTimeInWords = (shift: ShiftNews) =>
  `${day(shift)}, ${hoursInWords(shift.startTime, shift.endTime)}`;
