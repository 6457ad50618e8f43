import { closesAfterHours } from '#contract/grooming/grooming-lifecycle.ts';
import { endRequest } from '#server/modules/grooming-requests/index.ts';
import { after, hours } from '#server/platform/clock.ts';
import { can } from '#server/platform/lifecycle.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { unbook } from '#server/modules/calendar/index.ts';
import { lockVisitForJob, recordHistory } from '../lock-visit.ts';
import { visitLifecycle } from '../visits.lifecycle.ts';
import { findUnclosed, moveVisit } from '../visits.queries.ts';

const batch = 100;

/** Ends the visits that neither side closed in time; that counts for neither side. */
export async function closeVisits({ sql, clock, transact }: Platform): Promise<void> {
  const before = after(clock.now(), -hours(closesAfterHours));
  let found = await findUnclosed(sql, before, batch);
  while (found.length > 0) {
    for (const visitId of found) await transact((t) => closeVisit(t, visitId));
    found = found.length < batch ? [] : await findUnclosed(sql, before, batch);
  }
}

async function closeVisit(t: Transaction, visitId: string): Promise<void> {
  const visit = await lockVisitForJob(t, visitId);
  if (!visit || !can(visitLifecycle, 'no_show', visit.status)) return;
  await moveVisit(t.sql, visitId, 'close');
  await unbook(t, { sourceKind: 'visit', sourceId: visitId });
  await recordHistory(t, visitId, 'not_closed', { by: null });
  if (visit.requestId) await endRequest(t, visit.requestId, 'cancel', 'Nobody said how the visit went.');
  await t.announce('visit.not_closed', { visitId });
}
