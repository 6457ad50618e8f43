import { displayName } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export const exportConversations = (sql: Sql, accountId: string) => sql`
  select c.other_id, ${displayName(sql, 'a', accountId)} as other_name, c.last_at, c.unread, c.muted
  from conversation_members c join accounts a on a.id = c.other_id
  where c.account_id = ${accountId} order by c.last_at`;

export const exportMessages = (sql: Sql, accountId: string) => sql`
  select id, from_id, to_id, kind, content, photo_urls, created_at from messages
  where from_id = ${accountId} or to_id = ${accountId} order by seq`;
