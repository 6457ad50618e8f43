import type { SourceGrade, TipSource } from '../care-tip.ts';

/**
 * Makes sources of one grade. `readOn` is the day on which the text, a copy or its abstract was compared with the
 * tips that name it; null where none could be read, so that those tips say less.
 */
export const sourcesOf =
  (grade: SourceGrade) =>
  (body: string, year: number | null, title: string, readOn: string | null): TipSource => ({
    title,
    body,
    year,
    readOn,
    grade,
  });
