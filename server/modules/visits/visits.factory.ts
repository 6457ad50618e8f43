import { uuidv7 } from 'uuidv7';
import type { VisitStatus } from '#contract/grooming/grooming-lifecycle.ts';
import { makeOffer, makeRequest } from '#server/modules/grooming-requests/requests.factory.ts';
import { endRequest, markOfferAccepted } from '#server/modules/grooming-requests/index.ts';
import { recordGroom } from '#server/modules/pets/index.ts';
import { contestNoShow, recordNoShow } from '#server/modules/reliability/index.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { moveRow } from '#server/platform/database/move-row.queries.ts';
import { stepTo } from '#server/platform/lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { bookParticipants } from './booking/book-participants.ts';
import { recordHistory } from './lock-visit.ts';
import { insertVisitPets } from './visit-pets.queries.ts';
import { pricePets } from './booking/price-pets.ts';
import { insertReportCard, insertVisit, updateReportCards, writeProposal } from './visits.queries.ts';
import { visitLifecycle } from './visits.lifecycle.ts';
import type { RequestedVisit, Side } from './visits.queries.ts';

const isMissed = (status: VisitStatus) => status === 'no_show' || status === 'contested';
const isEnded = (status: VisitStatus) =>
  status === 'cancelled' || status === 'not_closed' || isMissed(status);

type Picture = { id: string; url: string };
type Given = Partial<Omit<RequestedVisit, 'startsAt' | 'endsAt'>> & {
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
  const visit: RequestedVisit = {
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
  await insertVisitPets(t.sql, visit.id, await pricePets(t, visit));
  if (offer.locked) await markOfferAccepted(t, offer.locked, visit.id);
  await recordHistory(t, visit.id, 'booked', { by: visit.ownerId });
  if (!isEnded(status)) await bookParticipants(t, visit);
  if (proposal) await writeProposal(t.sql, visit.id, { ...proposal, at: t.now });
  await bringTo(t, visit, status, { petIds: request.petIds, nextVisitWeeks });
  return { ...visit, petIds: request.petIds };
}

async function bringTo(
  t: Transaction,
  visit: RequestedVisit,
  status: VisitStatus,
  { petIds, nextVisitWeeks }: { petIds: string[]; nextVisitWeeks: number | undefined },
) {
  const completedAt = new Date(visit.endsAt);
  await moveRow(t.sql, visitLifecycle, stepTo(visitLifecycle, status), t.sql`id = ${visit.id}`, {
    ...(status === 'cancelled'
      ? { cancelledBy: 'pet_owner', cancelReason: 'Plans have changed.', cancelledAt: t.now }
      : {}),
    ...(isMissed(status) ? { missedBy: 'pet_owner', noShowAt: t.now } : {}),
    ...(status === 'contested' ? { noShowContestedAt: t.now } : {}),
    ...(status === 'completed' ? { completedAt } : {}),
  });
  if (isEnded(status)) await endRequest(t, visit.requestId, 'cancel');
  if (isMissed(status)) {
    const { id, title, timeZone, ownerId, providerId: otherId } = visit;
    await recordNoShow(t, ownerId, { kind: 'visit', id, title, timeZone, otherId });
    if (status === 'contested') await contestNoShow(t, ownerId, id, 'We rang the bell.');
  }
  if (status !== 'completed') return;
  for (const petId of petIds)
    await insertReportCard(t.sql, visit.id, petId, {
      services: visit.services,
      findings: 'Two mats behind the left ear, brushed out.',
      behavior: 'Calm on the table.',
      photos: [],
      beforeAfter: [],
      nextVisitWeeks: nextVisitWeeks ?? null,
      writtenAt: completedAt,
    });
  await recordGroom(t.sql, petIds, completedAt, nextVisitWeeks ?? null, t.now);
  await endRequest(t, visit.requestId, 'complete');
}

/** Puts pairs of pictures on a visit's report cards. */
export async function showPictures(
  t: Transaction,
  visitId: string,
  beforeAfter: { before: Picture; after: Picture }[],
): Promise<void> {
  const pets = await t.sql<{ petId: string }[]>`select pet_id from visit_pets where visit_id = ${visitId}`;
  const petIds = pets.map(({ petId }) => petId);
  await updateReportCards(t.sql, visitId, petIds, {
    services: ['full_groom'],
    findings: '',
    behavior: '',
    photos: [],
    beforeAfter,
    nextVisitWeeks: null,
    editedAt: t.now,
  });
}
