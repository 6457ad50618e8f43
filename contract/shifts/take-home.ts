/** A groomer's estimated pay for a shift, in whole dollars without a bonus. */
export type TakeHome = {
  min: number;
  max: number;
  /** The calculation if the owner gave no estimate: this many dogs at the usual price. */
  workedOut: { dogs: number; fewer: boolean } | null;
};

export type PayFacts = {
  title: string;
  dogCount: number;
  payPercentage: number;
  estimatedPayMin: number | null;
  estimatedPayMax: number | null;
  hours: number;
};

/** A salon's usual price per dog, dollars. */
export const usualPrice = { min: 62, max: 92 };
const minutesPerDog = { groom: 90, bath: 45 };

/** Returns whether the shift is for baths only, judged by its title. */
const isBaths = (title: string) => /\bbath/i.test(title) && !/groom/i.test(title);

/** Returns how many dogs one groomer can do in the hours of a shift. */
export function dogsPossible({ title, hours }: Pick<PayFacts, 'title' | 'hours'>): number {
  return Math.floor((hours * 60) / minutesPerDog[isBaths(title) ? 'bath' : 'groom']);
}

/**
 * Returns the owner's estimate, or else dogs × usual price × pay %, for no more dogs than the hours allow;
 * undefined if they allow none. The database sorts by the same figures in `shifts.pay_rank`.
 */
export function takeHome(shift: PayFacts): TakeHome | undefined {
  const { estimatedPayMin: min, estimatedPayMax: max, dogCount, payPercentage } = shift;
  if (min !== null || max !== null) return { min: min ?? max ?? 0, max: max ?? min ?? 0, workedOut: null };
  const dogs = Math.min(dogCount, dogsPossible(shift));
  if (dogs === 0) return undefined;
  const share = (price: number) => Math.round((dogs * price * payPercentage) / 100);
  return {
    min: share(usualPrice.min),
    max: share(usualPrice.max),
    workedOut: { dogs, fewer: dogs < dogCount },
  };
}
