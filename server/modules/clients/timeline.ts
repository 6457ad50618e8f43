import { z } from 'zod';
import { Id, Instant } from '#contract/values.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import { notFound } from '#server/platform/problem.ts';
import { findClient } from './clients.queries.ts';
import { findTimeline } from './timeline.queries.ts';

type Page = { cursor?: string | undefined; limit: number };

/** A page of what happened with a client, and where the next one begins. @throws Problem `not_found` */
export async function getTimeline(sql: Sql, accountId: string, id: string, page: Page) {
  const cursor = decodeCursor(page.cursor, z.tuple([Instant, Id]));
  if (!(await findClient(sql, accountId, id))) throw notFound('client');
  const found = await findTimeline(sql, id, cursor, page.limit + 1);
  const entries = found.slice(0, page.limit);
  const last = entries.at(-1);
  return {
    entries,
    next: found.length > page.limit && last ? encodeCursor([last.at, last.id]) : undefined,
  };
}
