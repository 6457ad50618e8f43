import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Moment } from '../changes.ts';
import { minutes } from '../clock.ts';
import type { Platform } from '../platform.ts';

/** However little changes, no answer stands for longer. */
const standsAtMost = minutes(30);

/** Lists that are asked for again and again, and mostly have not changed. */
export type Polls = {
  /**
   * Gives an answer that was read from `moment` on its `ETag`. It carries what it depends on: no process has to
   * remember it.
   */
  tag(request: FastifyRequest, reply: FastifyReply, moment: Moment): void;
  /** Whether the answer that the caller has would be the same now; `topics` are the tables it was read from. */
  isUnchanged(request: FastifyRequest, topics: readonly string[]): boolean;
  /**
   * Whether this is what the same caller asked before and was told to be unchanged, and still is: who they are, what
   * they may and what they have need not be found out again.
   */
  stillStands(request: FastifyRequest): boolean;
};

type Standing = { tag: string; until: number; moment: Moment; topics: readonly string[] };

/** As many as 10,000 members with three lists each, and some to spare. */
const keptAtMost = 40_000;

export function createPolls({ changes, clock }: Platform): Polls {
  const standing = new Map<string, Standing>();
  const now = () => clock.now().getTime();

  function keep(request: FastifyRequest, answer: Standing): void {
    const name = nameOf(request);
    standing.delete(name);
    const [oldest] = standing.size >= keptAtMost ? standing.keys() : [];
    if (oldest !== undefined) standing.delete(oldest);
    standing.set(name, answer);
  }

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
      const answer = {
        tag,
        until: Math.min(Number.parseInt(until, 36), request.actor.until),
        moment: Number.parseInt(moment, 36),
        topics: [request.actor.id, ...topics],
      };
      const unchanged =
        epoch === changes.epoch &&
        mark === markOf(request) &&
        now() < answer.until &&
        !changes.since(answer.moment, answer.topics);
      if (unchanged) keep(request, answer);
      return unchanged;
    },
    stillStands(request) {
      const tag = request.headers['if-none-match'];
      const answer = tag && request.method === 'GET' ? standing.get(nameOf(request)) : undefined;
      return (
        answer !== undefined &&
        answer.tag === tag &&
        now() < answer.until &&
        !changes.since(answer.moment, answer.topics)
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

const nameOf = ({ headers, url }: FastifyRequest) => `${headers.cookie} ${url}`;
