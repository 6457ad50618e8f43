import { dayIn } from '#server/platform/wall-clock.ts';
import type { z } from 'zod';
import type { Pet } from '#contract/pets/pets.ts';
import { yearsBetween } from '#reference/calendar-days.ts';
import { groomingDueOn } from '#reference/grooming-intervals.ts';
import { ageInYears } from '#reference/life-stages.ts';
import type { PetRow } from './pets.queries.ts';

/** Maps a pet to the API's shape, with its age today and the day its next groom is due, by its owner's place. */
export function toPet(row: PetRow, now: Date): z.input<typeof Pet> {
  const { photoUrl, ageToldOn, advisedWeeks, timeZone, ...pet } = row;
  const today = dayIn(now, timeZone);
  return {
    ...(pet as unknown as z.input<typeof Pet>),
    age: row.birthDate
      ? ageInYears(row.birthDate, today)
      : row.age !== null && ageToldOn
        ? row.age + yearsBetween(ageToldOn, today)
        : null,
    petImageUrl: photoUrl,
    dueOn: row.lastGroomedAt
      ? groomingDueOn({
          species: row.species,
          coat: row.coat ?? 'smooth',
          lastGroomedOn: dayIn(row.lastGroomedAt, timeZone),
          advisedWeeks: row.groomEveryWeeks ?? advisedWeeks ?? undefined,
        })
      : null,
  };
}
