import { reaches } from '#contract/notifications/notification-categories.ts';
import type { NotificationChannel } from '#contract/notifications/notification-categories.ts';
import { addDays } from '#reference/calendar-days.ts';
import { findBlock } from '#server/modules/blocks/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { timeNext, dayIn, instantAt } from '#server/platform/wall-clock.ts';
import { behaviorOf } from '../kind.ts';
import { readChoices } from '../preferences/choices.ts';
import { findSettings } from '../preferences/preferences.queries.ts';
import { decideDelivery } from './delivery.policy.ts';
import type { Delivery } from './delivery.queries.ts';

/** When the daily digest is mailed, by its reader's clock. */
export const digestTime = '08:00';

/** Decides by its reader's present wishes whether a notification is sent now. */
export async function judgeDelivery(
  { sql, clock, extensions }: Platform,
  { kind, about, reader, readAt, usefulUntil, workFrom, workUntil, otherId }: Delivery,
  channel: NotificationChannel,
) {
  const behavior = behaviorOf(extensions, kind);
  if (!behavior) return 'drop';
  if (otherId && !reaches(behavior.category) && (await findBlock(sql, reader.id, otherId))) return 'drop';
  const now = clock.now();
  const settings = await findSettings(sql, reader.id);
  const choice = (await readChoices(sql, extensions, [reader.id], behavior.category)).get(reader.id);
  return decideDelivery(
    {
      channel,
      pace: behavior.pace,
      evenIfRead: behavior.evenIfRead,
      isRead: readAt !== null,
      isOutdated: await behavior.isGone(sql, about, reader.id),
      usefulUntil: usefulUntil === null ? null : new Date(usefulUntil),
      isWanted: choice?.wants[channel] === true,
      quietUntil: endOfQuietHours(settings, now),
      urgentInQuietHours: settings.urgentInQuietHours,
      digest: settings.digest,
      nextDigest: timeNext(digestTime, now, settings.timeZone),
      work: workFrom && workUntil ? { from: new Date(workFrom), until: new Date(workUntil) } : undefined,
    },
    now,
  );
}

type QuietHours = { quietFrom: string | null; quietUntil: string | null; timeZone: string };

/** Returns the end of the quiet hours that run now, by the clock of their zone. They may go past midnight. */
function endOfQuietHours({ quietFrom, quietUntil, timeZone }: QuietHours, now: Date): Date | undefined {
  if (quietFrom === null || quietUntil === null) return undefined;
  const today = dayIn(now, timeZone);
  for (const day of [addDays(today, -1), today]) {
    const end = instantAt(quietUntil > quietFrom ? day : addDays(day, 1), quietUntil, timeZone);
    if (instantAt(day, quietFrom, timeZone) <= now && now < end) return end;
  }
  return undefined;
}
