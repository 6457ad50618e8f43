import type { Opening } from '#contract/day/day.ts';
import type { AnyService, ServiceCode } from '#contract/pets/pet-codes.ts';
import type { Salon } from './booking.api.ts';

/** Work with clippers or scissors. */
const haircuts: ReadonlySet<AnyService> = new Set<ServiceCode>([
  'full_groom',
  'bath_tidy',
  'hand_strip',
  'hand_scissor',
  'shave_down',
  'puppy_intro',
  'senior_package',
]);

/**
 * The free times of the person who was chosen, each once. Of all people, those of bathers are left out for a haircut unless there are no
 * others.
 */
export function openingsFor(
  openings: readonly Opening[],
  services: readonly AnyService[],
  salon: Salon,
  staffId?: string,
): readonly Opening[] {
  if (staffId) {
    const own = openings.filter(({ staff }) => !staff || staff.id === staffId);
    return [...new Map(own.map((opening) => [opening.startsAt, opening])).values()];
  }
  if (!services.some((service) => haircuts.has(service))) return openings;
  const bathers = new Set(salon?.people.filter(({ role }) => role === 'bather').map(({ id }) => id));
  const suited = openings.filter(({ staff }) => !staff || !bathers.has(staff.id));
  return suited.length > 0 ? suited : openings;
}
