import { priceColumns } from '#contract/profiles/facts.ts';
import type { BookPrice } from '#contract/profiles/facts.ts';
import type { PublicPage } from '#contract/profiles/public-pages.ts';
import { services } from '#reference/services.ts';
import { sizes } from '#reference/sizes.ts';

/** The price book in words: each service with its lowest price for each size. */
export function priceGuide(prices: readonly BookPrice[]): PublicPage['priceGuide'] {
  const codes = [...new Set(prices.map(({ service }) => service))];
  return codes.map((code) => ({
    service: services[code].label,
    prices: prices
      .filter(({ service }) => service === code)
      .toSorted((one, other) => priceColumns.indexOf(one.size) - priceColumns.indexOf(other.size))
      .map(({ size, from }) => ({ size: size === 'cat' ? 'Cat' : sizes[size].label, from })),
  }));
}
