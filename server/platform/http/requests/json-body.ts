import type { FastifyInstance } from 'fastify';
import { problem } from '#server/platform/problem.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Accepts only JSON in valid UTF-8, so that text is stored exactly as sent. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    let text: string;
    try {
      text = utf8.decode(body);
    } catch {
      return done(problem('bad_json', 'The body is not UTF-8.'));
    }
    return parse(request, text, done);
  });
}

/** Accepts the bodies of HTML forms for routes that need nothing of them. */
export function ignoreFormBodies(app: FastifyInstance): void {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
}
