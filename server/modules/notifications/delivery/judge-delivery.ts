import type { NotificationChannel } from '#contract/notifications/notification-categories.ts';
import type { Platform } from '#server/platform/platform.ts';
import { isStillBooked } from '../facts/bookings.queries.ts';
import { behaviorOf } from '../kinds/notification-kinds.ts';
import { readChoices } from '../preferences/choices.ts';
import { findSettings } from '../preferences/preferences.queries.ts';
import { decideDelivery } from './delivery.policy.ts';
import type { Delivery } from './delivery.queries.ts';
import { endOfQuietHours } from './quiet-hours.ts';

/** Decides by its reader's present wishes whether a notification is sent now. */
export async function judgeDelivery(
  { sql, clock }: Platform,
  { kind, about, reader, readAt, usefulUntil }: Delivery,
  channel: NotificationChannel,
) {
  const behavior = behaviorOf(kind);
  if (!behavior) return 'drop';
  const now = clock.now();
  const settings = await findSettings(sql, reader.id);
  const choice = (await readChoices(sql, [reader.id], behavior.category)).get(reader.id);
  return decideDelivery(
    {
      channel,
      pace: behavior.pace,
      evenIfRead: behavior.evenIfRead,
      isRead: readAt !== null,
      isOutdated: behavior.whileBooked && !(await isStillBooked(sql, reader.id, about)),
      usefulUntil: usefulUntil === null ? null : new Date(usefulUntil),
      isWanted: choice?.wants[channel] === true,
      quietUntil: endOfQuietHours(settings, now),
      digest: settings.digest,
    },
    now,
  );
}
