import type { Role } from '#contract/identity/roles.ts';
import { removedWithinDays } from '#contract/clients/removal.ts';
import { onBehalfOf } from '#server/modules/identity/index.ts';
import { endSeriesOfClient } from '#server/modules/visit-series/index.ts';
import { cancelVisit } from '#server/modules/visits/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { eraseClient, findRemovalsDue } from '#server/modules/clients/index.ts';
import { after, days } from '#server/platform/clock.ts';
import { every, onEvent } from '#server/platform/jobs/jobs.ts';
import type { JobTable } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Problem } from '#server/platform/problem.ts';
import { closeTimeOffers, findBooked } from './client-links.queries.ts';

/** Removes the clients whom the provider has not removed in time; one who is checked in waits for the end of the visit. */
export async function removeAsked({ sql, clock, transact }: Platform): Promise<void> {
  for (const client of await findRemovalsDue(sql, after(clock.now(), -days(removedWithinDays))))
    await transact((t) => removeClient(t, client)).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
    });
}

type Leaving = { id: string; accountId: string; roles: Role[] };

async function removeClient(t: Transaction, { id, accountId, roles }: Leaving): Promise<void> {
  const actor = onBehalfOf({ id: accountId, roles });
  await endSeriesOfClient(t, actor, id);
  for (const visit of await findBooked(t.sql, id))
    await cancelVisit(t, actor, visit.id, { reason: 'The client asked to be removed.' });
  await eraseClient(t, accountId, id);
}

export const clientLinksJobs: JobTable = {
  'remove-asked-clients': every('day', removeAsked),
  'close-times-of-moved': onEvent('visit.moved', ({ transact }, { visitId }) =>
    transact(async (t) => {
      await closeTimeOffers(t.sql, visitId);
    }),
  ),
};
