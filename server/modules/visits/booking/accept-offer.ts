import { uuidv7 } from 'uuidv7';
import { priceFor } from '#contract/grooming/grooming-lifecycle.ts';
import {
  isHouseCall,
  findProviderFacts,
  lockOffer,
  getReceivedOffer,
  markOfferAccepted,
} from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { postBookingMessage } from '#server/modules/messages/index.ts';
import { requireInTime, vaccinationGaps } from '#server/modules/vaccinations/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { momentInWords } from '#server/platform/wall-clock.ts';
import { addToClients } from './add-to-clients.ts';
import { bookParticipants } from './book-participants.ts';
import { recordHistory } from '../lock-visit.ts';
import { insertVisitPets } from '../visit-pets.queries.ts';
import { pricePets } from './price-pets.ts';
import { insertVisit } from '../visits.queries.ts';
import { scheduleUnclosedReminder } from '../reminders/remind-of-unclosed-visit.ts';
import { scheduleVisitReminders } from '../reminders/remind-of-visit.ts';
import type { RequestedVisit } from '../visits.queries.ts';

/**
 * Accepts an offer for the pet owner: books a visit and declines the other offers. The bookings guarantee
 * that no groomer or pet is booked twice at once.
 * @throws Problem `not_found`, `already_done`, `taken`, `too_late`, `vaccination_missing`, `clash`
 */
export async function acceptOffer(t: Transaction, actor: Actor, offerId: string) {
  const { offer, request } = await lockOffer(t, offerId, actor, 'accept');
  const { providerId, providerAs, startsAt, endsAt, listPrice } = offer;
  const [gaps = []] = await vaccinationGaps(
    t.sql,
    [{ ...offer, aboutId: request.id, timeZone: request.timeZone }],
    t.now,
  );
  requireInTime(gaps);
  const facts = await findProviderFacts(t.sql, providerId, providerAs);
  const atHome = isHouseCall(facts, request) || !facts.address;
  const percent = offer.honorsPremium ? request.premiumPercent : 0;
  const visit: RequestedVisit = {
    id: uuidv7(),
    requestId: request.id,
    offerId,
    ownerId: request.ownerId,
    providerId,
    providerAs,
    startsAt,
    endsAt,
    timeZone: request.timeZone,
    title: request.title,
    services: request.services,
    atHome,
    address: atHome ? request.address : (facts.address ?? request.address),
    listPrice,
    discount: priceFor(listPrice, percent).discount,
  };
  await insertVisit(t.sql, visit);
  await insertVisitPets(t.sql, visit.id, await pricePets(t, visit));
  await addToClients(t, visit);
  await bookParticipants(t, visit);
  await recordHistory(t, visit.id, 'booked', { by: actor.id });
  await markOfferAccepted(t, offer, visit.id);
  await postBookingMessage(t, { fromId: visit.ownerId, toId: providerId, line: bookingLine(visit, t.now) });
  await scheduleVisitReminders(t, visit.id, startsAt);
  await scheduleUnclosedReminder(t, visit.id, visit);
  await t.announce('visit.booked', { visitId: visit.id });
  return getReceivedOffer(t.sql, actor, offerId, t.now);
}

/** The message about the booking in the conversation of both sides. */
const bookingLine = ({ title, startsAt, timeZone }: RequestedVisit, now: Date) =>
  `Visit booked: ${title}, ${momentInWords(startsAt, timeZone, now)}`;
