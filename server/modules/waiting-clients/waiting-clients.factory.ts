import { lockForClient, moveByClient } from '#server/modules/visits/index.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { waitForOpening } from './wait-for-opening.ts';

type Given = NonNullable<Parameters<typeof makeOwnVisit>[1]>;

/** Creates an own visit whose client comes earlier if something opens. */
export async function makeWaiting(t: Transaction, providerId: string, given: Given = {}) {
  const visit = await makeOwnVisit(t, { providerId, ...given });
  const { clientId, id: visitId } = visit;
  return { visit, waiting: await waitForOpening(t, providerId, { clientId, visitId }) };
}

const later = (at: string) => after(new Date(at), days(21)).toISOString();

/** Moves an own visit to three weeks later, and creates a client who would come in its place. */
export async function makeFreed(t: Transaction, providerId: string) {
  const { waiting } = await makeWaiting(t, providerId, { startsAt: after(t.now, days(8)) });
  const freed = await makeOwnVisit(t, { providerId, startsAt: after(t.now, days(3)) });
  const visit = await lockForClient(t, { visitId: freed.id, accountId: providerId }, 'ask_move');
  await moveByClient(t, visit, later(freed.startsAt), later(freed.endsAt));
  return { waiting, freed };
}
