import { isAsked } from '#contract/grooming/grooming-lifecycle.ts';
import { unbook } from '#server/modules/calendar/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { bookParticipants } from '../booking/book-participants.ts';
import { lockVisit, lockVisitForJob, recordHistory } from '../lock-visit.ts';
import { hasBookings } from './own-visits.queries.ts';
import { findAskedVisits } from '../personal-data.queries.ts';
import { getVisit } from '../view/get-visit.ts';
import { moveVisit } from '../visits.queries.ts';

/**
 * Books a visit that was asked for. @throws Problem `not_found`, `too_late`, `clash` where it held no time and that is taken
 */
export async function acceptVisit(t: Transaction, actor: Actor, visitId: string) {
  const visit = await lockVisit(t, visitId, actor, 'accept');
  await moveVisit(t.sql, visitId, 'accept');
  if (!(await hasBookings(t.sql, visitId))) await bookParticipants(t, visit);
  await recordHistory(t, visitId, 'booked', { by: actor.id });
  await t.announce('visit.booked', { visitId });
  await t.announce('visit.answered', { visitId, how: 'accepted' });
  return getVisit(t.sql, actor, visitId, t.now);
}

/** Declines a visit that was asked for; its time is free at once. @throws Problem `not_found`, `too_late` */
export async function declineVisit(t: Transaction, actor: Actor, visitId: string, reason?: string | null) {
  await lockVisit(t, visitId, actor, 'decline');
  await end(t, visitId, 'decline', { by: actor.id, reason: reason || null });
  await t.announce('visit.answered', { visitId, how: 'declined' });
  return getVisit(t.sql, actor, visitId, t.now);
}

/** Ends a visit that no one answered in time. It may run twice. */
export async function expireVisit(t: Transaction, visitId: string): Promise<void> {
  const visit = await lockVisitForJob(t, visitId);
  if (!visit || !isAsked(visit.status)) return;
  await end(t, visitId, 'expire', { by: null });
  await t.announce('visit.answered', { visitId, how: 'expired' });
}

/** The client takes back a locked visit that they asked for. */
export async function withdrawVisit(t: Transaction, visitId: string): Promise<void> {
  await end(t, visitId, 'withdraw', { by: null });
  await t.announce('visit.withdrawn', { visitId });
}

/** Declines or takes back what awaits an answer of a person who closes their account. */
export async function endAskedVisits(t: Transaction, accountId: string): Promise<void> {
  for (const { id, isProvider } of await findAskedVisits(t.sql, accountId)) {
    const visit = await lockVisitForJob(t, id);
    if (!visit || !isAsked(visit.status)) continue;
    await end(t, id, isProvider ? 'decline' : 'withdraw', { by: accountId });
    await (isProvider
      ? t.announce('visit.answered', { visitId: id, how: 'declined' })
      : t.announce('visit.withdrawn', { visitId: id }));
  }
}

const endings = { decline: 'declined', expire: 'expired', withdraw: 'withdrawn' } as const;

async function end(
  t: Transaction,
  visitId: string,
  transition: keyof typeof endings,
  { by, reason = null }: { by: string | null; reason?: string | null },
): Promise<void> {
  await moveVisit(t.sql, visitId, transition, { cancelReason: reason });
  await unbook(t, { sourceKind: 'visit', sourceId: visitId });
  await recordHistory(t, visitId, endings[transition], { by, note: reason });
}
