import { z } from 'zod';

/** Where a price comes from, in the order in which it is looked for. */
export const priceReasons = ['usual', 'breed', 'group', 'size', 'none'] as const;
export type PriceBecause = (typeof priceReasons)[number];

/**
 * Why something costs what it costs; `becauseOf` is the breed, the group of breeds or the column of the price list, or 'more'
 * where a usual price has the list's price of further services in it.
 */
export const priceReason = { because: z.enum(priceReasons), becauseOf: z.string().nullable() };
/** Null where the price was written by hand. */
export const writtenPriceReason = { ...priceReason, because: priceReason.because.nullable() };

export type PriceReason = { because: PriceBecause; becauseOf: string | null };
