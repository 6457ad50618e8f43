import type { Visit } from '#contract/visits.ts';

/** Visits by what they ask of a provider, in the order in which they matter. */
export type VisitGroups = {
  /** A pet to check in, a report card to write, somebody who did not come. */
  needsYou: Visit[];
  upcoming: Visit[];
  past: Visit[];
};

/** What can wait for a provider, the most pressing first. */
const duties: readonly [Visit['actions'][number], string][] = [
  ['complete', 'Write report card'],
  ['check_in', 'Check in'],
  ['no_show', 'Did they show up?'],
  ['accept_move', 'New time proposed'],
];

/** What waits for a provider, in words; undefined where nothing does. */
export const dutyOf = ({ actions }: Visit): string | undefined =>
  duties.find(([action]) => actions.includes(action))?.[1];

/** What comes is soonest first, what was is latest first. */
export function groupVisits(visits: readonly Visit[]): VisitGroups {
  const soonest = visits.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const open = soonest.filter(({ status }) => status === 'booked' || status === 'checked_in');
  return {
    needsYou: open.filter(dutyOf),
    upcoming: open.filter((visit) => !dutyOf(visit)),
    past: soonest.filter((visit) => !open.includes(visit)).toReversed(),
  };
}

/** What still waits for a provider although its time is over. */
export const visitsToFinish = (visits: readonly Visit[], now: Date): Visit[] =>
  groupVisits(visits).needsYou.filter(({ endsAt }) => Date.parse(endsAt) <= now.getTime());

/** How many are not over yet. */
export const openVisits = ({ needsYou, upcoming }: VisitGroups): number => needsYou.length + upcoming.length;
