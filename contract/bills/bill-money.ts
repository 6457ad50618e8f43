/** The arithmetic of bills, in whole cents. Without zod, because the check-out screen counts along. */

export const lineKinds = ['service', 'extra', 'product', 'fee', 'discount'] as const;
export type LineKind = (typeof lineKinds)[number];

/** `amount` is never negative; a discount is subtracted. */
export type MoneyLine = { kind: LineKind; amount: number; taxable: boolean };

export type BillSums = {
  /** Lines without discounts. */
  subtotal: number;
  discount: number;
  /** What the tax is a percentage of. */
  taxable: number;
  tax: number;
  total: number;
};

const sumOf = (lines: readonly MoneyLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
const isDiscount = ({ kind }: MoneyLine) => kind === 'discount';

export const discountsOf = (lines: readonly MoneyLine[]): number => sumOf(lines.filter(isDiscount));

/** A whole share of an amount, rounded half up: 10, 1 of 3 → 3. Nothing of nothing. */
export const roundedShare = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));

/** A percentage of an amount, rounded half up; the percentage has at most three decimals. */
export const percentOf = (amount: number, percent: number): number =>
  roundedShare(amount, Math.round(percent * 1000), 100_000);

/**
 * Adds up a bill. A discount lowers taxable and untaxed lines in proportion, and at most to zero; tax is rounded once, for
 * the whole bill.
 */
export function sumBill(lines: readonly MoneyLine[], taxPercent: number): BillSums {
  const items = lines.filter((each) => !isDiscount(each));
  const subtotal = sumOf(items);
  const discount = Math.min(discountsOf(lines), subtotal);
  const taxed = sumOf(items.filter((each) => each.taxable));
  const taxable = taxed - roundedShare(discount, taxed, subtotal);
  const tax = percentOf(taxable, taxPercent);
  return { subtotal, discount, taxable, tax, total: subtotal - discount + tax };
}

/** What is compared with the price of the visit: services, extras and fees before tax and after discounts. */
export const workOn = (lines: readonly MoneyLine[]): number =>
  Math.max(
    0,
    lines.reduce(
      (sum, { kind, amount }) => (kind === 'product' ? sum : sum + (kind === 'discount' ? -amount : amount)),
      0,
    ),
  );

/** How much a bill asks above the price that was agreed; nothing if there was none. */
export const aboveAgreed = (lines: readonly MoneyLine[], agreedPrice: number | null): number =>
  agreedPrice === null ? 0 : Math.max(0, workOn(lines) - agreedPrice);

/** Pets without a price on a visit of which others have one: nothing was agreed for them yet. */
export const unpricedPets = (pets: readonly { id: string; price: number | null }[]): string[] =>
  pets.some(({ price }) => price !== null) ? pets.flatMap(({ id, price }) => (price === null ? id : [])) : [];

/** The lines that are compared with what was agreed: all but those of unpriced pets. */
export const agreedLinesOf = <Line extends MoneyLine & { petId?: string | null | undefined }>(
  lines: readonly Line[],
  unpriced: readonly string[],
): Line[] => lines.filter(({ petId }) => !petId || !unpriced.includes(petId));

type Paid = { amount: number; tax: number };

/**
 * The tax within a payment: its share of the bill's tax rounded down, and the rest with the payment that completes the bill.
 * `earlier` has the payments and reversals so far.
 */
export function taxWithin(amount: number, earlier: readonly Paid[], bill: { tax: number; total: number }) {
  const paid = earlier.reduce((sum, each) => sum + each.amount, 0);
  const taxed = earlier.reduce((sum, each) => sum + each.tax, 0);
  if (paid + amount === bill.total) return bill.tax - taxed;
  return bill.total === 0 ? 0 : Math.floor((amount * bill.tax) / bill.total);
}
