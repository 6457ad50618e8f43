import { after, days, hours } from '#server/platform/clock.ts';
import { every } from './jobs.ts';
import type { JobTable } from './jobs.ts';

/**
 * Mails and events are kept this long for debugging. Mails contain names and links, events contain people's
 * actions.
 */
const keptFor = days(30);

export const retentionJobs: JobTable = {
  // The triggers write the time of the database, which has no clock of ours.
  'forget-old-changes': every('hour', async ({ sql }) => {
    await sql`delete from changed where changed_at < now() - interval '1 hour'`;
  }),
  'forget-idempotent-requests': every('hour', async ({ sql, clock }) => {
    await sql`delete from idempotent_requests where created_at < ${after(clock.now(), -hours(24))}`;
  }),
  'forget-old-mails': every('day', async ({ sql, clock }) => {
    await sql`delete from mails where created_at < ${after(clock.now(), -keptFor)}`;
  }),
  // A failed or waiting job has the same payload as the event that started it.
  'forget-handled-events': every('day', async ({ sql, clock }) => {
    await sql`
      delete from events e where created_at < ${after(clock.now(), -keptFor)}
        and not exists (select from jobs j where j.payload = e.payload)`;
  }),
};
