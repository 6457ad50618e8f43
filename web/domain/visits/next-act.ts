import type { Visit } from '#contract/grooming/visits.ts';
import { href } from '#contract/pages.ts';

/** Whether the provider drives there and has not said that they are on the way. */
export const tellsOnMyWay = ({ actions, atHome, onMyWayAt }: Visit): boolean =>
  actions.includes('on_my_way') && atHome && onMyWayAt === null;

const acts = [
  ['accept', 'Answer the request'],
  ['check_out', 'Check out'],
  ['complete', 'Write report card'],
  ['on_my_way', 'On my way'],
  ['check_in', 'Check in'],
] as const;

/** The one next step of a provider's visit and its label, on the Day and on the dashboard alike. */
export const nextActOf = (visit: Visit): (typeof acts)[number] | undefined =>
  acts.find(([act]) => (act === 'on_my_way' ? tellsOnMyWay(visit) : visit.actions.includes(act)));

/** The next step as a link, for where there is room for no more than that. */
export function nextLinkOf(visit: Visit): { label: string; to: string } | undefined {
  const [act, label] = nextActOf(visit) ?? [];
  return label && { label, to: href(act === 'check_out' ? 'check-out' : 'visit', { id: visit.id }) };
}
