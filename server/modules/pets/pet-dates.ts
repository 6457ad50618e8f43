import { fieldProblem } from '#server/platform/problem.ts';

/** Maximum age in years; an earlier birth year, such as 1920, is a typing mistake. */
const oldest = 60;

type Dated = { birthDate?: string | null | undefined; bites?: { on: string }[] | undefined };

/**
 * Checks that a pet's birth and bites are not in the future. `at` is the path of the pet in the request. @throws Problem `invalid`
 * naming the field
 */
export function requirePastDates({ birthDate, bites = [] }: Dated, today: string, at = ''): void {
  if (birthDate && birthDate > today)
    throw fieldProblem(`${at}birthDate`, 'The day of birth has not come yet.');
  if (birthDate && Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) > oldest) {
    throw fieldProblem(`${at}birthDate`, `No pet is older than ${oldest} years. Check the year.`);
  }
  const future = bites.findIndex(({ on }) => on > today);
  if (future >= 0) throw fieldProblem(`${at}bites.${future}.on`, 'The day of this bite has not come yet.');
}
