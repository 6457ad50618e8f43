import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { fieldProblem } from '#server/platform/problem.ts';

/** Encodes where the next page begins: the sort key of the last record shown. Opaque to callers. */
export const encodeCursor = (key: readonly unknown[]) =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** Decodes a cursor. @throws Problem `invalid` naming `cursor` if it was not made by `encodeCursor` */
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

/** Sets the `Link` header of the next page: the same call with another cursor. */
export function linkNext(request: FastifyRequest, reply: FastifyReply, cursor: string | undefined): void {
  if (cursor === undefined) return;
  // Only the first question mark ends the path; in a query it is an ordinary character.
  const [path = ''] = request.url.split('?', 1);
  const search = new URLSearchParams(request.url.slice(path.length));
  search.set('cursor', cursor);
  reply.header('link', `<${path}?${search.toString()}>; rel="next"`);
}

/**
 * Returns one page of records in the order of their ids. The records include one more than the page shows,
 * which means that another page follows.
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
