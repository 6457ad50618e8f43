import { shown } from '../cells/reading.ts';
import type { Reading } from '../cells/reading.ts';

/** What a row collects while it is read. */
export type Findings = {
  remarks: string[];
  doubts: string[];
  notes: string[];
  /** What was said of the way in. */
  ways: string[];
};

/** Takes what a cell says. What it does not say is remarked, and its words become a note under the column's heading. */
export function take<T>(
  reading: Reading<T>,
  found: Findings,
  heading: string,
  notes = found.notes,
): T | undefined {
  if (reading.because) found.remarks.push(reading.because);
  if (reading.beside) notes.push(`${heading}: ${reading.beside}`);
  return reading.value ?? undefined;
}

export const doubtfulDay = (cell: string): string =>
  `"${shown(cell)}" can be two days, as other rows write the day first and the month first`;
