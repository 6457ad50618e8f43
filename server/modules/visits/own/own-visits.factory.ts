import { uuidv7 } from 'uuidv7';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { moveRow } from '#server/platform/database/move-row.queries.ts';
import { stepTo } from '#server/platform/lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { bookParticipants } from '../booking/book-participants.ts';
import { recordHistory } from '../lock-visit.ts';
import { visitLifecycle } from '../visits.lifecycle.ts';
import { bookOnPage } from './book-on-page.ts';
import { findClientToBook } from '../quote/clients-to-book.queries.ts';
import { insertVisitPets } from '../visit-pets.queries.ts';
import { insertOwnVisit } from './own-visits.queries.ts';

type GivenClient = {
  /** An account of the client. */
  ownerId?: string | null;
  petNames?: string[];
  usualServices?: AnyService[];
  usualPrice?: number | null;
};

/** Puts Maria with Biscotti, who is usually fully groomed for $95, into a provider's book. */
export async function makeClientToBook(t: Transaction, providerId: string, given: GivenClient = {}) {
  const {
    ownerId = null,
    petNames = ['Biscotti'],
    usualServices = ['full_groom'],
    usualPrice = 9500,
  } = given;
  const id = uuidv7();
  await t.sql`
    insert into clients (id, account_id, linked_account_id, first_name, last_name, phone, email, address, city, state, zip, lat, lon,
      directions, source, created_at, changed_at)
    values (${id}, ${providerId}, ${ownerId}, 'Maria', 'Garcia', '512 555 0101', 'maria@people.example',
      '107 Slaughter Ln, Austin, TX 78748', 'Austin', 'TX', '78748', 30.17, -97.79, 'gate 4471', 'hand', ${t.now}, ${t.now})`;
  const petIds: string[] = [];
  for (const name of petNames) {
    const petId = uuidv7();
    petIds.push(petId);
    await t.sql`
      insert into pets (id, managed_by, name, species, breed, coat, size, special_conditions, temperament, bites, created_at, changed_at)
      values (${petId}, ${providerId}, ${name}, 'dog', 'Poodle', 'curly', 'small', '{}', '{}', '[]', ${t.now}, ${t.now})`;
    await t.sql`
      insert into client_pets (client_id, pet_id, account_id, usual_services, usual_price, style, handling, added_at)
      values (${id}, ${petId}, ${providerId}, ${usualServices}, ${usualPrice}, '#4 teddy', 'muzzle', ${t.now})`;
  }
  return { id, petIds };
}

type Given = GivenClient & {
  providerId?: string;
  startsAt?: Date;
  minutes?: number;
  /** Cents of the first pet. */
  listPrice?: number | null;
  status?: 'booked' | 'checked_in' | 'completed' | 'no_show';
  note?: string | null;
  /** As whom the provider works; a business with people may give one of them. */
  providerAs?: 'groomer' | 'business';
  staffId?: string;
  arrivesAt?: Date;
  readyAt?: Date;
};

/** Creates a provider's own visit in five days: Maria's Biscotti, two hours for $95. */
export async function makeOwnVisit(t: Transaction, given: Given = {}) {
  const providerId = given.providerId ?? (await makeGroomer(t)).id;
  const { ownerId = null, listPrice = 9500, status = 'booked', note = null } = given;
  const startsAt = given.startsAt ?? after(t.now, days(5));
  const client = await makeClientToBook(t, providerId, given);
  const visit = {
    id: uuidv7(),
    requestId: null,
    offerId: null,
    ownerId,
    clientId: client.id,
    source: 'own' as const,
    providerId,
    providerAs: given.providerAs ?? ('groomer' as const),
    startsAt: startsAt.toISOString(),
    endsAt: after(startsAt, minutes(given.minutes ?? 120)).toISOString(),
    timeZone: 'America/Chicago',
    title: 'Biscotti · Full groom',
    services: ['full_groom' as const],
    atHome: given.providerAs !== 'business',
    staffId: given.staffId ?? null,
    arrivesAt: given.arrivesAt?.toISOString() ?? null,
    readyAt: given.readyAt?.toISOString() ?? null,
    address: '107 Slaughter Ln, Austin, TX 78748',
    directions: 'gate 4471',
    lat: 30.17,
    lon: -97.79,
    listPrice,
    discount: 0,
    note,
    squeezedIn: false,
  };
  await insertOwnVisit(t.sql, visit);
  await insertVisitPets(
    t.sql,
    visit.id,
    client.petIds.map((petId, place) => ({
      petId,
      services: ['full_groom'],
      price: place === 0 ? listPrice : null,
      because: null,
      becauseOf: null,
    })),
  );
  if (status !== 'no_show') await bookParticipants(t, visit);
  await recordHistory(t, visit.id, 'booked', { by: providerId });
  if (status !== 'booked') {
    await moveRow(t.sql, visitLifecycle, stepTo(visitLifecycle, status), t.sql`id = ${visit.id}`, {
      ...(status === 'no_show' ? { missedBy: 'pet_owner', noShowAt: t.now } : {}),
      ...(status === 'completed' ? { completedAt: new Date(visit.endsAt) } : {}),
    });
    if (status === 'checked_in' || status === 'no_show')
      await recordHistory(t, visit.id, status, { by: providerId });
  }
  return { ...visit, petIds: client.petIds };
}

/** Creates a visit in five days that was asked for on the booking page and awaits an answer for a day. */
export async function makeAskedVisit(
  t: Transaction,
  given: Pick<Given, 'providerId' | 'startsAt' | 'ownerId'> = {},
) {
  const providerId = given.providerId ?? (await makeGroomer(t)).id;
  const { id: clientId, petIds } = await makeClientToBook(t, providerId, given);
  const client = await findClientToBook(t.sql, providerId, clientId);
  if (!client) throw new Error('A client who was just made is gone');
  const startsAt = given.startsAt ?? after(t.now, days(5));
  return bookOnPage(t, {
    providerId,
    providerAs: 'groomer',
    client,
    pets: petIds.map((petId) => ({
      petId,
      name: 'Biscotti',
      services: ['full_groom'],
      price: 9500,
      because: null,
      becauseOf: null,
    })),
    startsAt: startsAt.toISOString(),
    endsAt: after(startsAt, minutes(120)).toISOString(),
    staffId: null,
    note: null,
    told: null,
    answerBy: after(t.now, days(1)),
    holdsTime: true,
  });
}
