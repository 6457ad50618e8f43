import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

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
