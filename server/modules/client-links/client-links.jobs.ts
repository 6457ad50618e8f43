import { eraseClient, findRemovalsDue } from '#server/modules/clients/index.ts';
import { after, days } from '#server/platform/clock.ts';
import { every, onEvent } from '#server/platform/jobs/jobs.ts';
import type { JobTable } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Problem } from '#server/platform/problem.ts';
import { closeTimeOffers } from './client-links.queries.ts';

/** How long a provider has to remove a client who asks for it. */
const removedWithin = days(30);

/** Removes the clients whom the provider has not removed in time; one with a booked visit waits for its end. */
export async function removeAsked({ sql, clock, transact }: Platform): Promise<void> {
  for (const { id, accountId } of await findRemovalsDue(sql, after(clock.now(), -removedWithin)))
    await transact((t) => eraseClient(t, accountId, id)).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
    });
}

export const clientLinksJobs: JobTable = {
  'remove-asked-clients': every('day', removeAsked),
  'close-times-of-moved': onEvent('visit.moved', ({ transact }, { visitId }) =>
    transact(async (t) => {
      await closeTimeOffers(t.sql, visitId);
    }),
  ),
};
