import { parse } from 'csv-parse/sync';

const delimiters = ['\t', ';', ',', '|'];

/** Reads rows of a CSV, tab or semicolon table, or rows pasted from a spreadsheet. */
export function parseRows(text: string): string[][] {
  const delimiter = delimiterOf(text);
  const options = { delimiter, bom: true, relax_column_count: true, skip_empty_lines: false } as const;
  try {
    return parse(text, options);
  } catch {
    // A quote inside a cell, such as 12" in a note, is a mark like any other.
    try {
      return parse(text, { ...options, relax_quotes: true });
    } catch {
      return parse(text, { ...options, quote: null });
    }
  }
}

/** The sign that divides most lines into the same number of cells; a comma where none does. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 200_000)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 50);
  let best = { delimiter: ',', score: 0 };
  for (const delimiter of delimiters) {
    const counts = lines.map((line) => cellsOf(line, delimiter));
    const usual = mostFrequent(counts.filter((count) => count > 1));
    if (usual === undefined) continue;
    const score = counts.filter((count) => count === usual).length * Math.min(usual, 8);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** Counts cells of a line; what stands in quotes divides nothing. */
const cellsOf = (line: string, delimiter: string) =>
  line.replaceAll(/"(?:[^"]|"")*"/g, '').split(delimiter).length;

function mostFrequent(numbers: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0];
}
