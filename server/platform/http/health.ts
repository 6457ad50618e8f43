import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import { problem } from '../problem.ts';
import { isDeveloper } from './local-caller.ts';

/** What operators and the curious ask: is it alive, is it ready, what does it measure, what can it do. */
export function healthRoutes(app: FastifyInstance, { config, sql, metrics, mailer }: Platform): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async () => {
    await sql`select 1`.catch(() => {
      throw problem('unavailable', 'The database does not answer.');
    });
    return { status: 'ready' };
  });
  app.get('/metrics', hidden, async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  app.get('/api/openapi.json', hidden, async () => app.swagger());
  app.get('/dev/mail', hidden, async (request, reply) => {
    if (!isDeveloper(request, config)) return reply.callNotFound();
    return mailer.kept(100);
  });
}
