import type { AnyService } from '#contract/pets/pet-codes.ts';
import type { PriceBecause, PriceReason } from '#contract/profiles/price-reasons.ts';
import { listPrice } from '#reference/prices/price-book.ts';
import type { PricedPet, PriceList } from '#reference/prices/price-book.ts';

/** What a provider usually does to a pet, and at what price in cents. */
export type UsualOfPet = { usualServices: AnyService[]; usualPrice: number | null };
type PetToPrice = PricedPet & UsualOfPet;
type PetPrice = { price: number | null; because: PriceBecause; becauseOf: string | null };
const unpriced: PetPrice & PriceReason = { price: null, because: 'none', becauseOf: null };

/** The pet's own price for what is usually done to it, or else that of the price list; none if neither says one. */
export function petPrice(pet: PetToPrice, chosen: readonly AnyService[], prices: PriceList): PetPrice {
  if (isUsual(pet, chosen) && pet.usualPrice !== null)
    return { price: pet.usualPrice, because: 'usual', becauseOf: null };
  const { cents: price, ...reason } = listPrice(prices, pet, chosen) ?? {};
  return price === undefined ? unpriced : { ...unpriced, ...reason, price };
}

/** What is usually done to a pet; a full groom where nothing is noted, as after an import. */
export const usualOf = ({ usualServices }: Pick<UsualOfPet, 'usualServices'>): AnyService[] =>
  usualServices.length > 0 ? usualServices : ['full_groom'];

/** Whether just the usual services are chosen. */
export function isUsual(pet: Pick<UsualOfPet, 'usualServices'>, chosen: readonly AnyService[]): boolean {
  const usual = usualOf(pet);
  return chosen.length === usual.length && chosen.every((service) => usual.includes(service));
}
