import type { PetToBook as PetOfBooking, Quote } from '#contract/booking-page.ts';
import type { BookPrice } from '#contract/profiles/facts.ts';
import { estimateGrooming } from '#reference/estimate-grooming.ts';
import { bookMinutes, bookTotal, priceColumnOf } from '#reference/price-book.ts';
import { findProviderFacts, stoppedServices } from '#server/modules/grooming-requests/index.ts';
import { newPet } from '#server/modules/pets/index.ts';
import { getFacts } from '#server/modules/profiles/index.ts';
import { findPetsToBook, namePets } from '#server/modules/visits/index.ts';
import type { PetToBook } from '#server/modules/visits/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { findPetNotes } from './booking-page.queries.ts';
import type { FoundClient } from './booking-page.queries.ts';
import { clientOfTicket } from './client-of-ticket.ts';
import { requireOpenPage } from './page.ts';
import type { Address, OpenPage } from './page.ts';

type Priced = Quote['pets'][number] & { minutes: number };
const dayMinutes = 720;
/** Where neither the provider nor the usual lengths say it. */
const unknownMinutes = 60;

/** Says what services cost and how long they take. @throws Problem `link_expired`, `invalid` naming the pet */
export async function getQuote(
  sql: Sql,
  address: Address,
  { ticket, pets }: { ticket: string; pets: PetOfBooking[] },
  now: Date,
): Promise<Quote> {
  const page = await requireOpenPage(sql, address);
  const { client } = await clientOfTicket(sql, page, ticket, now);
  return priceBooking(sql, page, client, pets, now);
}

/** @throws Problem `invalid` naming the pet or its services */
export async function priceBooking(
  sql: Sql,
  page: OpenPage,
  client: FoundClient | undefined,
  pets: readonly PetOfBooking[],
  now: Date,
): Promise<Quote> {
  const { accountId, as, timeZone } = page;
  const { prices } = await getFacts(sql, accountId, as);
  const { mobile } = await findProviderFacts(sql, accountId, as);
  const known = client ? await findPetsToBook(sql, client.id, timeZone, now) : [];
  const notes = client ? await findPetNotes(sql, client.id, accountId) : [];
  const priced = pets.map((pet, index): Priced => {
    if (pets.findIndex(({ petId }) => petId && petId === pet.petId) !== (pet.petId ? index : -1))
      throw fieldProblem(`pets.${index}.petId`, 'This pet is named twice.');
    const at = `pets.${index}.`;
    if (!pet.petId) return priceNewPet(pet, prices, { page, now, mobile, at });
    const kept = known.find(({ id }) => id === pet.petId);
    if (!kept) throw fieldProblem(`${at}petId`, 'This is no pet of yours here.');
    return priceKnownPet(kept, pet, prices, { ...notes.find(({ petId }) => petId === kept.id), mobile, at });
  });
  const total = priced.every(({ price }) => price !== null)
    ? priced.reduce((sum, { price }) => sum + (price ?? 0), 0)
    : null;
  return {
    pets: priced.map(({ name, price, isAbout }) => ({ name, price, isAbout })),
    total,
    isAbout: priced.some(({ isAbout }) => isAbout),
    minutes: Math.min(
      dayMinutes,
      priced.reduce((sum, { minutes }) => sum + minutes, 0),
    ),
  };
}

type Notes = { usualMinutes?: number | null; isGroomed?: boolean; mobile: boolean; at: string };

/** The pet's usual price binds, and so does a price once the provider has groomed it. */
function priceKnownPet(
  kept: PetToBook,
  { services }: PetOfBooking,
  prices: readonly BookPrice[],
  { usualMinutes, isGroomed = false, mobile, at }: Notes,
): Priced {
  const unsafe = stoppedServices([kept], services);
  if (unsafe) throw fieldProblem(`${at}services`, unsafe);
  const [named] = namePets([kept], [{ petId: kept.id, services }], prices);
  const price = named?.price ?? null;
  const isUsual =
    services.length === kept.usualServices.length &&
    services.every((code) => kept.usualServices.includes(code));
  return {
    name: kept.name,
    price,
    isAbout: price !== null && !isGroomed && !(isUsual && kept.usualPrice !== null),
    minutes: (isUsual && usualMinutes) || minutesOf(kept, services, prices, mobile),
  };
}

type Stranger = { page: OpenPage; now: Date; mobile: boolean; at: string };

function priceNewPet(
  draft: PetOfBooking,
  prices: readonly BookPrice[],
  { page, now, mobile, at }: Stranger,
): Priced {
  const { name, services } = draft;
  if (!name) throw fieldProblem(`${at}name`, 'What is your pet called?');
  const pet = newPet(
    { managedBy: page.accountId },
    { name, species: draft.species, breed: draft.breed, weight: draft.weight },
    { today: dayIn(now, page.timeZone), timeZone: page.timeZone, now, at },
  );
  const unsafe = stoppedServices([{ ...pet, age: pet.age ?? null }], services);
  if (unsafe) throw fieldProblem(`${at}services`, unsafe);
  const price = bookTotal(prices, [priceColumnOf(pet)], services) ?? null;
  return { name, price, isAbout: price !== null, minutes: minutesOf(pet, services, prices, mobile) };
}

type Animal = Pick<PetToBook, 'species' | 'size' | 'coat' | 'breed'>;

/** The provider's own length of the services, or else the usual one, in whole quarters of an hour. */
function minutesOf(
  { species, size, coat, breed }: Animal,
  services: PetOfBooking['services'],
  prices: readonly BookPrice[],
  atHome: boolean,
): number {
  const told = bookMinutes(prices, priceColumnOf({ species, size, breed }), services);
  if (told) return told;
  const usual = estimateGrooming({ services, species, size, breed, atHome, ...(coat ? { coat } : {}) });
  return usual ? Math.max(15, Math.ceil(usual.minutesHigh / 15) * 15) : unknownMinutes;
}
