import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { minutes } from '../clock.ts';
import type { Platform } from '../platform.ts';

/** Some answers say what may be done now, and that changes by time alone. */
const goodFor = { timed: minutes(2), timeless: minutes(30) };

/** The `ETag` of an answer that is read from now on. It carries what it depends on: no process has to remember it. */
export function tagNow({ changes, clock }: Platform, request: FastifyRequest, timeless = false): string {
  const until = clock.now().getTime() + (timeless ? goodFor.timeless : goodFor.timed);
  return `W/"${[changes.epoch, changes.moment().toString(36), until.toString(36), markOf(request)].join('.')}"`;
}

/** Whether the answer that the caller has would be the same now; `topics` are the tables it was read from. */
export function isUnchanged(
  { changes, clock }: Platform,
  request: FastifyRequest,
  topics: readonly string[],
): boolean {
  const tag = request.headers['if-none-match'];
  const [epoch, moment = '', until = '', mark] = tag?.match(/^W\/"([^"]+)"$/)?.[1]?.split('.') ?? [];
  return (
    epoch === changes.epoch &&
    mark === markOf(request) &&
    clock.now().getTime() < Number.parseInt(until, 36) &&
    !changes.since(Number.parseInt(moment, 36), [viewerOf(request), ...topics])
  );
}

/** Past the framework's ways of replying: with nothing to send, they would be most of the work. */
export function answerUnchanged(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw
    .writeHead(304, {
      etag: request.headers['if-none-match'],
      'cache-control': forViewer,
      'x-request-id': request.id,
    })
    .end();
  return reply;
}

/** The browser keeps the answer, for this viewer alone, and asks each time whether it still stands. */
const forViewer = 'private, no-cache';

export const tagged = (reply: FastifyReply, tag: string): FastifyReply =>
  reply.headers({ etag: tag, 'cache-control': forViewer });

const viewerOf = ({ actor }: FastifyRequest) => String((actor as { id?: string }).id);

/** Another viewer, or another address, is another answer. */
const markOf = (request: FastifyRequest) =>
  hash('sha1', `${viewerOf(request)} ${request.url}`, 'base64url').slice(0, 12);
