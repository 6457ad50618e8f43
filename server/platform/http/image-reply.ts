import type { FastifyReply } from 'fastify';

/** A stored picture, shown in place; what stands under a key never changes. */
export class ImageReply {
  readonly content: Buffer;
  readonly type: string;

  constructor(content: Buffer, type: string) {
    this.content = content;
    this.type = type;
  }

  send(reply: FastifyReply) {
    return reply
      .type(this.type)
      .header('cache-control', 'private, max-age=31536000, immutable')
      .send(this.content);
  }
}
