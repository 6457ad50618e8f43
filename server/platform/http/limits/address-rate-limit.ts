import type { FastifyInstance } from 'fastify';
import { minutes } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { problem } from '#server/platform/problem.ts';
import { networkOf } from './network-of.ts';
import { createWindow } from './window.ts';

/** Requests per minute from one address. A school or an office may share one. */
const addressLimits: { route: RegExp; max: number }[] = [
  { route: /^\/api\/(docs(\/|$)|openapi\.json$)/, max: 120 },
  { route: /^\/\*$/, max: 300 },
  { route: /^\/(media|assets)\//, max: 6000 },
];
/** Calls per minute that need no session and have no limit of their own: a page makes one or two. */
const mostPublicCalls = 900;

/** Limits public reads. */
export function limitByAddress(app: FastifyInstance, { clock }: Platform): void {
  const paces = [...addressLimits.map(({ max }) => max), mostPublicCalls].map((max) => ({
    max,
    window: createWindow(clock, minutes(1), () => ({ count: 0 })),
  }));

  app.addHook('onRequest', (request, _reply, done) => {
    const { url = '', config } = request.routeOptions;
    const index = addressLimits.findIndex(({ route }) => route.test(url));
    const pace = index === -1 && config.isOpen ? paces.at(-1) : paces[index];
    if (!pace || ++pace.window.of(networkOf(request.ip)).count <= pace.max) return done();
    const wait = pace.window.secondsLeft();
    return done(problem('too_often', `Too many requests. Try again in ${wait} seconds.`).retryIn(wait));
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Needs no session and has no limit of its own. */
    isOpen?: boolean;
  }
}
