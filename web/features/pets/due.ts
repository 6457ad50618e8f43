import type { Pet } from '#contract/pets.ts';
import { isoDay } from '#web/lib/dates.ts';

/** Whether the day has come on which the next groom is due. */
export const isDue = ({ dueOn }: Pick<Pet, 'dueOn'>, now: Date): boolean =>
  dueOn !== null && dueOn <= isoDay(now);
