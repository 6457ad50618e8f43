/**
 * The minimum number of insertions, deletions, substitutions and swaps of neighbors that turn `written` into
 * `meant`, or `limit` + 1 if it exceeds `limit`. With `open`, `meant` may be longer: 'goldne r' is 1 from
 * 'golden retriever'.
 */
export function editDistance(written: string, meant: string, limit: number, open = false): number {
  if (written.length - meant.length > limit) return limit + 1;
  if (!open && meant.length - written.length > limit) return limit + 1;

  const width = meant.length + 1;
  let twoAbove = new Uint8Array(width);
  let above = Uint8Array.from({ length: width }, (_, column) => column);
  let row = new Uint8Array(width);

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
  const distance = open ? Math.min(...above) : at(above, width - 1);
  return Math.min(distance, limit + 1);
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? 0;
}

/** The number of slips allowed in a word of this length. */
export function forgivenSlips(length: number): number {
  if (length < 4) return 0;
  if (length < 8) return 1;
  return length < 12 ? 2 : 3;
}
