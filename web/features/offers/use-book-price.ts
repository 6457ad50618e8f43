import { listPrice } from '#reference/price-book.ts';
import { priceWords } from '#reference/price-words.ts';
import { useOwnFacts } from '#web/domain/facts/own-facts.ts';
import { listed } from '#web/lib/words.ts';
import type { OfferAs, OfferedRequest } from './offer-draft.ts';

/**
 * The lowest price of the viewer's price list for a request, and by which rows: 'your Poodle price'. Undefined if the list
 * lacks part of it.
 */
export function useBookPrice(
  { pets, servicesNeeded }: OfferedRequest,
  as: OfferAs,
): { cents: number; words: string } | undefined {
  const { data } = useOwnFacts(as);
  const priced = pets.map((pet) => ({ pet, found: data && listPrice(data, pet, servicesNeeded) }));
  const found = priced.flatMap(({ pet, found: row }) =>
    row ? [{ cents: row.cents, words: priceWords(row, { pet: pet.name, whose: 'your' }) ?? '' }] : [],
  );
  if (found.length === 0 || found.length < pets.length) return undefined;
  return {
    cents: found.reduce((sum, { cents }) => sum + cents, 0),
    words: listed([...new Set(found.map(({ words }) => words))]),
  };
}
