import type { Applicant } from '#contract/shift-applications.ts';

/** The rows in which applicants are compared. */
export const comparedRows = ['experience', 'distance', 'workedHere', 'dogsADay'] as const;
export type ComparedRow = (typeof comparedRows)[number];
type Candidate = Pick<Applicant, 'id' | 'groomer'>;

/** The value of a row as a number of which more is better; null where it is not known. */
const scores: Record<ComparedRow, (groomer: Applicant['groomer']) => number | null> = {
  experience: ({ yearsExperience }) => yearsExperience,
  distance: ({ distanceMiles }) => (distanceMiles === null ? null : -distanceMiles),
  workedHere: ({ workedHere }) => workedHere,
  dogsADay: ({ dogsPerDayLow: low, dogsPerDayHigh: high }) => high ?? low,
};

/** Who has the best value of each row. Nobody where all have the same, or where there is nothing to compare with. */
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

/** Who leads in the most rows; of equals the one who stands first. */
export function favorite(applicants: readonly Candidate[]): string | undefined {
  const best = bestValues(applicants);
  const wins = ({ id }: Candidate) => comparedRows.filter((row) => best[row].has(id)).length;
  const most = Math.max(...applicants.map(wins));
  return applicants.find((applicant) => wins(applicant) === most)?.id;
}
