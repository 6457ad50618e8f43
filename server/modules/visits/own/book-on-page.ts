import { findProviderFacts } from '#server/modules/grooming-requests/index.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { bookParticipants } from '../booking/book-participants.ts';
import { recordHistory } from '../lock-visit.ts';
import type { ClientToBook } from '../quote/clients-to-book.queries.ts';
import { newOwnVisit } from './new-own-visit.ts';
import { insertVisitPets } from '../visit-pets.queries.ts';
import { insertAskedVisit, insertOwnVisit } from './own-visits.queries.ts';
import { toBookedPets } from '../quote/pets-to-book.ts';
import type { NamedPet } from '../quote/pets-to-book.ts';

type Wanted = {
  providerId: string;
  providerAs: 'groomer' | 'business';
  client: ClientToBook;
  pets: readonly NamedPet[];
  startsAt: string;
  endsAt: string;
  /** Who of a business's people does the work, where it has any. */
  staffId: string | null;
  note: string | null;
  /** A remark shown with the booking, such as that the price is settled on the day. */
  told: string | null;
  /** Until when the provider answers; null: it is booked at once. */
  answerBy: Date | null;
  /** Whether it keeps its time free meanwhile. */
  holdsTime: boolean;
};

/** Writes a visit that a client asks for or books on the provider's page. @returns it @throws Problem `clash` */
export async function bookOnPage(t: Transaction, wanted: Wanted) {
  const { providerId, providerAs, told, answerBy, holdsTime, ...given } = wanted;
  const facts = await findProviderFacts(t.sql, providerId, providerAs);
  const visit = newOwnVisit({
    ...given,
    facts,
    source: 'booking_page',
    providerId,
    providerAs,
    timeZone: await zoneOf(t.sql, providerId),
    squeezedIn: false,
  });
  if (answerBy) await insertAskedVisit(t.sql, { ...visit, answerBy });
  else await insertOwnVisit(t.sql, visit);
  await insertVisitPets(t.sql, visit.id, toBookedPets(wanted.pets));
  if (holdsTime) await bookParticipants(t, visit);
  await recordHistory(t, visit.id, answerBy ? 'asked' : 'booked', { by: null, note: told });
  if (answerBy) {
    await t.schedule('expire-asked-visit', { visitId: visit.id }, answerBy, visit.id);
    await t.announce('visit.asked', { visitId: visit.id });
  } else {
    await t.announce('visit.booked', { visitId: visit.id });
    await t.announce('visit.booked_online', { visitId: visit.id });
  }
  return visit;
}
