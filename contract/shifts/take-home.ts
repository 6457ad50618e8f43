import { usualWork, workOf } from './work-kinds.ts';

/** Whole dollars. */
export type DollarRange = { min: number; max: number };

/** A share of the day's revenue: this many animals, at the business's own price or else a usual one. */
export type WorkedOut = {
  dogs: number;
  /** Whether the hours are too short for all animals of the shift. */
  fewer: boolean;
  price: DollarRange;
  ownPrice: boolean;
  /** The rent for the table in whole dollars, which is taken off the groomer's share. */
  rent: number;
  /** The guaranteed pay by the hour, in whole dollars; `only` if the groomer gets no share of the prices. */
  hourly: { rate: number; hours: number; only: boolean } | null;
};

/** A groomer's estimated pay for a shift, in whole dollars without a bonus. */
export type TakeHome = DollarRange & {
  /** The calculation if the owner gave no estimate. */
  workedOut: WorkedOut | null;
};

export type PayFacts = {
  title: string;
  dogCount: number;
  payPercentage: number;
  estimatedPayMin: number | null;
  estimatedPayMax: number | null;
  /** The business's own lowest prices for such work when the shift was posted, from the smallest to the largest dog. */
  bookMin?: number | null;
  bookMax?: number | null;
  /** In cents. */
  boothRent?: number | null;
  /** In cents. */
  hourlyRate?: number | null;
  hours: number;
};

/** Returns how many animals one groomer can do in the hours of a shift. */
export function dogsPossible({ title, hours }: Pick<PayFacts, 'title' | 'hours'>): number {
  return Math.floor((hours * 60) / usualWork[workOf(title)].minutes);
}

/** Returns the price an animal of a shift: the business's own, or else a usual one for the kind of work. */
export function priceOf({ title, bookMin, bookMax }: PayFacts): DollarRange & { ownPrice: boolean } {
  const { min, max } = usualWork[workOf(title)];
  return bookMin && bookMax ? { min: bookMin, max: bookMax, ownPrice: true } : { min, max, ownPrice: false };
}

/** Returns animals × price × pay % without the booth rent, for no more animals than the hours allow, and at least the hourly rate; undefined if neither gives any. */
export function arithmeticOf(shift: PayFacts): (DollarRange & { workedOut: WorkedOut }) | undefined {
  const { dogCount, payPercentage } = shift;
  const dogs = Math.min(dogCount, dogsPossible(shift));
  const hourlyRate = shift.hourlyRate ?? null;
  if (dogs === 0 && hourlyRate === null) return undefined;
  const { min, max, ownPrice } = priceOf(shift);
  const rent = Math.round((shift.boothRent ?? 0) / 100);
  const least = Math.round(((hourlyRate ?? 0) * shift.hours) / 100);
  const share = (price: number) =>
    Math.max(0, Math.round((dogs * price * payPercentage) / 100) - rent, least);
  const hourly =
    hourlyRate === null ? null : { rate: hourlyRate / 100, hours: shift.hours, only: payPercentage === 0 };
  return {
    min: share(min),
    max: share(max),
    workedOut: { dogs, fewer: dogs < dogCount, price: { min, max }, ownPrice, rent, hourly },
  };
}

/**
 * Returns the owner's estimate, or else what the arithmetic gives. The database sorts by the same figures in
 * `shifts.pay_rank`, where an estimate counts for no more than the arithmetic supports.
 */
export function takeHome(shift: PayFacts): TakeHome | undefined {
  const { estimatedPayMin: min, estimatedPayMax: max } = shift;
  return min !== null || max !== null
    ? { min: min ?? max ?? 0, max: max ?? min ?? 0, workedOut: null }
    : arithmeticOf(shift);
}

/** Returns whether an owner's estimate is more than the arithmetic supports. */
export function isAboveArithmetic(shift: PayFacts): boolean {
  const pay = takeHome(shift);
  return pay !== undefined && pay.workedOut === null && pay.max > (arithmeticOf(shift)?.max ?? 0);
}
