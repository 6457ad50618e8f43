import type { FastifyReply } from 'fastify';

/** A stored picture, shown inline; the content of a key never changes. */
export class ImageReply {
  readonly content: Buffer;
  readonly type: string;
  readonly forEachParticipant: boolean;

  constructor(content: Buffer, type: string, forEachParticipant: boolean) {
    this.content = content;
    this.type = type;
    this.forEachParticipant = forEachParticipant;
  }

  send(reply: FastifyReply) {
    // The browser may keep a restricted picture for an hour, for the session that requested it.
    if (this.forEachParticipant) reply.header('cache-control', 'private, max-age=31536000, immutable');
    else reply.headers({ 'cache-control': 'private, max-age=3600', vary: 'cookie' });
    return reply.type(this.type).send(this.content);
  }
}
