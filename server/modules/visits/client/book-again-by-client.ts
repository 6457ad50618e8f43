import { findProviderFacts } from '#server/modules/grooming-requests/index.ts';
import { getFacts } from '#server/modules/profiles/index.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { bookOnPage } from '../own/book-on-page.ts';
import { findPetsToBook } from '../quote/clients-to-book.queries.ts';
import type { ClientToBook } from '../quote/clients-to-book.queries.ts';
import { namePets } from '../quote/pets-to-book.ts';
import type { LockedVisit } from '../visits.queries.ts';
import { findServicesOf, hasVisitAhead } from './client-acts.queries.ts';

type Time = { startsAt: string; endsAt: string };

/**
 * Books another visit like one that is done, at a time that the provider offered. @returns it
 * @throws Problem `clash` if the time was taken meanwhile, `not_offered` to who is booked already or whose pets are not groomed anymore
 */
export async function bookAgainByClient(
  t: Transaction,
  visit: LockedVisit,
  client: ClientToBook,
  { startsAt, endsAt }: Time,
): Promise<{ id: string; endsAt: string } | undefined> {
  const { providerId, providerAs, timeZone } = visit;
  if (await hasVisitAhead(t.sql, client.id, t.now))
    throw problem('not_offered', 'You have a visit booked already. Please call to change it.');
  const known = await findPetsToBook(t.sql, client.id, timeZone, t.now);
  const pets = (await findServicesOf(t.sql, visit.id)).filter(({ petId }) =>
    known.some(({ id }) => id === petId),
  );
  if (pets.length === 0) throw problem('not_offered', 'Please call to book again.');
  const list = await getFacts(t.sql, providerId, providerAs);
  const { mobile } = await findProviderFacts(t.sql, providerId, providerAs);
  return bookOnPage(t, {
    providerId,
    providerAs,
    client,
    pets: namePets(known, pets, { ...list, atHome: mobile }),
    startsAt,
    endsAt,
    staffId: null,
    note: null,
    told: null,
    answerBy: null,
    holdsTime: true,
  });
}
