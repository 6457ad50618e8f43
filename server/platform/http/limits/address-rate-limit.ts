import type { FastifyInstance } from 'fastify';
import { minutes } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { problem } from '#server/platform/problem.ts';
import { networkOf } from './network-of.ts';

/** Requests per minute from one address. A school or an office may share one. */
const addressLimits: { route: RegExp; max: number }[] = [
  { route: /^\/api\/(docs(\/|$)|openapi\.json$)/, max: 120 },
  { route: /^\/\*$/, max: 300 },
  { route: /^\/(media|assets)\//, max: 6000 },
];
const per = minutes(1);
/** An address has at most 39 characters, so this takes about two megabytes. */
const mostAddresses = 20_000;

/**
 * Limits public reads, counted in this process alone: a cheap request must also be cheap to refuse. Pages
 * rendered on the server call the API internally and are not counted again.
 */
export function limitByAddress(app: FastifyInstance, { clock }: Platform): void {
  const counts = addressLimits.map(() => new Map<string, number>());
  let windowStart = 0;

  function forgetLastWindow(now: number): void {
    if (now - windowStart < per && now >= windowStart) return;
    windowStart = now;
    for (const count of counts) count.clear();
  }

  function countOf(index: number, address: string): number {
    const count = counts[index] ?? new Map<string, number>();
    const [oldest] = count.size >= mostAddresses && !count.has(address) ? count.keys() : [];
    if (oldest !== undefined) count.delete(oldest);
    const next = (count.get(address) ?? 0) + 1;
    count.set(address, next);
    return next;
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? '';
    const index = addressLimits.findIndex((pace) => pace.route.test(route));
    const pace = addressLimits[index];
    if (!pace) return done();
    const now = clock.now().getTime();
    forgetLastWindow(now);
    if (countOf(index, networkOf(request.ip)) <= pace.max) return done();
    const wait = Math.max(1, Math.ceil((windowStart + per - now) / 1000));
    return done(problem('too_often', `Too many requests. Try again in ${wait} seconds.`).retryIn(wait));
  });
}
