import type { PetToBook as PetOfBooking, Quote } from '#contract/booking-page.ts';
import { listPrice } from '#reference/prices/price-book.ts';
import { findProviderFacts, stoppedServices } from '#server/modules/grooming-requests/index.ts';
import { newPet } from '#server/modules/pets/index.ts';
import { getFacts } from '#server/modules/profiles/index.ts';
import {
  findPetsToBook,
  isUsual,
  namePets,
  priceWithTheWay,
  usualLength,
} from '#server/modules/visits/index.ts';
import type { PetToBook, Prices } from '#server/modules/visits/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Places } from '#server/platform/places/places.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { findPetNotes } from './booking-page.queries.ts';
import type { FoundClient } from './booking-page.queries.ts';
import { clientOfTicket } from './client-of-ticket.ts';
import { findPlaceToGo } from './place-to-go.ts';
import { requireOpenPage } from './page.ts';
import type { Address, OpenPage } from './page.ts';

/** What a booking costs, wherever it is. */
export type PricedBooking = Omit<Quote, 'zip'>;
type Priced = Quote['pets'][number] & { minutes: number };
const dayMinutes = 720;

/** Says what services cost and how long they take. @throws Problem `link_expired`, `invalid` naming the pet or `address` */
export async function getQuote(
  sql: Sql,
  places: Places,
  at: Address,
  { ticket, pets, address }: { ticket: string; pets: PetOfBooking[]; address?: string | undefined },
  now: Date,
): Promise<Quote> {
  const page = await requireOpenPage(sql, at);
  const { client } = await clientOfTicket(sql, page, ticket, now);
  const place = await findPlaceToGo(sql, page, { places, client, typed: address });
  return { ...(await priceBooking(sql, page, client, pets, now)), zip: place?.zip ?? null };
}

/** @throws Problem `invalid` naming the pet or its services */
export async function priceBooking(
  sql: Sql,
  page: OpenPage,
  client: FoundClient | undefined,
  pets: readonly PetOfBooking[],
  now: Date,
): Promise<PricedBooking> {
  const { accountId, as, timeZone } = page;
  const { mobile } = await findProviderFacts(sql, accountId, as);
  const prices = { ...(await getFacts(sql, accountId, as)), atHome: mobile };
  const known = client ? await findPetsToBook(sql, client.id, timeZone, now) : [];
  const notes = client ? await findPetNotes(sql, client.id, accountId) : [];
  const asked = pets.map((pet, index): Priced => {
    if (pets.findIndex(({ petId }) => petId && petId === pet.petId) !== (pet.petId ? index : -1))
      throw fieldProblem(`pets.${index}.petId`, 'This pet is named twice.');
    const at = `pets.${index}.`;
    if (!pet.petId) return priceNewPet(pet, prices, { page, now, at });
    const kept = known.find(({ id }) => id === pet.petId);
    if (!kept) throw fieldProblem(`${at}petId`, 'This is not one of your pets here.');
    return priceKnownPet(kept, pet, prices, { ...notes.find(({ petId }) => petId === kept.id), at });
  });
  const { pets: priced, travel } = priceWithTheWay(asked, prices);
  const total = priced.every(({ price }) => price !== null)
    ? priced.reduce((sum, { price }) => sum + (price ?? 0), 0)
    : null;
  return {
    pets: priced.map(({ name, price, isAbout, because, becauseOf }) => ({
      name,
      price,
      isAbout,
      because,
      becauseOf,
    })),
    total,
    travel,
    isAbout: priced.some(({ isAbout }) => isAbout),
    minutes: Math.min(
      dayMinutes,
      priced.reduce((sum, { minutes }) => sum + minutes, 0),
    ),
  };
}

type Notes = { usualMinutes?: number | null; isGroomed?: boolean; at: string };

/** The pet's usual price binds, and so does a price once the provider has groomed it. */
function priceKnownPet(
  kept: PetToBook,
  { services }: PetOfBooking,
  prices: Prices,
  { usualMinutes, isGroomed = false, at }: Notes,
): Priced {
  const unsafe = stoppedServices([kept], services);
  if (unsafe) throw fieldProblem(`${at}services`, unsafe);
  // The way is added once, for all pets.
  const [named] = namePets([kept], [{ petId: kept.id, services }], { ...prices, atHome: false });
  const { price = null, because = null, becauseOf = null } = named ?? {};
  return {
    name: kept.name,
    price,
    isAbout: price !== null && !isGroomed && because !== 'usual',
    because: because ?? 'none',
    becauseOf,
    minutes: (isUsual(kept, services) && usualMinutes) || usualLength(kept, services, prices),
  };
}

type Stranger = { page: OpenPage; now: Date; at: string };

function priceNewPet(draft: PetOfBooking, prices: Prices, { page, now, at }: Stranger): Priced {
  const { name, services } = draft;
  if (!name) throw fieldProblem(`${at}name`, 'What is your pet called?');
  const pet = newPet(
    { managedBy: page.accountId },
    { name, species: draft.species, breed: draft.breed, weight: draft.weight },
    { today: dayIn(now, page.timeZone), timeZone: page.timeZone, now, at },
  );
  const unsafe = stoppedServices([{ ...pet, age: pet.age ?? null }], services);
  if (unsafe) throw fieldProblem(`${at}services`, unsafe);
  const { cents: price = null, because = 'none', becauseOf = null } = listPrice(prices, pet, services) ?? {};
  const minutes = usualLength(pet, services, prices);
  return { name, price, isAbout: price !== null, because, becauseOf, minutes };
}
