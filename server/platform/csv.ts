/** Spreadsheets read UTF-8 only with this mark; without it, José is JosÃ©. */
const utf8Mark = '\uFEFF';

/** Formats rows as the text of a whole CSV file (RFC 4180). */
export const toCsv = (rows: readonly (readonly unknown[])[]): string => utf8Mark + csvRows(rows);

/** Formats rows that continue a CSV file. */
export const csvRows = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

/** A number is no formula, so it keeps its minus and can be summed; a plus begins phone numbers. */
const number = /^-?\d+(?:\.\d+)?$/;
/** Spreadsheets also take these after blanks and marks that are not seen, and in full width. */
const formula = /^[\s\p{Cf}\p{Cc}]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20\t\r\n]/u;

/** Escapes a cell; one that starts like a formula gets a quote, so that no spreadsheet runs it. */
function quoted(value: unknown): string {
  const text = plain(value);
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
