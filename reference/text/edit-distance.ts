const newRow = (width: number) => new Uint8Array(width);
/** Kept between calls: a search compares a text with thousands of names. */
let rows: [Uint8Array, Uint8Array, Uint8Array] = [newRow(64), newRow(64), newRow(64)];

/**
 * The minimum number of insertions, deletions, substitutions and swaps of neighbors that turn `written` into
 * `meant`, or `limit` + 1 if it exceeds `limit`. With `open`, `meant` may be longer: 'goldne r' is 1 from
 * 'golden retriever'.
 */
export function editDistance(written: string, meant: string, limit: number, open = false): number {
  if (written.length - meant.length > limit) return limit + 1;
  if (!open && meant.length - written.length > limit) return limit + 1;

  const width = Math.min(meant.length, written.length + limit) + 1;
  if (width > rows[0].length) rows = [newRow(width), newRow(width), newRow(width)];
  let [twoAbove, above, row] = rows;
  for (let column = 0; column < width; column++) above[column] = column;

  for (let i = 1; i <= written.length; i++) {
    row[0] = i;
    let best = i;
    for (let j = 1; j < width; j++) {
      const same = written[i - 1] === meant[j - 1];
      let cost = Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && written[i - 1] === meant[j - 2] && written[i - 2] === meant[j - 1];
      if (swapped) cost = Math.min(cost, at(twoAbove, j - 2) + 1);
      row[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    [twoAbove, above, row] = [above, row, twoAbove];
  }
  let distance = at(above, width - 1);
  if (open) for (let column = 0; column < width; column++) distance = Math.min(distance, at(above, column));
  return Math.min(distance, limit + 1);
}

const at = (row: Uint8Array, column: number) => row[column] ?? 0;
