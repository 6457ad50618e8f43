import type { Actor } from '#server/modules/identity/index.ts';
import type { Shown } from '#server/modules/reliability/index.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { endVisit, reopenOrEndRequest } from './end-visit.ts';
import { leaveVisit } from './leave-visit.ts';
import { lockVisit } from '../lock-visit.ts';
import { getVisit } from '../view/get-visit.ts';
import { sideOf } from '../visits.policy.ts';

type Cancellation = Shown & {
  reason?: string | undefined;
  tell?: boolean;
  /** Whether it goes with others of its series, of which its client is told at once. */
  inSeries?: boolean;
};

/**
 * Cancels a visit for either side; one from the marketplace needs a reason. With `tell`, a client without an account hears of it by mail.
 * @throws Problem `not_found`, `too_late`, `counts_differently`
 */
export async function cancelVisit(
  t: Transaction,
  actor: Actor,
  visitId: string,
  { reason = '', tell = false, inSeries = false, ...shown }: Cancellation,
) {
  const visit = await lockVisit(t, visitId, actor, 'cancel');
  const side = sideOf(visit, actor);
  if (reason === '' && visit.requestId) throw fieldProblem('reason', 'Please give a reason');
  await leaveVisit(t, visit, side, shown);
  await endVisit(t, actor, visitId, side, reason, inSeries);
  if (tell && side === 'provider') await t.announce('visit.client_to_tell', { visitId, kind: 'cancelled' });
  await reopenOrEndRequest(t, visit.requestId, side, reason);
  return getVisit(t.sql, actor, visitId, t.now);
}
