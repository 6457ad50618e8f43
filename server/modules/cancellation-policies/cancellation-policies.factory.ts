import type { Transaction } from '#server/platform/transaction.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, hours } from '#server/platform/clock.ts';
import { chargeByHand } from './charge-fee.ts';
import { savePolicy } from './save-policy.ts';

/** Creates a policy: free until 24 hours before, later half, and all for not coming. */
export const makePolicy = (t: Transaction, accountId: string) =>
  savePolicy(t, accountId, { cancelHours: 24, lateCancelPercent: 50, noShowPercent: 100 });

/** Creates a visit of a provider that was cancelled late, with its fee. */
export async function makeFee(t: Transaction, accountId: string, startsIn = hours(2)) {
  await makePolicy(t, accountId);
  const visit = await makeVisit(t, {
    providerId: accountId,
    status: 'cancelled',
    startsAt: after(t.now, startsIn),
  });
  return chargeByHand(t, accountId, visit.id);
}
