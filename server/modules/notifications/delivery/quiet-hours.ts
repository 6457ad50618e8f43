import { addDays } from '#reference/calendar-days.ts';
import { dayIn, instantAt } from '#server/platform/wall-clock.ts';

type QuietHours = { quietFrom: string | null; quietUntil: string | null; timeZone: string };

/** Returns the end of the quiet hours that run now, by the clock of their zone. They may go past midnight. */
export function endOfQuietHours(
  { quietFrom, quietUntil, timeZone }: QuietHours,
  now: Date,
): Date | undefined {
  if (quietFrom === null || quietUntil === null) return undefined;
  const today = dayIn(now, timeZone);
  for (const day of [addDays(today, -1), today]) {
    const end = instantAt(quietUntil > quietFrom ? day : addDays(day, 1), quietUntil, timeZone);
    if (instantAt(day, quietFrom, timeZone) <= now && now < end) return end;
  }
  return undefined;
}
