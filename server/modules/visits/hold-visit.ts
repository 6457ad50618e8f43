import type { VisitAction, VisitHappening } from '#contract/grooming-lifecycle.ts';
import { holdRequestForClock } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { visitRefusal } from './visits.policy.ts';
import { findRequestOfVisit, insertHistory, readHeldVisit } from './visits.queries.ts';
import type { HeldVisit } from './visits.queries.ts';

/**
 * Holds the request of a visit, and so the visit, for something that the viewer wants to do with it.
 * @throws Problem `not_found` where it is not theirs, or the reason why not now
 */
export async function holdVisit(
  t: Transaction,
  visitId: string,
  actor: Actor,
  action: VisitAction,
): Promise<HeldVisit> {
  const requestId = await findRequestOfVisit(t.sql, visitId);
  if (requestId) await holdRequestForClock(t, requestId);
  const visit = await readHeldVisit(t.sql, visitId, actor.id);
  if (!visit) throw notFound('visit');
  const refusal = visitRefusal(action, visit, actor, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  return visit;
}

/** Holds a visit for its provider, whatever its state. @throws Problem `not_found` where it is not theirs */
export async function holdOwnVisit(t: Transaction, visitId: string, actor: Actor): Promise<HeldVisit> {
  const requestId = await findRequestOfVisit(t.sql, visitId);
  if (requestId) await holdRequestForClock(t, requestId);
  const visit = await readHeldVisit(t.sql, visitId, actor.id);
  if (visit?.providerId !== actor.id) throw notFound('visit');
  return visit;
}

/** Writes into a visit's history. */
export const remember = (
  t: Transaction,
  visitId: string,
  what: VisitHappening,
  { by, note = null }: { by: string; note?: string | null },
) => insertHistory(t.sql, { visitId, at: t.now, what, accountId: by, note });
