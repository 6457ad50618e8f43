import { findHeadings } from './sheet/find-headings.ts';
import { guessColumns } from './sheet/guess-columns.ts';
import { readSheet } from './sheet/read-sheet.ts';

/** Reads a file: its rows, headings and the guess of what its columns hold. */
export async function readFile(bytes: Uint8Array, today: string) {
  const table = findHeadings(await readSheet(bytes));
  return { ...table, ...guessColumns(table, today) };
}
