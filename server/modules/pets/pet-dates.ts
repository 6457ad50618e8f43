import { fieldProblem } from '#server/platform/problem.ts';
import { instantAt } from '#server/platform/wall-clock.ts';

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

type GroomDay = { today: string; timeZone: string; at?: string };

/** The instant of the last groom: noon of its day. @throws Problem `invalid` */
export function groomedAt(day: string | null | undefined, { today, timeZone, at = '' }: GroomDay) {
  if (!day) return null;
  if (day > today) throw fieldProblem(`${at}lastGroomedOn`, 'This day has not come yet.');
  if (day < '2000-01-01') throw fieldProblem(`${at}lastGroomedOn`, 'Use a day since 2000.');
  return instantAt(day, '12:00', timeZone);
}
