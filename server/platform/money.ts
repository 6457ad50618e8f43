const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats cents for mails and documents: 4999 → '$49.99', -700 → '-$7.00'. */
export const dollars = (cents: number): string => exact.format(cents / 100);
