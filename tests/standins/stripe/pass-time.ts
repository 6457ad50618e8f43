import { after, days } from '#server/platform/clock.ts';
import type { MovableClock } from '#server/platform/clock.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { moveForward } from '#server/local/test-clock/index.ts';
import type { StripeStandin } from './server.ts';

type Both = {
  clock: MovableClock;
  jobs: Jobs;
  stripe: StripeStandin;
  /** Delivers Stripe's messages and runs the jobs that follow. */
  settle: () => Promise<void>;
};

/** Moves the clock day by day and runs everything that becomes due, in the program and at Stripe. */
export async function passTime({ clock, jobs, stripe, settle }: Both, target: Date): Promise<void> {
  while (clock.now() < target) {
    const step = Math.min(target.getTime(), after(clock.now(), days(1)).getTime());
    await moveForward(clock, jobs, new Date(step));
    stripe.renewDue();
    await settle();
  }
}
