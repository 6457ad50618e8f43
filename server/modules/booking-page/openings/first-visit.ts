import { isOwnService, serviceCodes, sizeCodes } from '#contract/pets/pet-codes.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import type { PriceList } from '#reference/prices/price-book.ts';
import { services } from '#reference/services.ts';
import { usualLength } from '#server/modules/visits/index.ts';
import type { Prices } from '#server/modules/visits/index.ts';

/** What is offered without a price list. */
const mainServices = serviceCodes.filter((code) => services[code].kind === 'main');

/** The services that have a price: those that everyone knows first, then those of the provider's own name. */
export function offeredServices({ prices, breedPrices }: PriceList): AnyService[] {
  const named = new Set([...prices, ...breedPrices].map(({ service }) => service));
  const priced = [...serviceCodes.filter((code) => named.has(code)), ...[...named].filter(isOwnService)];
  return priced.length > 0 ? priced : mainServices;
}

/**
 * How long the visit takes that a booking page begins with: its first service, on the animals that the list prices it for, or
 * on any dog, at the longest. All free days are told for it.
 */
export function firstVisitMinutes(prices: Prices): number {
  const [service = 'full_groom'] = offeredServices(prices);
  const listed = prices.prices.filter((row) => row.service === service).map(({ size }) => size);
  const ofBreeds = prices.breedPrices
    .filter((row) => row.service === service)
    .map(({ minutes }) => minutes ?? 0);
  const ofSizes = (listed.length > 0 ? listed : sizeCodes).map((size) => {
    const animal =
      size === 'cat' ? ({ species: 'cat', size: 'small' } as const) : ({ species: 'dog', size } as const);
    return usualLength({ ...animal, coat: null, breed: null }, [service], prices);
  });
  return Math.max(...ofSizes, ...ofBreeds);
}
