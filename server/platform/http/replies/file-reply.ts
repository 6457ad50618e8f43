import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { hash } from 'node:crypto';

/** A file to download, returned from a route whose contract promises no JSON (`reply: null, status: 200`). */
export class FileReply {
  readonly content: string | Buffer | Readable;
  readonly type: string;
  readonly name: string;

  constructor(content: string | Buffer | Readable, type: string, name: string) {
    this.content = content;
    this.type = type;
    this.name = name;
  }

  send(reply: FastifyReply) {
    return reply
      .type(this.type)
      .header('content-disposition', `attachment; filename="${this.name}"`)
      .header('cache-control', 'private, no-store')
      .send(this.content);
  }
}

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
