import { after, days } from '#server/platform/clock.ts';
import type { MovableClock } from '#server/platform/clock.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { moveForward } from '#server/local/test-clock/index.ts';
import type { StripeStandin } from './server.ts';

type Both = {
  clock: MovableClock;
  jobs: Jobs;
  stripe: StripeStandin;
  /** Delivers what Stripe has to say and runs what follows. */
  settle: () => Promise<void>;
};

/** Lives through everything that becomes due on the way, in the program and at Stripe, day by day. */
export async function passTime({ clock, jobs, stripe, settle }: Both, target: Date): Promise<void> {
  while (clock.now() < target) {
    const step = Math.min(target.getTime(), after(clock.now(), days(1)).getTime());
    await moveForward(clock, jobs, new Date(step));
    stripe.renewDue();
    await settle();
  }
}
