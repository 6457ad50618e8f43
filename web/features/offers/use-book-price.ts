import { sizeCodes } from '#contract/pets/pet-codes.ts';
import type { ProviderFacts } from '#contract/profiles/facts.ts';
import type { PriceBecause, PriceReason } from '#contract/profiles/price-reasons.ts';
import { priceWithTheWay } from '#reference/prices/at-home-price.ts';
import { chargedServices, listPrice } from '#reference/prices/price-book.ts';
import { priceWords } from '#reference/prices/price-words.ts';
import { sizes } from '#reference/sizes.ts';
import { useOwnFacts } from '#web/domain/facts/own-facts.ts';
import { listed } from '#web/lib/words.ts';
import type { OfferAs, OfferedRequest } from './offer-draft.ts';

type BookPrice = {
  cents: number;
  /** What of it is for coming to the pet. */
  travel: number;
  words: string;
};

/**
 * The lowest price of the viewer's price list for a request, with the way where they come to the pet, and by which rows:
 * 'your Poodle price'. Undefined if the list lacks part of it.
 */
export function useBookPrice(
  request: OfferedRequest,
  { as, atHome }: { as: OfferAs; atHome: boolean },
): BookPrice | undefined {
  const { data } = useOwnFacts(as);
  return data && bookPrice(request, { ...data, atHome });
}

/** The same of a price list that is at hand. */
export function bookPrice(
  { pets, servicesNeeded }: OfferedRequest,
  book: ProviderFacts & { atHome: boolean },
): BookPrice | undefined {
  const found = pets.flatMap((pet) => {
    const row = listPrice(book, pet, servicesNeeded);
    const because: PriceBecause | null = row?.because ?? null;
    return row ? [{ price: row.cents, because, words: wordsFor(pet, row) }] : [];
  });
  if (found.length === 0 || found.length < pets.length) return undefined;
  const { pets: priced, travel } = priceWithTheWay(found, book);
  return {
    cents: priced.reduce((sum, { price }) => sum + price, 0),
    travel,
    words: [
      chargedServices(servicesNeeded).length > 1 && `for ${chargedServices(servicesNeeded).length} services`,
      listed([...new Set(found.map(({ words }) => words))]),
    ]
      .filter(Boolean)
      .join(', '),
  };
}

/** 'your price for large dogs (Goldendoodle, medium: charged as large)': why a pet is not charged as its own size. */
function wordsFor({ name, breed, size }: OfferedRequest['pets'][number], row: PriceReason): string {
  const words = priceWords(row, { pet: name, whose: 'your' }) ?? '';
  const charged = sizeCodes.find((code) => code === row.becauseOf);
  return row.because !== 'size' || !charged || charged === size
    ? words
    : `${words} (${breed ?? name}, ${sizes[size].label.toLowerCase()}: charged as ${sizes[charged].label.toLowerCase()})`;
}
