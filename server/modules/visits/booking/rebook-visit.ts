import type { Rebooking } from '#contract/grooming/rebooking.ts';
import { previewRepeat, repeatRequest } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockVisit } from '../lock-visit.ts';
import { visitRefusal } from '../visits.policy.ts';
import { findLockedVisit } from '../visits.queries.ts';
import type { LockedVisit } from '../visits.queries.ts';

/**
 * Posts a request for the same visit again, addressed to the same provider; `seen` is what the pet parent was shown.
 * @throws Problem `not_found`, `already_done`, `too_early`, `too_late`, `terms_changed`
 */
export async function rebookVisit(t: Transaction, actor: Actor, visitId: string, seen: Rebooking) {
  const again = againOf(await lockVisit(t, visitId, actor, 'rebook'));
  return { requestId: await repeatRequest(t, { ...again, visitId }, seen) };
}

/** Returns what `rebookVisit` would send now. @throws Problem as it does */
export async function checkRebooking(sql: Sql, actor: Actor, visitId: string, now: Date): Promise<Rebooking> {
  const visit = await findLockedVisit(sql, visitId, actor.id);
  if (!visit) throw notFound('visit');
  const refusal = visitRefusal('rebook', visit, actor, now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  return previewRepeat(sql, againOf(visit), now);
}

function againOf({ requestId, providerId, listPrice }: LockedVisit) {
  if (requestId === null || listPrice === null) throw new Error('Only visits from a request are rebooked');
  return { requestId, providerId, listPrice };
}
