import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { problem } from '../problem.ts';
import { isLocal } from './limits/local-caller.ts';
import { measureNow } from './measure-now.ts';
import { programVersion } from '../process/program-version.ts';
import { outboxRoutes } from './development-mail.ts';

const readyWithin = 800;

/** Routes for operators: liveness, readiness, metrics and features. */
export function healthRoutes(app: FastifyInstance, platform: Platform): void {
  const { config, sql, metrics, mailer } = platform;
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async () => ({ status: 'ok', version: programVersion }));
  app.get('/readyz', hidden, async () => {
    if (!(await sql.answers(readyWithin)))
      throw problem('unavailable', 'The database does not answer.').retryIn(1);
    return { status: 'ready' };
  });
  app.get('/metrics', hidden, async (request, reply) => {
    // A proxy of an https site may add nothing and keep a local host: only the token tells its visitors from this machine.
    const isKnown = (!config.secure && isLocal(request)) || hasToken(request, config.METRICS_TOKEN);
    if (!isKnown) return reply.callNotFound();
    metrics.measured(await measureNow(platform));
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  let document: string | undefined;
  app.get('/api/openapi.json', hidden, async (_, reply) => {
    document ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(document);
  });
  outboxRoutes(app, config, mailer);
}

/** Compares in constant time, using digests of one length. */
const hasToken = ({ headers }: FastifyRequest, token: string | undefined) =>
  token !== undefined && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

const digest = (text: string) => hash('sha256', text, 'buffer');
