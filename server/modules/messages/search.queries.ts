import type { FoundMessage } from '#contract/messages/messages.ts';
import { isVisibleTo } from '#server/modules/blocks/index.ts';
import { displayName } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { bookedWork } from './may-write.queries.ts';

/** How many newer messages a page shows above a found one. */
const newerShown = 20;

export type FoundRow = Omit<FoundMessage, 'pageCursor'> & {
  seq: number;
  /** The first message after the page that shows this one, if the first page does not. */
  before: number | null;
};

/**
 * Finds messages of an account that contain all words, the newest first. It reads the account's
 * own conversations: an index over the words of all messages would slow down every message that is sent.
 * @returns up to one more than `limit`
 */
export const searchOwnMessages = (
  sql: Sql,
  accountId: string,
  { words, before, limit }: { words: string[]; before: number | undefined; limit: number },
) => sql<FoundRow[]>`
  select m.id, a.id as other_user_id, ${displayName(sql, 'a', accountId)} as other_user_name, a.roles[1] as other_user_type,
    face_of(a.id, a.roles[1]) as other_user_image_url, m.from_id as from_user_id, m.content, m.created_at, m.seq, (
      select newer.seq from messages newer
      where newer.low_id = m.low_id and newer.high_id = m.high_id and newer.seq > m.seq
      order by newer.seq offset ${newerShown} limit 1) as before
  from conversation_members c
  join messages m on m.low_id = least(c.account_id, c.other_id) and m.high_id = greatest(c.account_id, c.other_id)
  join accounts a on a.id = c.other_id
  where c.account_id = ${accountId} and m.kind = 'text' and folded(m.content) like all (array(
      select '%' || regexp_replace(folded(word), '([\\\\%_])', '\\\\\\1', 'g') || '%' from unnest(${words}::text[]) word))
    and (${isVisibleTo(sql, accountId, 'c.other_id')} or ${bookedWork(sql, 'c.account_id', 'c.other_id', 'infinity')})
    ${before === undefined ? sql`` : sql`and m.seq < ${before}`}
  order by m.seq desc limit ${limit + 1}`;
