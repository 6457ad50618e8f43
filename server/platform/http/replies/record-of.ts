import type { FastifyReply } from 'fastify';
import { RawJson } from '../../database/sql.ts';
import type { Route } from '../routes.ts';

/** A path whose only parameter, if any, is the id of the record that it answers with. */
const OF_A_RECORD = /^[^:]*(\/:id)?$/;

/**
 * The path at which the reply of a write can be read again: that of the GET which answers with the same schema. Undefined
 * where none does, or several do and none has the path of the write.
 */
export function recordOf(route: Route, routes: readonly Route[]): string | undefined {
  const { reply } = route.endpoint;
  if (!reply || route.method === 'GET') return undefined;
  const same = routes.filter(
    ({ method, url, endpoint }) =>
      method === 'GET' && endpoint.reply === reply && !endpoint.query && OF_A_RECORD.test(url),
  );
  return (same.find(({ url }) => url === route.url) ?? (same.length === 1 ? same[0] : undefined))?.url;
}

/** Says in the header `Content-Location` where the reply of a write can be read again. */
export function nameRecord(reply: FastifyReply, record: string | undefined, answer: unknown): void {
  if (!record || !answer || answer instanceof RawJson) return;
  const { id } = answer as { id?: unknown };
  if (record.endsWith('/:id') && typeof id !== 'string') return;
  reply.header('content-location', record.replace(':id', encodeURIComponent(String(id))));
}
