import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { after, days } from '#server/platform/clock.ts';
import type { MovableClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import { routeNotFound } from '#server/platform/http/errors.ts';
import { isDeveloper } from '#server/platform/http/limits/local-caller.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { fieldProblem } from '#server/platform/problem.ts';

const Body = z.strictObject({
  now: z.iso.datetime({ offset: true, error: 'Use an instant like 2026-11-20T15:30:00Z' }),
});
const furthest = days(3660);

/** `POST /api/test-clock {now}` for callers on this machine: moves the clock forward and runs what became due. */
export function testClockRoute(
  server: FastifyInstance,
  config: Config,
  clock: MovableClock,
  jobs: Jobs,
): void {
  server.post<{ Body: z.output<typeof Body> }>(
    '/api/test-clock',
    {
      schema: { hide: true, body: Body },
      onRequest: async (request) => {
        if (!isDeveloper(request, config)) throw routeNotFound(request);
      },
    },
    async (request) => {
      await moveForward(clock, jobs, new Date(request.body.now));
      return { now: clock.now().toISOString() };
    },
  );
}

/**
 * Moves to an instant in steps: to each scheduled job in turn, and at most a day at once, so that daily jobs
 * run daily and a year's renewals happen at their own instants, in order.
 * @throws Problem `invalid` for an instant that has passed, or one more than ten years ahead
 */
export async function moveForward(
  clock: MovableClock,
  jobs: Pick<Jobs, 'runDue' | 'nextScheduled'>,
  target: Date,
): Promise<void> {
  const start = clock.now();
  if (target < start) throw fieldProblem('now', `The clock only goes forward; it is ${start.toISOString()}.`);
  if (target > after(start, furthest)) throw fieldProblem('now', 'At most ten years at once.');
  await jobs.runDue();
  for (let now = clock.now(); now < target; now = clock.now()) {
    const next = await jobs.nextScheduled();
    const step = [target, after(now, days(1)), ...(next ? [next] : [])];
    const to = new Date(Math.min(...step.map((instant) => instant.getTime())));
    // The clock runs on while jobs run, so it may already be later.
    if (to > clock.now()) clock.moveTo(to);
    await jobs.runDue();
  }
}
