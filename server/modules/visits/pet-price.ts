import type { AnyService } from '#contract/pets/pet-codes.ts';
import type { PriceBecause, PriceReason } from '#contract/profiles/price-reasons.ts';
import { chargedServices, listPrice } from '#reference/prices/price-book.ts';
import type { PricedPet, PriceList } from '#reference/prices/price-book.ts';

/** What a provider usually does to a pet, and at what price in cents. */
export type UsualOfPet = { usualServices: AnyService[]; usualPrice: number | null };
type PetToPrice = PricedPet & UsualOfPet;
type PetPrice = { price: number | null; because: PriceBecause; becauseOf: string | null };
const unpriced: PetPrice & PriceReason = { price: null, because: 'none', becauseOf: null };

/**
 * The pet's own price for what is usually done to it, with the list's price of what is done beyond that; or else that of the
 * price list for all of it. None where neither says one, or the list lacks a part.
 */
export function petPrice(pet: PetToPrice, chosen: readonly AnyService[], prices: PriceList): PetPrice {
  const own = usualAndMore(pet, chosen, prices);
  if (own?.unlisted.length === 0)
    return { price: own.price, because: 'usual', becauseOf: own.isMore ? 'more' : null };
  const { cents: price, ...reason } = listPrice(prices, pet, chosen) ?? {};
  return price === undefined ? unpriced : { ...unpriced, ...reason, price };
}

/** The usual price with what the list asks for further services, and which of these it lacks; nothing without a usual price. */
export function usualAndMore(pet: PetToPrice, chosen: readonly AnyService[], prices: PriceList) {
  const usual = usualOf(pet);
  if (pet.usualPrice === null || !usual.every((service) => chosen.includes(service))) return undefined;
  const more = chargedServices(chosen).filter((service) => !usual.includes(service));
  const listed = more.map((service) => ({ service, cents: listPrice(prices, pet, [service])?.cents }));
  return {
    price: listed.reduce((sum, { cents }) => sum + (cents ?? 0), pet.usualPrice),
    unlisted: listed.flatMap(({ service, cents }) => (cents === undefined ? [service] : [])),
    isMore: more.length > 0,
  };
}

/** What is usually done to a pet; a full groom where nothing is noted, as after an import. */
export const usualOf = ({ usualServices }: Pick<UsualOfPet, 'usualServices'>): AnyService[] =>
  usualServices.length > 0 ? usualServices : ['full_groom'];

/** Whether just the usual services are chosen. */
export function isUsual(pet: Pick<UsualOfPet, 'usualServices'>, chosen: readonly AnyService[]): boolean {
  const usual = usualOf(pet);
  return chosen.length === usual.length && chosen.every((service) => usual.includes(service));
}
