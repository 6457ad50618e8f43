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
