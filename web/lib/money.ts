const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/**
 * Cents with two decimals, for invoices, plans and sums: 2796 → '$27.96', 9800 → '$98.00', -300 → '-$3.00'.
 */
export const exactPrice = (cents: number): string => exact.format(cents / 100);

/** Cents without zero decimals, for offers and budgets: 9350 → '$93.50', 9800 → '$98'. */
export const price = (cents: number): string =>
  cents % 100 === 0 ? whole.format(cents / 100) : exactPrice(cents);

/** From this sum on, in cents, the cents are not shown. */
const wholeFrom = 100_000;

/** Formats the sum of many amounts, the same on every screen: 31023 → '$310.23', 124050 → '$1,241'. */
export const sumPrice = (cents: number): string =>
  cents < wholeFrom ? price(cents) : dollars(Math.round(cents / 100));

/** Whole dollars, for fields that are stored in dollars: 1250 → '$1,250'. */
export const dollars = (amount: number): string => whole.format(amount);

/** Two amounts in whole dollars: '$234–$288'; one figure when they are equal. */
export const dollarRange = (min: number, max: number): string =>
  min === max ? dollars(min) : `${dollars(min)}–${dollars(max)}`;

/** Formats cents for a form field: 4000 → '40', 4050 → '40.50'. */
export const dollarsForInput = (cents: number): string => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);

/** Parses typed dollars into cents: '1,240.50' → 124050, '$40' → 4000; NaN if it is not an amount. */
export const typedCents = (text: string): number =>
  /^\s*\$?\s*\d[\d,]{0,9}(\.\d{1,2})?\s*$/.test(text)
    ? Math.round(Number(text.replaceAll(/[$,\s]/g, '')) * 100)
    : Number.NaN;
