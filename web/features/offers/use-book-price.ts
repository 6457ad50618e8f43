import { bookTotal, priceColumnOf } from '#reference/price-book.ts';
import { useOwnFacts } from '#web/domain/facts/own-facts.ts';
import type { OfferAs, OfferedRequest } from './offer-draft.ts';

/** The lowest price of the viewer's price book for a request; undefined if the book lacks part of it. */
export function useBookPrice({ pets, servicesNeeded }: OfferedRequest, as: OfferAs): number | undefined {
  const { data } = useOwnFacts(as);
  return data && bookTotal(data.prices, pets.map(priceColumnOf), servicesNeeded);
}
