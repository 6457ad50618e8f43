import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { waitForOpening } from './wait-for-opening.ts';

type Given = NonNullable<Parameters<typeof makeOwnVisit>[1]>;

/** Creates an own visit whose client comes earlier if something opens. */
export async function makeWaiting(t: Transaction, providerId: string, given: Given = {}) {
  const visit = await makeOwnVisit(t, { providerId, ...given });
  const { clientId, id: visitId } = visit;
  return { visit, waiting: await waitForOpening(t, providerId, { clientId, visitId }) };
}
