/** Formats rows as CSV for a spreadsheet. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n');

/** Quotes a cell where needed, and escapes text that a spreadsheet would run as a formula. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Saves a CSV table as a browser download. */
export function downloadCsv(fileName: string, table: string): void {
  const url = URL.createObjectURL(new Blob([table], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  URL.revokeObjectURL(url);
}
