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

/** Leaves out the free times of bathers for a haircut, unless there are no others. */
export function openingsFor(
  openings: readonly Opening[],
  services: readonly AnyService[],
  salon: Salon,
): readonly Opening[] {
  if (!services.some((service) => haircuts.has(service))) return openings;
  const bathers = new Set(salon?.people.filter(({ role }) => role === 'bather').map(({ id }) => id));
  const suited = openings.filter(({ staff }) => !staff || !bathers.has(staff.id));
  return suited.length > 0 ? suited : openings;
}
