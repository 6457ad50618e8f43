import { breedGroupCodes } from '#contract/pets/pet-codes.ts';
import type { BreedGroup, Size } from '#contract/pets/pet-codes.ts';
import type { PriceReason } from '#contract/profiles/price-reasons.ts';
import { breedGroups } from '../breeds/breed-groups.ts';
import { sizes } from '../sizes.ts';

const isGroup = (text: string): text is BreedGroup => breedGroupCodes.some((code) => code === text);
const isSize = (text: string): text is Size => text in sizes;

const possessive = (name: string) => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

type Reason = { because: PriceReason['because'] | null; becauseOf: string | null };

/** 'doodles', 'large dogs' or 'cats': whom a row of a price list is for. */
export function pricedAnimals(of: string): string {
  if (isGroup(of)) return breedGroups[of].label.toLowerCase();
  return isSize(of) ? `${sizes[of].label.toLowerCase()} dogs` : 'cats';
}

const list = new Intl.ListFormat('en-US');

/** '$75 + Poppy to be priced': a sum never hides what it leaves out. */
export const sumWithUnpriced = (sum: string, unpriced: readonly string[]): string =>
  unpriced.length === 0 ? sum : `${sum} + ${list.format(unpriced)} to be priced`;

/**
 * 'Bella’s usual price', 'your Poodle price', 'Dana’s price for large dogs': why something costs what it costs. `whose`
 * names the provider; 'your' for themselves. Undefined for a price that was written by hand or is missing.
 */
export function priceWords(
  { because, becauseOf }: Reason,
  { pet, whose }: { pet: string; whose: string },
): string | undefined {
  const by = whose === 'your' ? whose : possessive(whose);
  if (because === 'usual')
    return `${possessive(pet)} usual price${becauseOf === 'more' ? ' and further services' : ''}`;
  if (!becauseOf || because === null || because === 'none') return undefined;
  return because === 'breed' ? `${by} ${becauseOf} price` : `${by} price for ${pricedAnimals(becauseOf)}`;
}
