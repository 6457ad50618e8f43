import type { Applicant } from '#contract/shifts/shift-applications.ts';

/** Rows in which applicants are compared. */
export const comparedRows = ['experience', 'distance', 'workedHere', 'dogsADay'] as const;
export type ComparedRow = (typeof comparedRows)[number];
type Candidate = Pick<Applicant, 'id' | 'groomer'>;

/** Value of a row as a number where more is better; null if unknown. */
const scores: Record<ComparedRow, (groomer: Applicant['groomer']) => number | null> = {
  experience: ({ yearsExperience }) => yearsExperience,
  distance: ({ distanceMiles }) => (distanceMiles === null ? null : -distanceMiles),
  workedHere: ({ workedHere }) => workedHere,
  dogsADay: ({ dogsPerDayLow: low, dogsPerDayHigh: high }) => high ?? low,
};

/**
 * Ids of the applicants with the best value in each row. A row has none if all values are equal or fewer than
 * two are known.
 */
export function bestValues(applicants: readonly Candidate[]): Record<ComparedRow, ReadonlySet<string>> {
  const best = (row: ComparedRow): ReadonlySet<string> => {
    const known = applicants.flatMap(({ id, groomer }) => {
      const score = scores[row](groomer);
      return score === null ? [] : [{ id, score }];
    });
    const top = Math.max(...known.map(({ score }) => score));
    const winners = known.filter(({ score }) => score === top);
    return new Set(winners.length < known.length ? winners.map(({ id }) => id) : []);
  };
  return {
    experience: best('experience'),
    distance: best('distance'),
    workedHere: best('workedHere'),
    dogsADay: best('dogsADay'),
  };
}

/** Id of the applicant who is best in the most rows; undefined in a tie. */
export function favorite(applicants: readonly Candidate[]): string | undefined {
  const best = bestValues(applicants);
  const wins = ({ id }: Candidate) => comparedRows.filter((row) => best[row].has(id)).length;
  const most = Math.max(...applicants.map(wins));
  const leaders = applicants.filter((applicant) => wins(applicant) === most);
  return leaders.length === 1 ? leaders[0]?.id : undefined;
}
