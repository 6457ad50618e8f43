import type { Visit } from '#contract/grooming/visits.ts';
import { clockTime24, isoDay, timeRange } from '#web/lib/dates.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { hoursOf } from '#web/ui/data/seven-days.ts';
import type { DayOfWork } from '#web/ui/data/seven-days.ts';

const isOpen = ({ status }: Visit): boolean => status === 'booked' || status === 'checked_in';

/** A provider's visits for the week strip. */
export const visitWork = (visits: readonly Visit[]): DayOfWork[] =>
  visits
    .filter((visit) => isOpen(visit) || visit.status === 'completed')
    .map((visit) => ({
      id: visit.id,
      date: isoDay(visit.startsAt, visit.timeZone),
      ...hoursOf(clockTime24(visit.startsAt, visit.timeZone), clockTime24(visit.endsAt, visit.timeZone)),
      kind: 'booked',
      label: `${petNames(visit.pets)}, ${timeRange(visit.startsAt, visit.endsAt, visit.timeZone)}, booked`,
    }));

/** The visit that is in progress or comes next. */
export const nextVisit = (visits: readonly Visit[], now: Date): Visit | undefined =>
  visits
    .filter((visit) => isOpen(visit) && Date.parse(visit.endsAt) > now.getTime())
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))[0];
