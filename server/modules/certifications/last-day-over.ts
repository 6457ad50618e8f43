import { addDays } from '#reference/calendar-days.ts';
import { dayIn } from '#server/platform/wall-clock.ts';

/** Returns the last day that is over everywhere in the US: a paper counts to the end of its last day. */
export const lastDayOver = (now: Date): string => addDays(dayIn(now, 'Pacific/Pago_Pago'), -1);
