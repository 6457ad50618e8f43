import { isAsked } from '#contract/grooming/grooming-lifecycle.ts';
import type { ClientAction } from '#contract/client-links.ts';
import { unbook } from '#server/modules/calendar/index.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { momentInWords } from '#server/platform/wall-clock.ts';
import { withdrawVisit } from '../own/answer-visit.ts';
import { rebookParticipants } from '../booking/book-participants.ts';
import { shiftedTimes } from '../moves/shifted-times.ts';
import { recordHistory } from '../lock-visit.ts';
import { moveTo, findLockedVisit, moveVisit } from '../visits.queries.ts';
import type { LockedVisit } from '../visits.queries.ts';
import { clientRefusal } from '../client-acts.policy.ts';
import { lockVisitRow, saveConfirmed, saveLateness } from './client-acts.queries.ts';

/** A visit and its provider, as a client's link names them. */
export type VisitOfLink = { visitId: string; accountId: string };

/**
 * Locks the visit of a client's link and checks that the client may do this now.
 * @throws Problem `not_found`, or the reason why they may not
 */
export async function lockForClient(
  t: Transaction,
  { visitId, accountId }: VisitOfLink,
  action: ClientAction,
): Promise<LockedVisit> {
  await lockVisitRow(t.sql, visitId);
  const visit = await findLockedVisit(t.sql, visitId, accountId);
  if (!visit) throw notFound('visit');
  const refusal = clientRefusal(action, visit, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  return visit;
}

const record = (
  t: Transaction,
  visitId: string,
  what: 'confirmed' | 'client_late' | 'cancelled',
  note: string | null = null,
) => recordHistory(t, visitId, what, { by: null, note });

/** The client says that they are coming. Saying it twice is one confirmation. */
export async function confirmByClient(t: Transaction, of: VisitOfLink): Promise<void> {
  if (await saveYes(t, of)) await t.announce('visit.client_confirmed', { visitId: of.visitId });
}

/** The client took an offered time, which confirms it as well. */
export async function takeTimeByClient(
  t: Transaction,
  of: VisitOfLink,
  { startsAt, from }: { startsAt: string; from: string | null },
): Promise<void> {
  await saveYes(t, of);
  await t.announce('visit.time_chosen', { visitId: of.visitId, startsAt, from });
}

async function saveYes(t: Transaction, of: VisitOfLink): Promise<boolean> {
  const { id } = await lockForClient(t, of, 'confirm');
  if (!(await saveConfirmed(t.sql, id, t.now))) return false;
  await record(t, id, 'confirmed');
  return true;
}

/** The client is late by so many minutes. */
export async function beLateByClient(t: Transaction, of: VisitOfLink, minutes: number): Promise<void> {
  const { id: visitId } = await lockForClient(t, of, 'late');
  await saveLateness(t.sql, visitId, minutes);
  await record(t, visitId, 'client_late', `${minutes} minutes`);
  await t.announce('visit.client_late', { visitId, minutes });
}

/** The client cancels a locked visit, or takes back what they asked for; the time is free at once. */
export async function cancelByClient(
  t: Transaction,
  { id: visitId, status }: LockedVisit,
  fee: number,
): Promise<void> {
  if (isAsked(status)) return withdrawVisit(t, visitId);
  await moveVisit(t.sql, visitId, 'cancel', { cancelledBy: 'pet_owner', cancelledAt: t.now });
  await unbook(t, { sourceKind: 'visit', sourceId: visitId });
  await record(t, visitId, 'cancelled');
  await t.announce('visit.client_cancelled', { visitId, fee });
}

/** `by`: the provider, if it was they who agreed. */
type NewTime = { startsAt: string; endsAt: string; by?: string };

/** Moves a locked visit to a time that both sides want. @throws Problem `clash` if it was taken meanwhile */
export async function moveByClient(
  t: Transaction,
  visit: LockedVisit,
  { startsAt, endsAt, by }: NewTime,
): Promise<void> {
  const { id: visitId, timeZone } = visit;
  const times = shiftedTimes(visit, { startsAt, endsAt });
  await rebookParticipants(t, { ...visit, ...times });
  await moveTo(t.sql, visitId, times);
  const [before, after] = [visit.startsAt, startsAt].map((at) => momentInWords(at, timeZone, t.now));
  await recordHistory(t, visitId, 'moved', { by: by ?? null, note: `From ${before} to ${after}` });
}

/** Books a locked visit that its provider cancelled at another time. @throws Problem `clash` if it was taken meanwhile */
export async function comeBackByClient(t: Transaction, visit: LockedVisit, to: NewTime): Promise<void> {
  await moveVisit(t.sql, visit.id, 'restore', { cancelledBy: null, cancelReason: null, cancelledAt: null });
  await moveByClient(t, { ...visit, squeezedIn: false }, to);
}
