import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { VisitQuote } from '#contract/grooming/own-visits.ts';
import { priceWords, sumWithUnpriced } from '#reference/prices/price-words.ts';
import { queryOfPost } from '#web/lib/api/query.ts';
import { price, typedCents } from '#web/lib/money.ts';
import { labelWithin } from '#reference/service-labels.ts';
import { listed } from '#web/lib/words.ts';
import type { Booked } from './pet-to-book.tsx';

/** What the chosen services cost by the pets' usual prices and the price list, and why. */
export const useVisitQuote = (
  clientId: string | undefined,
  pets: readonly Booked[],
): VisitQuote | undefined =>
  useQuery({
    ...queryOfPost('POST /api/visits/quote', {
      body: { clientId: clientId ?? '', pets: pets.map(({ petId, codes }) => ({ petId, services: codes })) },
    }),
    placeholderData: keepPreviousData,
    enabled: clientId !== undefined && pets.length > 0,
  }).data;

/**
 * What a pet costs without a written price, in words such as '$130, your Poodle price' and in cents; nothing where neither the
 * pet nor the list says one.
 */
export function quotedPrice(quote: VisitQuote | undefined, { petId, name }: Booked) {
  const pet = quote?.pets.find((each) => each.petId === petId);
  if (pet?.partly) {
    const without = listed(pet.partly.without.map(labelWithin));
    const usual = `${price(pet.partly.price)} is without ${without}: your price list has no price for that.`;
    return { usual, usualCents: pet.partly.price };
  }
  if (!pet || pet.price === null) return { usual: undefined, usualCents: undefined };
  const words = [price(pet.price), priceWords(pet, { pet: name, whose: 'your' })];
  return { usual: words.filter(Boolean).join(', '), usualCents: pet.price };
}

/** The price that is sent with a pet: what is typed, or what is shown where the server would leave it open. */
export function priceToSend(
  quote: VisitQuote | undefined,
  { petId, price: typed }: Booked,
): number | undefined {
  if (typed.trim()) return typedCents(typed);
  return quote?.pets.find((each) => each.petId === petId)?.partly?.price;
}

/** '$150', '$75 + Poppy to be priced': what all the pets cost, as typed or else as quoted; nothing while no price is known. */
export function quotedSum(quote: VisitQuote | undefined, pets: readonly Booked[]): string | undefined {
  const costs = pets.map((pet) => ({
    name: pet.name,
    cents: pet.price.trim() ? typedCents(pet.price) : quotedPrice(quote, pet).usualCents,
  }));
  const known = costs.flatMap(({ cents }) => (cents === undefined || Number.isNaN(cents) ? [] : cents));
  const unpriced = costs.flatMap(({ name, cents }) => (cents === undefined ? name : []));
  const sum = known.reduce((all, cents) => all + cents, 0);
  return known.length === 0 ? undefined : sumWithUnpriced(price(sum), unpriced);
}
