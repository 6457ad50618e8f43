import type { VisitAction, VisitHistoryKind } from '#contract/grooming/grooming-lifecycle.ts';
import { requireBookable } from '#server/modules/blocks/index.ts';
import { lockRequestForJob } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { visitRefusal } from './visits.policy.ts';
import { findRequestOfVisit, insertHistory, findLockedVisit } from './visits.queries.ts';
import type { LockedVisit } from './visits.queries.ts';

/**
 * Locks a visit through its request and checks that the actor may do this now.
 * @throws Problem `not_found` if it is not theirs, or the reason why they may not
 */
export async function lockVisit(
  t: Transaction,
  visitId: string,
  actor: Actor,
  action: VisitAction,
): Promise<LockedVisit> {
  const requestId = await findRequestOfVisit(t.sql, visitId);
  if (requestId) await lockRequestForJob(t, requestId);
  const visit = await findLockedVisit(t.sql, visitId, actor.id);
  if (!visit) throw notFound('visit');
  const refusal = visitRefusal(action, visit, actor, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  const otherId = actor.id === visit.providerId ? visit.ownerId : visit.providerId;
  if (action === 'undo_cancel' && otherId) await requireBookable(t, actor.id, otherId);
  return visit;
}

/** Locks a visit through its request without checking permissions, for jobs. */
export async function lockVisitForJob(t: Transaction, visitId: string): Promise<LockedVisit | undefined> {
  const requestId = await findRequestOfVisit(t.sql, visitId);
  if (requestId) await lockRequestForJob(t, requestId);
  return findLockedVisit(t.sql, visitId, null);
}

/** Locks a visit for its provider in any status. @throws Problem `not_found` if it is not theirs */
export async function lockProviderVisit(t: Transaction, visitId: string, actor: Actor): Promise<LockedVisit> {
  const requestId = await findRequestOfVisit(t.sql, visitId);
  if (requestId) await lockRequestForJob(t, requestId);
  const visit = await findLockedVisit(t.sql, visitId, actor.id);
  if (visit?.providerId !== actor.id) throw notFound('visit');
  return visit;
}

/** Adds an entry to a visit's history. */
export const recordHistory = (
  t: Transaction,
  visitId: string,
  what: VisitHistoryKind,
  { by, note = null, staffId = null }: { by: string | null; note?: string | null; staffId?: string | null },
) =>
  insertHistory(t.sql, {
    visitId,
    at: t.now,
    what,
    accountId: by,
    note,
    staffId,
    deskStaffId: t.deskStaffId ?? null,
  });
