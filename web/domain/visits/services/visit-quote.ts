import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { VisitQuote } from '#contract/grooming/own-visits.ts';
import { priceWords } from '#reference/prices/price-words.ts';
import { queryOfPost } from '#web/lib/api/query.ts';
import { price } from '#web/lib/money.ts';
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

/** What a pet costs without a written price, in words such as '$130, your Poodle price' and in cents; nothing where the list says none. */
export function quotedPrice(quote: VisitQuote | undefined, { petId, name }: Booked) {
  const pet = quote?.pets.find((each) => each.petId === petId);
  if (!pet || pet.price === null) return { usual: undefined, usualCents: undefined };
  const words = [price(pet.price), priceWords(pet, { pet: name, whose: 'your' })];
  return { usual: words.filter(Boolean).join(', '), usualCents: pet.price };
}
