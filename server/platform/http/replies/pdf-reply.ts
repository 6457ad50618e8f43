import type { FastifyReply } from 'fastify';
import { ImageReply } from './image-reply.ts';

/** An uploaded PDF: sent as a download, so that none of its scripts run on this site. */
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
