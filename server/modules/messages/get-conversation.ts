import { z } from 'zod';
import { Id, Instant } from '#contract/values.ts';
import { findBlock } from '#server/modules/blocks/index.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import { notFound } from '#server/platform/problem.ts';
import { RawJson } from '#server/platform/database/sql.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findConversations } from './conversations.queries.ts';
import { hasAccount, findMessages } from './messages.queries.ts';
import { haveBookedWork } from './may-write.queries.ts';

type Asked = { cursor?: string | undefined; limit: number };

const Before = z.tuple([z.int()]);
const After = z.tuple([Instant, Id]);

/**
 * Returns a page of a conversation and the cursor of the older page. No messages give an empty page.
 * @throws Problem `not_found` if the other account does not exist, or after a block without booked work
 */
export async function getConversation(
  sql: Sql,
  accountId: string,
  otherId: string,
  { cursor, limit }: Asked,
) {
  if ((await findBlock(sql, accountId, otherId)) && !(await haveBookedWork(sql, accountId, otherId)))
    throw notFound('member');
  const before = decodeCursor(cursor, Before)?.[0];
  const { page, oldest, more } = await findMessages(sql, { accountId, otherId, before, limit });
  if (oldest === null && (otherId === accountId || !(await hasAccount(sql, otherId))))
    throw notFound('member');
  return { messages: new RawJson(page), next: more ? encodeCursor([oldest]) : undefined };
}

/** Lists a page of an account's conversations, the latest first, with the cursor of the next page. */
export async function listConversations(sql: Sql, accountId: string, { cursor, limit }: Asked) {
  const from = decodeCursor(cursor, After);
  const { page, lastAt, lastId, more } = await findConversations(sql, {
    accountId,
    limit,
    after: from && { at: from[0], otherId: from[1] },
  });
  return { conversations: new RawJson(page), next: more ? encodeCursor([lastAt, lastId]) : undefined };
}
