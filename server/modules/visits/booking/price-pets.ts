import { priceWithTheWay } from '#reference/prices/at-home-price.ts';
import { findRequestedPets } from '#server/modules/grooming-requests/index.ts';
import { getFacts } from '#server/modules/profiles/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { petPrice } from '../pet-price.ts';
import { findUsualOfPets } from '../visit-pets.queries.ts';
import type { BookedPet } from '../visit-pets.queries.ts';
import type { RequestedVisit } from '../visits.queries.ts';

type Priced = { price: number | null };

/**
 * Says what each pet of a request costs: its own price where the offer is the sum of these, as the provider's notes and
 * price list say. Any other price is known for all of them only, and is divided evenly, odd cents at the first.
 */
export async function pricePets(t: Transaction, visit: RequestedVisit): Promise<BookedPet[]> {
  const { requestId, providerId, providerAs, services, listPrice, atHome } = visit;
  const pets = (await findRequestedPets(t.sql, [requestId], t.now)).get(requestId) ?? [];
  const list = { ...(await getFacts(t.sql, providerId, providerAs)), atHome };
  const ids = pets.map(({ id }) => id);
  const usual = await findUsualOfPets(t.sql, providerId, ids);
  const alone = pets.map((pet) => {
    const noted = usual.find(({ petId }) => petId === pet.id);
    return petPrice({ ...unknown, ...pet, ...noted }, services, list);
  });
  const prices =
    [alone, priceWithTheWay(alone, list).pets].find((each) => sumOf(each) === listPrice) ??
    divided(listPrice, pets.length);
  return ids.map((petId, nth) => ({
    petId,
    services,
    price: prices[nth]?.price ?? null,
    because: null,
    becauseOf: null,
  }));
}

const unknown = { usualServices: [], usualPrice: null };

/** Null where one of them has no price. */
const sumOf = (pets: readonly Priced[]): number | null =>
  pets.reduce<number | null>((sum, { price }) => (sum === null || price === null ? null : sum + price), 0);

const divided = (total: number, count: number): Priced[] =>
  Array.from({ length: count }, (_, nth) => ({
    price: Math.floor(total / count) + (nth === 0 ? total % count : 0),
  }));
