import type { Visit } from '#contract/grooming/visits.ts';
import { href } from '#contract/pages.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';

/** How an act on a visit waits for a signal, e.g. 'Check-in of Otto'. */
export const keptFor = (visit: Visit, what: string) => ({
  record: visit.id,
  title: `${what} ${petNames(visit.pets)}`,
  to: href('visit', { id: visit.id }),
});
