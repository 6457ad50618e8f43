import type { ServiceCode, Size, Species } from '#contract/pets/pet-codes.ts';
import type { BookPrice, PriceColumn } from '#contract/profiles/facts.ts';
import { priceClass } from './breeds/price-classes.ts';
import { services } from './services.ts';

type PricedPet = { species: Species; size?: Size; breed?: string | null };

/** The column of a price book that a pet is charged by; undefined if it must be asked, as for a rabbit. */
export function priceColumnOf(pet: PricedPet): PriceColumn | undefined {
  if (pet.species === 'cat') return 'cat';
  return pet.species === 'dog' ? priceClass(pet) : undefined;
}

/** The services that are charged: those that no other chosen service includes. */
export const chargedServices = (chosen: readonly ServiceCode[]): ServiceCode[] =>
  chosen.filter((code) => !chosen.some((other) => other !== code && services[other].includes.includes(code)));

/**
 * How long a book says the services on one pet take; undefined if it does not say it for all of them, so that a length
 * is never too short by a service that was left out.
 */
export function bookMinutes(
  book: readonly BookPrice[],
  size: PriceColumn | undefined,
  chosen: readonly ServiceCode[],
): number | undefined {
  const times = chargedServices(chosen).map(
    (service) => book.find((each) => each.service === service && each.size === size)?.minutes ?? undefined,
  );
  return times.length > 0 && times.every((minutes) => minutes !== undefined)
    ? times.reduce((sum, minutes) => sum + minutes, 0)
    : undefined;
}

/**
 * The lowest price of a book for services on pets, in cents; undefined if the book lacks any of them, so that
 * a total is never too low by a service that was left out.
 */
export function bookTotal(
  book: readonly BookPrice[],
  columns: readonly (PriceColumn | undefined)[],
  chosen: readonly ServiceCode[],
): number | undefined {
  let total = 0;
  for (const size of columns)
    for (const service of chargedServices(chosen)) {
      const row = book.find((each) => each.service === service && each.size === size);
      if (!row) return undefined;
      total += row.from;
    }
  return total > 0 ? total : undefined;
}
