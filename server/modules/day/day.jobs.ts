import { addDays } from '#reference/calendar-days.ts';
import { every } from '#server/platform/jobs/jobs.ts';
import type { JobTable } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { findProvidersBefore } from './notices.queries.ts';

const atOnce = 500;

/** Announces the next day of every provider where it is 18:00 and someone comes tomorrow. */
async function announceDays({ sql, clock, transact }: Platform): Promise<void> {
  const now = clock.now();
  for (let last: string | undefined; ;) {
    const providers = await findProvidersBefore(sql, now, { after: last, limit: atOnce });
    if (providers.length > 0)
      await transact(async (t) => {
        for (const { accountId, timeZone } of providers)
          await t.announce('day.near', { accountId, on: addDays(dayIn(now, timeZone), 1) });
      });
    if (providers.length < atOnce) return;
    last = providers.at(-1)?.accountId;
  }
}

export const dayJobs: JobTable = { 'announce-days': every('hour', announceDays) };
