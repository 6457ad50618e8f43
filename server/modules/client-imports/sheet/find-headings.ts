import { targetOf } from './header-words.ts';
import type { Sheet, SheetRow } from './read-sheet.ts';

/** A sheet divided into the row of its headings, if it has one, and its rows. */
export type Table = { headings: SheetRow | null; rows: SheetRow[]; width: number; remarks: string[] };

const looksLikeData = /\d{3}.*\d{4}|@|\$\s?\d|^\d+(?:[./-]\d+)*$/;

/** Finds the headings among the first rows: the row with most words that name a column, and no phone, email or price. */
export function findHeadings({ rows, remarks }: Sheet): Table {
  const width = rows.reduce(
    (most, { cells }) => Math.max(most, cells.findLastIndex((cell) => cell !== '') + 1),
    0,
  );
  let best: { row: SheetRow; known: number } | null = null;
  for (const row of rows.slice(0, 10)) {
    const cells = row.cells.filter((cell) => cell !== '');
    if (cells.some((cell) => looksLikeData.test(cell) || cell.length > 60)) continue;
    const known = cells.filter((cell) => targetOf(cell) !== undefined).length;
    if (known >= Math.min(2, width) && known * 3 >= cells.length && known > (best?.known ?? 0))
      best = { row, known };
  }
  if (!best) return { headings: null, rows, width, remarks };
  const at = rows.indexOf(best.row);
  const above = rows.slice(0, at);
  return {
    headings: best.row,
    rows: rows.slice(at + 1),
    width,
    remarks:
      above.length === 0
        ? remarks
        : [
            ...remarks,
            `Above the headings, and left out: ${above.map(({ cells }) => `"${cells.filter(Boolean).join(' ')}"`).join(', ')}.`,
          ],
  };
}
