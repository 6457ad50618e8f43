import { book, rebook } from '#server/modules/calendar/index.ts';
import { findProviders, findRequestedPets } from '#server/modules/grooming-requests/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { utcDay } from '#server/platform/wall-clock.ts';
import type { NewVisit } from '../visits.queries.ts';

type Booked = Pick<
  NewVisit,
  'id' | 'requestId' | 'offerId' | 'providerId' | 'title' | 'startsAt' | 'endsAt' | 'timeZone'
>;

/** Lists the provider and all pets of a visit in a fixed order, so that two bookings never deadlock. */
export async function participantsOf(sql: Sql, visit: Pick<Booked, 'requestId' | 'offerId'>, now: Date) {
  const pets = (await findRequestedPets(sql, [visit.requestId], utcDay(now))).get(visit.requestId);
  const provider = (await findProviders(sql, [visit.offerId], now)).get(visit.offerId);
  return [...(pets ?? []), ...(provider ? [provider] : [])]
    .map(({ id, name }) => ({ id, name }))
    .toSorted((a, b) => a.id.localeCompare(b.id));
}

/** Books the provider and the pets for a visit. @throws Problem `clash` */
export const bookParticipants = (t: Transaction, visit: Booked, dogsAtOnce: number) =>
  forEachParticipant(t, visit, dogsAtOnce, book);

/** Moves the bookings of the provider and the pets to the visit's new time. @throws Problem `clash` */
export const rebookParticipants = (t: Transaction, visit: Booked, dogsAtOnce: number) =>
  forEachParticipant(t, visit, dogsAtOnce, rebook);

async function forEachParticipant(
  t: Transaction,
  visit: Booked,
  dogsAtOnce: number,
  act: typeof book,
): Promise<void> {
  for (const { id, name } of await participantsOf(t.sql, visit, t.now))
    await act(
      t,
      {
        sourceKind: 'visit',
        sourceId: visit.id,
        subjectId: id,
        from: visit.startsAt,
        to: visit.endsAt,
        title: visit.title,
        timeZone: visit.timeZone,
        ...(id === visit.providerId ? { dogsAtOnce } : {}),
      },
      name,
    );
}
