const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats cents for mails and documents: 4999 → '$49.99', -700 → '-$7.00'. */
export const dollars = (cents: number): string => exact.format(cents / 100);

/** Formats cents for a sentence: 2500 → '$25', 2550 → '$25.50'. */
export const dollarsInShort = (cents: number): string => dollars(cents).replace(/\.00$/, '');

/** Formats cents for a column of a document: -700 → '−$7.00', with a true minus sign. */
export const dollarsInColumn = (cents: number): string => dollars(cents).replace('-', '−');

/** Formats cents for a spreadsheet: 124050 → '1240.50'. */
export const dollarsInCell = (cents: number): string => (cents / 100).toFixed(2);
