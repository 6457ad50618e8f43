import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';

/** Visits by the action they need from the provider, most important group first. */
export type VisitGroups = {
  /** Check-ins, report cards, no-shows and proposals that need the provider. */
  needsYou: Visit[];
  upcoming: Visit[];
  past: Visit[];
};

/** Actions that a visit may need from the provider, most urgent first. */
const duties: readonly [Visit['actions'][number], string][] = [
  ['accept', 'Answer the request'],
  ['check_out', 'Check out'],
  ['complete', 'Write report card'],
  ['check_in', 'Check in'],
  ['no_show', 'Did they show up?'],
  ['accept_move', 'New time proposed'],
];

/** The action that the provider has to take, and the page for it; undefined if there is none. */
export function neededActionOf({ id, actions }: Visit): { label: string; to: string } | undefined {
  const [action, label] = duties.find(([each]) => actions.includes(each)) ?? [];
  return label === undefined
    ? undefined
    : { label, to: href(action === 'check_out' ? 'check-out' : 'visit', { id }) };
}

/** Groups the visits: upcoming ones soonest first, past ones latest first. */
export function groupVisits(visits: readonly Visit[]): VisitGroups {
  const soonest = visits.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const open = soonest.filter(
    ({ status }) => status === 'awaiting_answer' || status === 'booked' || status === 'checked_in',
  );
  return {
    needsYou: open.filter(neededActionOf),
    upcoming: open.filter((visit) => !neededActionOf(visit)),
    past: soonest.filter((visit) => !open.includes(visit)).toReversed(),
  };
}

/** Visits that have ended and still need the provider, each once. */
export const visitsToFinish = (visits: readonly Visit[], now: Date): Visit[] =>
  groupVisits([...new Map(visits.map((visit) => [visit.id, visit])).values()]).needsYou.filter(
    ({ endsAt }) => Date.parse(endsAt) <= now.getTime(),
  );

/** Counts the visits that are not past. */
export const countOpenVisits = ({ needsYou, upcoming }: VisitGroups): number =>
  needsYou.length + upcoming.length;
