import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { FileReply } from './file-reply.ts';

/** A file that programs read repeatedly; a client that has the latest version gets 304. */
export class FeedReply extends FileReply {
  declare readonly content: string;

  override send(reply: FastifyReply) {
    const etag = `"${hash('sha256', this.content, 'base64url')}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (reply.request.headers['if-none-match']?.replaceAll('W/', '').split(', ').includes(etag))
      return reply.code(304).send();
    return reply
      .type(this.type)
      .header('content-disposition', `inline; filename="${this.name}"`)
      .send(this.content);
  }
}
