import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Moment } from './change-feed.ts';
import { minutes } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';

/** However little changes, no answer stands for longer. */
const standsAtMost = minutes(30);

/** Lists that are asked for again and again, and mostly have not changed. Nothing is kept by caller or address. */
export type Polls = {
  /**
   * Gives an answer that was read from `moment` on its `ETag`. It carries what it depends on: no process has to
   * remember it.
   */
  tag(request: FastifyRequest, reply: FastifyReply, moment: Moment): void;
  /** Whether the answer that the caller has would be the same now; `topics` are the tables it was read from. */
  isUnchanged(request: FastifyRequest, topics: readonly string[]): boolean;
};

export function createPolls({ changes, clock }: Platform): Polls {
  const now = () => clock.now().getTime();

  return {
    tag(request, reply, moment) {
      const until = Math.min(
        now() + standsAtMost,
        request.actor.until,
        request.turnsAt ?? Number.POSITIVE_INFINITY,
      );
      const parts = [changes.epoch, moment.toString(36), until.toString(36), markOf(request)];
      reply.headers({ etag: `W/"${parts.join('.')}"`, 'cache-control': forViewer });
    },
    isUnchanged(request, topics) {
      const tag = request.headers['if-none-match'] ?? '';
      const [epoch, moment = '', until = '', mark] = tag.match(/^W\/"([^"]+)"$/)?.[1]?.split('.') ?? [];
      return (
        epoch === changes.epoch &&
        mark === markOf(request) &&
        now() < Math.min(Number.parseInt(until, 36), request.actor.until) &&
        !changes.since(Number.parseInt(moment, 36), [request.actor.id, ...topics])
      );
    },
  };
}

/** Says when time alone makes the answer another one. */
export function standsUntil(request: FastifyRequest, turnsAt: number): void {
  request.turnsAt = turnsAt;
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

/** Another viewer, or another address, is another answer. */
const markOf = ({ actor, url }: FastifyRequest) =>
  hash('sha1', `${actor.id} ${url}`, 'base64url').slice(0, 12);
