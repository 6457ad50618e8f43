import type { PriceBecause } from '#contract/profiles/price-reasons.ts';
import type { ProviderFacts } from '#contract/profiles/facts.ts';

/** A provider's prices, and whether the visit is at the client's home. */
export type Prices = Pick<ProviderFacts, 'prices' | 'breedPrices' | 'extras'> & { atHome: boolean };

type Priced = { price: number | null; because: PriceBecause | null };

const isOfList = ({ because }: Priced) => because === 'breed' || because === 'group' || because === 'size';

/**
 * Adds the travel fee of a visit at home, and raises the total to the minimum charge. Both go to the first pet priced from the
 * list, since usual and typed prices include travel already.
 */
export function priceWithTheWay<Pet extends Priced>(
  pets: readonly Pet[],
  { extras, atHome }: Prices,
): { pets: Pet[]; travel: number } {
  const first = pets.findIndex(isOfList);
  const sum = pets.reduce((total, { price }) => total + (price ?? 0), 0);
  const least = pets.every(({ price }) => price !== null) ? (extras?.leastAtHome ?? 0) : 0;
  const travel = atHome && first !== -1 ? Math.max(sum + (extras?.travel ?? 0), least) - sum : 0;
  return {
    pets: pets.map((pet, index) =>
      index === first && pet.price !== null ? { ...pet, price: pet.price + travel } : pet,
    ),
    travel,
  };
}
