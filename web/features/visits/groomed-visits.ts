import type { Visit } from '#contract/grooming/visits.ts';
import { isoDay } from '#web/lib/dates.ts';

/** A completed visit for the figures, with its agreed price and local date. */
const groomedVisit = ({ startsAt, timeZone, owner, title, pets, price }: Visit) => ({
  day: isoDay(startsAt, timeZone),
  owner: owner.name,
  title,
  pets: pets.length,
  pay: price,
});

/** Completed visits that the person did as a groomer; a business's visits count for the business. */
export const groomedByOneself = (visits: readonly Visit[]) =>
  visits
    .filter(({ status, provider }) => status === 'completed' && provider.as === 'groomer')
    .map(groomedVisit);
