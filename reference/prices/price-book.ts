import { isServiceCode } from '#contract/pets/pet-codes.ts';
import type { AnyService, BreedGroup, Size, Species } from '#contract/pets/pet-codes.ts';
import type { BookPrice, PriceColumn, ProviderFacts } from '#contract/profiles/facts.ts';
import type { PriceReason } from '#contract/profiles/price-reasons.ts';
import { breedGroupOf } from '../breeds/breed-groups.ts';
import { priceClass } from '../breeds/price-classes.ts';
import { services } from '../services.ts';

/** `recognizedBreed` is the name in the list of breeds that the words of `breed` are read as. */
export type PricedPet = {
  species: Species;
  size?: Size;
  breed?: string | null;
  recognizedBreed?: string | null;
};

/** A provider's prices by size, and by breed. */
export type PriceList = Pick<ProviderFacts, 'prices' | 'breedPrices'>;

/** The lowest price of the first service in a list, whatever the size or breed, in cents; null for an empty list. */
export function lowestPrice({
  prices,
  breedPrices,
}: PriceList): { service: AnyService; from: number } | null {
  const rows = [...prices, ...breedPrices];
  const [first] = rows;
  if (!first) return null;
  const { service } = first;
  return {
    service,
    from: Math.min(...rows.filter((row) => row.service === service).map(({ from }) => from)),
  };
}

const breedOf = ({ recognizedBreed, breed }: PricedPet) => recognizedBreed ?? breed ?? null;

/** The column of a price book that a pet is charged by; undefined if it must be asked, as for a rabbit. */
export function priceColumnOf(pet: PricedPet): PriceColumn | undefined {
  if (pet.species === 'cat') return 'cat';
  return pet.species === 'dog' ? priceClass({ ...pet, breed: breedOf(pet) }) : undefined;
}

/** The services that are charged: those that no other chosen service includes. */
export const chargedServices = <Chosen extends AnyService>(chosen: readonly Chosen[]): Chosen[] =>
  chosen.filter(
    (code) =>
      !chosen.some(
        (other) =>
          other !== code &&
          isServiceCode(other) &&
          services[other].includes.some((included) => included === code),
      ),
  );

type PriceRow = PriceReason & { from: number; minutes: number | null };

/** The prices of a list for one service on a pet: its breed's first, then that of a group, then that of its size. */
function rowsFor({ prices, breedPrices }: PriceList, pet: PricedPet, service: AnyService): PriceRow[] {
  const name = breedOf(pet);
  const group: BreedGroup | undefined = breedGroupOf({ species: pet.species, breed: name });
  const column = priceColumnOf(pet);
  const ofService = breedPrices.filter((row) => row.service === service);
  // A row for Poodles is also for Standard Poodles; one of the exact name comes first.
  const byBreed = ofService
    .filter(({ breed }) => breed !== null && name !== null && (breed === name || name.endsWith(` ${breed}`)))
    .toSorted((one, other) => (other.breed?.length ?? 0) - (one.breed?.length ?? 0));
  return [
    ...byBreed.map((row) => ({ ...row, because: 'breed' as const, becauseOf: row.breed })),
    ...ofService
      .filter((row) => row.group !== null && row.group === group)
      .map((row) => ({ ...row, because: 'group' as const, becauseOf: row.group })),
    ...prices
      .filter((row) => row.service === service && row.size === column)
      .map((row) => ({ ...row, because: 'size' as const, becauseOf: row.size })),
  ];
}

const byStrength = ['breed', 'group', 'size'] as const;

/**
 * What a list asks for services on one pet, in cents, and by which of its rows; undefined if it lacks any of them, so that a
 * price is never too low by a service that was left out.
 */
export function listPrice(
  list: PriceList,
  pet: PricedPet,
  chosen: readonly AnyService[],
): (PriceReason & { cents: number }) | undefined {
  const rows = chargedServices(chosen).map((service) => rowsFor(list, pet, service)[0]);
  const found = rows.filter((row) => row !== undefined);
  const cents = found.reduce((sum, { from }) => sum + from, 0);
  if (cents === 0 || found.length < rows.length) return undefined;
  const because = byStrength.find((why) => found.some((row) => row.because === why)) ?? 'size';
  return { cents, because, becauseOf: found.find((row) => row.because === because)?.becauseOf ?? null };
}

/**
 * How long a list says the services on one pet take; undefined if it does not say it for all of them, so that a length
 * is never too short by a service that was left out.
 */
export function listMinutes(
  list: PriceList,
  pet: PricedPet,
  chosen: readonly AnyService[],
): number | undefined {
  const times = chargedServices(chosen).map(
    (service) => rowsFor(list, pet, service).find(({ minutes }) => minutes !== null)?.minutes ?? undefined,
  );
  return times.length > 0 && times.every((minutes) => minutes !== undefined)
    ? times.reduce((sum, minutes) => sum + minutes, 0)
    : undefined;
}

/**
 * The lowest price of the columns of a book for services on pets, in cents; undefined if the book lacks any of them.
 */
export function bookTotal(
  book: readonly BookPrice[],
  columns: readonly (PriceColumn | undefined)[],
  chosen: readonly AnyService[],
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
