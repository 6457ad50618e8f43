import { priceColumns } from '#contract/profiles/facts.ts';
import type { BreedPrice, ProviderFacts } from '#contract/profiles/facts.ts';
import type { PublicPage } from '#contract/profiles/public-pages.ts';
import { breedGroups } from '#reference/breeds/breed-groups.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import { sizes } from '#reference/sizes.ts';

/** The price list in words: each service with its lowest price for each size, and for breeds by their names. */
export function priceGuide({
  prices,
  breedPrices,
}: Pick<ProviderFacts, 'prices' | 'breedPrices'>): PublicPage['priceGuide'] {
  const codes = [...new Set([...prices, ...breedPrices].map(({ service }) => service))];
  return codes.map((code) => ({
    service: serviceLabel(code),
    prices: prices
      .filter(({ service }) => service === code)
      .toSorted((one, other) => priceColumns.indexOf(one.size) - priceColumns.indexOf(other.size))
      .map(({ size, from }) => ({ size: size === 'cat' ? 'Cat' : sizes[size].label, from })),
    byBreed: breedPrices
      .filter(({ service }) => service === code)
      .map((row) => ({ breed: nameOf(row), from: row.from }))
      .toSorted((one, other) => one.breed.localeCompare(other.breed)),
  }));
}

const nameOf = ({ breed, group }: BreedPrice): string => breed ?? (group ? breedGroups[group].label : '');
