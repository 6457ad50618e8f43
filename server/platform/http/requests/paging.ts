import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { fieldProblem } from '#server/platform/problem.ts';

/** Where the next page begins: the sort key of the last record shown. Opaque to callers. */
export const encodeCursor = (key: readonly (string | number | null)[]) =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** @throws Problem `invalid` naming `cursor` if it is not one of ours */
export function decodeCursor<S extends z.ZodType>(
  cursor: string | undefined,
  schema: S,
): z.output<S> | undefined {
  if (cursor === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw noSuchPage();
  }
}

export const noSuchPage = () =>
  fieldProblem('cursor', 'This page does not exist. Start again from the first.');

/** Announces the next page in the `Link` header: the same call with another cursor. */
export function linkNext(request: FastifyRequest, reply: FastifyReply, cursor: string | undefined): void {
  if (cursor === undefined) return;
  // Only the first question mark ends the path: in a query it is a character like others.
  const [path = ''] = request.url.split('?', 1);
  const search = new URLSearchParams(request.url.slice(path.length));
  search.set('cursor', cursor);
  reply.header('link', `<${path}?${search.toString()}>; rel="next"`);
}

/**
 * One page of records in the order of their ids. They were read with one more than the page holds: it tells that another
 * page follows, and is not shown.
 */
export function pageById<T extends { id: string }>(
  request: FastifyRequest,
  reply: FastifyReply,
  limit: number,
  records: T[],
): T[] {
  const page = records.slice(0, limit);
  if (records.length > limit) linkNext(request, reply, page.at(-1)?.id);
  return page;
}
