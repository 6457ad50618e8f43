import type { Visit } from '#contract/visits.ts';

/** Visits by what they ask of a provider, in the order in which they matter. */
export type VisitGroups = {
  /** A pet to check in, a report card to write, somebody who did not come. */
  needsYou: Visit[];
  upcoming: Visit[];
  past: Visit[];
};

const duties = ['check_in', 'complete', 'no_show'] as const;
const asks = ({ actions }: Visit) => duties.some((duty) => actions.includes(duty));

/** What comes is soonest first, what was is latest first. */
export function groupVisits(visits: readonly Visit[]): VisitGroups {
  const soonest = visits.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const open = soonest.filter(({ status }) => status === 'booked' || status === 'checked_in');
  return {
    needsYou: open.filter(asks),
    upcoming: open.filter((visit) => !asks(visit)),
    past: soonest.filter((visit) => !open.includes(visit)).toReversed(),
  };
}

/** How many are not over yet. */
export const openVisits = ({ needsYou, upcoming }: VisitGroups): number => needsYou.length + upcoming.length;
