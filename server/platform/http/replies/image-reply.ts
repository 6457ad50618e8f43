import type { FastifyReply } from 'fastify';

/** A stored picture, shown inline; the content of a key never changes. */
export class ImageReply {
  readonly content: Buffer;
  readonly type: string;
  readonly forEverybody: boolean;

  constructor(content: Buffer, type: string, forEverybody: boolean) {
    this.content = content;
    this.type = type;
    this.forEverybody = forEverybody;
  }

  send(reply: FastifyReply) {
    // The browser may keep a restricted picture for an hour, for the session that requested it.
    if (this.forEverybody) reply.header('cache-control', 'private, max-age=31536000, immutable');
    else reply.headers({ 'cache-control': 'private, max-age=3600', vary: 'cookie' });
    return reply.type(this.type).send(this.content);
  }
}
