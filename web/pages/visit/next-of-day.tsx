import { Link } from 'react-router';
import type { Visit } from '#contract/grooming/visits.ts';
import { isCompleted, isOpen } from '#contract/visits/visit-status.ts';
import { href } from '#contract/pages.ts';
import { DirectionsLink } from '#web/domain/map/directions-link.tsx';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { clockTime, isoDay } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useZoneWithoutPlace } from '../parts/ask-place.tsx';
import { useDay } from '#web/features/day/day.api.ts';

/** After a visit of today that is done: the one that comes next, with the way there where it is at a home. */
export function NextOfDay({ visit }: { visit: Visit }) {
  const now = useNow();
  const isToday = isoDay(visit.startsAt, visit.timeZone) === isoDay(now.toISOString(), visit.timeZone);
  const { data: day } = useDay(undefined, useZoneWithoutPlace(), isCompleted(visit.status) && isToday);
  const next = day?.visits.find(
    ({ id, status, staff }) => id !== visit.id && isOpen(status) && staff?.id === visit.staff?.id,
  );
  if (!next) return null;
  return (
    <nav aria-label="Next visit of the day" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link
        to={href('visit', { id: next.id })}
        className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline tabular-nums"
      >
        Next: {next.pets.length > 0 ? petNames(next.pets) : next.title},{' '}
        {clockTime(next.startsAt, next.timeZone)}
      </Link>
      {next.atHome && next.address && <DirectionsLink to={next.address} />}
    </nav>
  );
}
