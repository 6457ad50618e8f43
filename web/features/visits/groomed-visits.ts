import type { Visit } from '#contract/visits.ts';
import { isoDay } from '#web/lib/dates.ts';

/** A completed visit as figures count it: at its agreed price, by the day where it was. */
const groomedVisit = ({ startsAt, timeZone, owner, title, pets, price }: Visit) => ({
  day: isoDay(startsAt, timeZone),
  owner: owner.name,
  title,
  pets: pets.length,
  pay: price,
});

/** What somebody groomed in their own name; a business's visits are the business's. */
export const groomedByOneself = (visits: readonly Visit[]) =>
  visits
    .filter(({ status, provider }) => status === 'completed' && provider.as === 'groomer')
    .map(groomedVisit);
