import { z } from 'zod';
import type { Notification } from '#contract/notifications/notifications.ts';
import { Id, Instant } from '#contract/values.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import type { Extensions } from '#server/platform/extension-point.ts';
import type { Platform } from '#server/platform/platform.ts';
import { behaviorOf } from './kind.ts';
import { findNotifications } from './delivery/notifications.queries.ts';
import type { NotificationRow } from './delivery/notifications.queries.ts';

const Cursor = z.tuple([Instant, Id]);

/** Lists one page of an account's notifications. @throws Problem `invalid` */
export async function listNotifications(
  { sql, extensions }: Platform,
  accountId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ notifications: Notification[]; next: string | undefined }> {
  const [at, id] = decodeCursor(cursor, Cursor) ?? [];
  const rows = await findNotifications(sql, accountId, { before: at && id ? { at, id } : undefined, limit });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    notifications: page.map((row) => toNotification(extensions, row)),
    next: last && encodeCursor([last.createdAt, last.id]),
  };
}

/** A kind that no longer exists counts as a booking. */
const toNotification = (extensions: Extensions, { path, ...row }: NotificationRow): Notification => ({
  ...row,
  category: behaviorOf(extensions, row.kind)?.category ?? 'bookings',
  href: path,
});
