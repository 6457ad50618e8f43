import type { Pet } from '#contract/pets/pets.ts';
import { isoDay } from '#web/lib/dates.ts';

/** True if the date of the next groom has been reached. */
export const isDue = ({ dueOn }: Pick<Pet, 'dueOn'>, now: Date): boolean =>
  dueOn !== null && dueOn <= isoDay(now);
