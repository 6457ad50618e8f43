import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { FileReply } from './file-reply.ts';

/** A file that everyone may read and every cache may keep, such as a sitemap. */
export class PublicFile extends FileReply {
  readonly bytes: Buffer;
  readonly cacheControl: string;

  constructor(content: string | Buffer, type: string, cacheControl: string) {
    super(content, type, '');
    this.bytes = Buffer.from(content);
    this.cacheControl = cacheControl;
  }

  get text(): string {
    return this.bytes.toString();
  }

  override send(reply: FastifyReply) {
    const etag = `"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)}"`;
    // Pages of other sites may show it.
    reply.headers({
      etag,
      'cache-control': this.cacheControl,
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(this.type).send(this.bytes);
  }
}
