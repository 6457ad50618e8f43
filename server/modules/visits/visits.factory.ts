import { uuidv7 } from 'uuidv7';
import type { VisitStatus } from '#contract/grooming/grooming-lifecycle.ts';
import { makeOffer, makeRequest } from '#server/modules/grooming-requests/requests.factory.ts';
import { endRequest, findProviderFacts, markOfferAccepted } from '#server/modules/grooming-requests/index.ts';
import { recordGroom } from '#server/modules/pets/index.ts';
import { book } from '#server/modules/calendar/index.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { moveRow } from '#server/platform/database/move-row.queries.ts';
import { stepTo } from '#server/platform/lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { recordHistory } from './lock-visit.ts';
import { insertReportCard, insertVisit, updateReportCard, writeProposal } from './visits.queries.ts';
import { visitLifecycle } from './visits.lifecycle.ts';
import type { NewVisit, Side } from './visits.queries.ts';

type Picture = { id: string; url: string };
type Given = Partial<Omit<NewVisit, 'startsAt' | 'endsAt'>> & {
  status?: VisitStatus;
  startsAt?: Date;
  petIds?: string[];
  nextVisitWeeks?: number;
  /** A new time that one side proposed. */
  proposal?: { startsAt: Date; by: Side };
};

/**
 * Creates a two-hour visit in five days for $110 without discount, with the offer, bookings and report card
 * of its status.
 */
export async function makeVisit(t: Transaction, given: Given = {}) {
  const { status = 'booked', petIds, nextVisitWeeks, proposal, ...terms } = given;
  const request = await makeRequest(t, {
    ...(terms.ownerId ? { ownerId: terms.ownerId } : {}),
    ...(petIds ? { petIds } : {}),
  });
  const providerId = terms.providerId ?? (await makeGroomer(t)).id;
  const startsAt = terms.startsAt ?? after(t.now, days(5));
  const offer = await makeOffer(t, { requestId: request.id, providerId, startsAt });
  const visit: NewVisit = {
    id: uuidv7(),
    requestId: request.id,
    offerId: offer.id,
    ownerId: request.ownerId,
    providerAs: 'groomer',
    timeZone: request.timeZone,
    title: request.title,
    services: request.services,
    atHome: true,
    address: request.address,
    listPrice: offer.listPrice,
    discount: 0,
    ...terms,
    providerId,
    startsAt: startsAt.toISOString(),
    endsAt: after(startsAt, hours(2)).toISOString(),
  };
  await insertVisit(t.sql, visit);
  if (offer.locked) await markOfferAccepted(t, offer.locked, visit.id);
  await recordHistory(t, visit.id, 'booked', { by: visit.ownerId });
  if (status !== 'cancelled' && status !== 'no_show') await bookAll(t, visit, request.petIds);
  if (proposal) await writeProposal(t.sql, visit.id, { ...proposal, at: t.now });
  await bringTo(t, visit, status, { petIds: request.petIds, nextVisitWeeks });
  return { ...visit, petIds: request.petIds };
}

async function bookAll(t: Transaction, visit: NewVisit, petIds: string[]) {
  const { dogsAtOnce } = await findProviderFacts(t.sql, visit.providerId, visit.providerAs);
  const { id: sourceId, startsAt: from, endsAt: to, title, timeZone } = visit;
  for (const subjectId of [visit.providerId, ...petIds])
    await book(t, {
      sourceKind: 'visit',
      sourceId,
      subjectId,
      from,
      to,
      title,
      timeZone,
      ...(subjectId === visit.providerId ? { dogsAtOnce } : {}),
    });
}

async function bringTo(
  t: Transaction,
  visit: NewVisit,
  status: VisitStatus,
  { petIds, nextVisitWeeks }: { petIds: string[]; nextVisitWeeks: number | undefined },
) {
  const completedAt = new Date(visit.endsAt);
  await moveRow(t.sql, visitLifecycle, stepTo(visitLifecycle, status), t.sql`id = ${visit.id}`, {
    ...(status === 'cancelled'
      ? { cancelledBy: 'pet_owner', cancelReason: 'Plans have changed.', cancelledAt: t.now }
      : {}),
    ...(status === 'no_show' ? { missedBy: 'pet_owner' } : {}),
    ...(status === 'completed' ? { completedAt } : {}),
  });
  if (status === 'cancelled' || status === 'no_show') await endRequest(t, visit.requestId, 'cancel');
  if (status !== 'completed') return;
  await insertReportCard(t.sql, visit.id, {
    services: visit.services,
    findings: 'Two mats behind the left ear, brushed out.',
    behavior: 'Calm on the table.',
    photos: [],
    beforeAfter: [],
    nextVisitWeeks: nextVisitWeeks ?? null,
    writtenAt: completedAt,
  });
  await recordGroom(t.sql, petIds, completedAt, nextVisitWeeks ?? null);
  await endRequest(t, visit.requestId, 'complete');
}

/** Puts pairs of pictures on a visit's report card. */
export const showPictures = (
  t: Transaction,
  visitId: string,
  beforeAfter: { before: Picture; after: Picture }[],
) =>
  updateReportCard(t.sql, visitId, {
    services: ['full_groom'],
    findings: '',
    behavior: '',
    photos: [],
    beforeAfter,
    nextVisitWeeks: null,
    editedAt: t.now,
  });
