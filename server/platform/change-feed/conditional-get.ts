import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { minutes } from '../clock.ts';
import type { Platform } from '../platform.ts';
import type { Version } from './change-feed.ts';

const longestValidity = minutes(30);

/**
 * Answers polls of unchanged lists with 304. The ETag carries everything the decision needs; the server keeps nothing per
 * caller or URL.
 */
export type ConditionalGet = {
  /** Sets the ETag of a reply that was read at `version`. */
  setEtag(request: FastifyRequest, reply: FastifyReply, version: Version): void;
  /**
   * For how many seconds the reply that the caller has is valid by time alone, if it is still current; `tables` are those it
   * was read from.
   */
  notModifiedFor(request: FastifyRequest, tables: readonly string[]): number | undefined;
};

export function createConditionalGet({ changeFeed, clock }: Platform): ConditionalGet {
  const now = () => clock.now().getTime();
  const secondsUntil = (instant: number) => Math.ceil((instant - now()) / 1000);

  return {
    setEtag(request, reply, version) {
      const validUntil = Math.min(
        now() + longestValidity,
        request.actor.validUntil,
        request.validUntil ?? Number.POSITIVE_INFINITY,
      );
      const { instanceId } = changeFeed;
      const parts = [instanceId, version.toString(36), validUntil.toString(36), viewerAndUrlHash(request)];
      reply.headers({
        etag: `W/"${parts.join('.')}"`,
        'cache-control': cacheControl,
        'valid-for': secondsUntil(validUntil),
      });
    },
    notModifiedFor(request, tables) {
      const etag = request.headers['if-none-match'] ?? '';
      const [instanceId, version = '', validUntil = '', key] =
        etag.match(/^W\/"([^"]+)"$/)?.[1]?.split('.') ?? [];
      const until = Math.min(Number.parseInt(validUntil, 36), request.actor.validUntil);
      const isCurrent =
        instanceId === changeFeed.instanceId &&
        key === viewerAndUrlHash(request) &&
        now() < until &&
        !changeFeed.changedSince(Number.parseInt(version, 36), [request.actor.id, ...tables]);
      return isCurrent ? secondsUntil(until) : undefined;
    },
  };
}

/** Sets when the passing of time alone changes the reply, in milliseconds since 1970. */
export function setValidUntil(request: FastifyRequest, validUntil: number): void {
  request.validUntil = validUntil;
}

/** Bypasses Fastify's reply pipeline, which would cost most of the request. */
export function sendNotModified(
  request: FastifyRequest,
  reply: FastifyReply,
  validFor: number,
): FastifyReply {
  reply.hijack();
  reply.raw
    .writeHead(304, {
      etag: request.headers['if-none-match'],
      'cache-control': cacheControl,
      'valid-for': validFor,
      'x-request-id': request.id,
    })
    .end();
  return reply;
}

/** The browser keeps the reply for this viewer and revalidates it each time. */
const cacheControl = 'private, no-cache';

const viewerAndUrlHash = ({ actor, url }: FastifyRequest) =>
  hash('sha1', `${actor.id} ${url}`, 'base64url').slice(0, 12);
