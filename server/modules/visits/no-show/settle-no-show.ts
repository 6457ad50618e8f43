import type { Actor } from '#server/modules/identity/index.ts';
import { restoreRequest } from '#server/modules/grooming-requests/index.ts';
import { can } from '#server/platform/lifecycle.ts';
import { Problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { bookAgain } from '../booking/book-participants.ts';
import { settleMissed } from '../cancel/leave-visit.ts';
import { lockVisit, lockVisitForJob, recordHistory } from '../lock-visit.ts';
import { getVisit } from '../view/get-visit.ts';
import { visitLifecycle } from '../visits.lifecycle.ts';
import { sideOf } from '../visits.policy.ts';
import { moveVisit, settleVisit } from '../visits.queries.ts';
import type { LockedVisit } from '../visits.queries.ts';

/** One side agrees that it was not there. @throws Problem `not_found`, `forbidden`, `too_late`, `already_done` */
export async function acceptNoShow(t: Transaction, actor: Actor, visitId: string) {
  const visit = await lockVisit(t, visitId, actor, 'accept_no_show');
  await settleMissed(t, visit, { counts: true });
  await uphold(t, visit);
  await recordHistory(t, visitId, 'no_show_accepted', { by: actor.id });
  await t.announce('visit.no_show_accepted', { visitId });
  return getVisit(t.sql, actor, visitId, t.now);
}

/** The side that reported a no-show takes it back. @throws Problem `not_found`, `forbidden`, `too_late` */
export async function withdrawNoShow(t: Transaction, actor: Actor, visitId: string) {
  const visit = await lockVisit(t, visitId, actor, 'withdraw_no_show');
  await settleMissed(t, visit, { counts: false });
  await clear(t, visit);
  await recordHistory(t, visitId, 'no_show_withdrawn', { by: actor.id });
  await t.announce('visit.no_show_withdrawn', { visitId, by: sideOf(visit, actor) });
  return getVisit(t.sql, actor, visitId, t.now);
}

/** Ends a contested no-show as an admin has decided. */
export async function settleByAdmin(t: Transaction, visitId: string, upheld: boolean): Promise<void> {
  const visit = await lockVisitForJob(t, visitId);
  if (!visit || !can(visitLifecycle, 'uphold', visit.status)) return;
  await (upheld ? uphold(t, visit) : clear(t, visit));
  await recordHistory(t, visitId, upheld ? 'no_show_upheld' : 'no_show_overturned', { by: null });
}

async function uphold(t: Transaction, { id, status }: LockedVisit): Promise<void> {
  if (can(visitLifecycle, 'uphold', status)) await moveVisit(t.sql, id, 'uphold');
  await settleVisit(t.sql, id, t.now);
}

/** Books the visit as before, unless its request is booked with someone else or has changed. */
async function clear(t: Transaction, visit: LockedVisit): Promise<void> {
  const restored = await bringRequestBack(t, visit);
  await moveVisit(t.sql, visit.id, restored ? 'clear' : 'close', { missedBy: null });
  if (restored) await bookAgain(t, visit);
  if (visit.noShowContested) await settleVisit(t.sql, visit.id, t.now);
}

/** Books the request of a missed visit with its offer again. @returns whether that was possible */
export async function bringRequestBack(t: Transaction, visit: LockedVisit): Promise<boolean> {
  const { requestId, offerId, noShowAt } = visit;
  if (!requestId || !offerId) return true;
  try {
    await restoreRequest(t, { requestId, offerId, cancelledAt: noShowAt });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
