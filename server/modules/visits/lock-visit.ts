import type { VisitAction, VisitHistoryKind } from '#contract/grooming-lifecycle.ts';
import { lockRequestForJob } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { visitRefusal } from './visits.policy.ts';
import { findRequestOfVisit, insertHistory, readLockedVisit } from './visits.queries.ts';
import type { LockedVisit } from './visits.queries.ts';

/**
 * Holds the request of a visit, and so the visit, for something that the viewer wants to do with it.
 * @throws Problem `not_found` where it is not theirs, or the reason why not now
 */
export async function lockVisit(
  t: Transaction,
  visitId: string,
  actor: Actor,
  action: VisitAction,
): Promise<LockedVisit> {
  const requestId = await findRequestOfVisit(t.sql, visitId);
  if (requestId) await lockRequestForJob(t, requestId);
  const visit = await readLockedVisit(t.sql, visitId, actor.id);
  if (!visit) throw notFound('visit');
  const refusal = visitRefusal(action, visit, actor, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  return visit;
}

/** Holds a visit for its provider, whatever its state. @throws Problem `not_found` where it is not theirs */
export async function lockProviderVisit(t: Transaction, visitId: string, actor: Actor): Promise<LockedVisit> {
  const requestId = await findRequestOfVisit(t.sql, visitId);
  if (requestId) await lockRequestForJob(t, requestId);
  const visit = await readLockedVisit(t.sql, visitId, actor.id);
  if (visit?.providerId !== actor.id) throw notFound('visit');
  return visit;
}

/** Writes into a visit's history. */
export const recordHistory = (
  t: Transaction,
  visitId: string,
  what: VisitHistoryKind,
  { by, note = null }: { by: string; note?: string | null },
) => insertHistory(t.sql, { visitId, at: t.now, what, accountId: by, note });
