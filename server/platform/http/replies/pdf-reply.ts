import type { FastifyReply } from 'fastify';
import { ImageReply } from './image-reply.ts';

/** A PDF that somebody uploaded: downloaded rather than shown, so that nothing in it runs on this site. */
export class PdfReply extends ImageReply {
  readonly name: string;

  constructor(content: Buffer, name: string) {
    super(content, 'application/pdf', false);
    this.name = name;
  }

  override send(reply: FastifyReply) {
    reply.headers({
      'content-disposition': `attachment; filename="${this.name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
    });
    return super.send(reply);
  }
}
