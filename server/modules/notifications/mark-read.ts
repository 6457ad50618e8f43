import type { Transaction } from '#server/platform/transaction.ts';
import { countUnread, markIdsRead, markPathRead, markReadUpTo } from './delivery/notifications.queries.ts';

type Seen = { ids?: string[] | undefined; upTo?: string | undefined; href?: string | undefined };

/** Marks an account's own notifications as read. @returns how many are still unread */
export async function markRead(
  { sql, now }: Transaction,
  accountId: string,
  { ids, upTo, href }: Seen,
): Promise<{ count: number }> {
  if (ids) await markIdsRead(sql, accountId, ids, now);
  if (upTo) await markReadUpTo(sql, accountId, upTo, now);
  if (href) await markPathRead(sql, accountId, href, now);
  return { count: await countUnread(sql, accountId) };
}
