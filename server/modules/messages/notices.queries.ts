import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import { displayName } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type WaitingNews = { reader: Person; writerName: string; latest: string; count: number };

/** Finds one account's unread messages from another, or undefined if all were read. */
export async function findWaiting(
  sql: Sql,
  accountId: string,
  fromId: string,
): Promise<WaitingNews | undefined> {
  const [row] = await sql<WaitingNews[]>`
    select ${person(sql, 'a')} as reader, ${displayName(sql, 'w', accountId)} as writer_name, s.unread as count, (
      select content from messages m where m.low_id = least(a.id, w.id) and m.high_id = greatest(a.id, w.id)
        and m.from_id = w.id and m.kind = 'text' order by m.seq desc limit 1) as latest
    from conversation_members s join accounts a on a.id = s.account_id join accounts w on w.id = s.other_id
    where s.account_id = ${accountId} and s.other_id = ${fromId} and s.unread > 0`;
  return row;
}
