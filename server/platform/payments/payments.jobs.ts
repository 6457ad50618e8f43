import { after, days } from '../clock.ts';
import { every } from '#server/platform/jobs/jobs.ts';
import type { JobTable } from '#server/platform/jobs/jobs.ts';

const keptFor = days(60);

export const paymentsJobs: JobTable = {
  'fetch-missed-stripe-messages': every('hour', async (platform) => {
    if (platform.payments.name !== 'stripe') return;
    const { fetchMissed } = await import('./stripe-webhook.ts');
    await fetchMissed(platform);
  }),
  // Stripe repeats a message for three days at most.
  'forget-stripe-messages': every('day', async ({ sql, clock }) => {
    await sql`delete from payment_messages where received_at < ${after(clock.now(), -keptFor)}`;
  }),
};
