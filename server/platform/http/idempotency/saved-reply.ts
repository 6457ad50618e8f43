import type { FastifyReply } from 'fastify';

type Headers = Record<string, string | string[]>;

/** Headers that are saved; all others are the same for every reply. */
const kept = new Set(['content-type', 'content-location', 'cache-control', 'location', 'set-cookie']);

/** A reply as it is sent: a repeat of its request gets the same bytes. */
export class SavedReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** Whether it was saved by an earlier request. */
  readonly isOld: boolean;

  constructor(status: number, headers: Headers, body: string, isOld = true) {
    this.status = status;
    this.headers = headers;
    this.body = body;
    this.isOld = isOld;
  }

  /** Captures what `reply` is about to send. */
  static of(reply: FastifyReply, body: string): SavedReply {
    const headers = Object.entries(reply.getHeaders()).filter(([name]) => kept.has(name));
    return new SavedReply(reply.statusCode, Object.fromEntries(headers) as Headers, body, false);
  }

  send(reply: FastifyReply) {
    reply.code(this.status).headers(this.headers);
    return this.body ? reply.serializer(String).send(this.body) : reply.send();
  }
}
