import type { Visit } from '#contract/grooming/visits.ts';
import { href } from '#contract/pages.ts';

/** Who drives may be late by less. */
const overdueAfter = 30;

/** Whether a visit should have begun so long ago, with what was said about being late, that its client may count as not there. */
export const isOverdue = ({ actions, startsAt, lateMinutes }: Visit, now: Date): boolean =>
  actions.includes('check_in') &&
  actions.includes('no_show') &&
  now.getTime() - Date.parse(startsAt) >= ((lateMinutes ?? 0) + overdueAfter) * 60_000;

/** Whether the provider drives there and has not said that they are on the way. */
export const mayTellOnMyWay = ({ actions, atHome, onMyWayAt }: Visit): boolean =>
  actions.includes('on_my_way') && atHome && onMyWayAt === null;

/** Whether that is what they do next. */
export const tellsOnMyWay = (visit: Visit, now: Date): boolean =>
  mayTellOnMyWay(visit) && !isOverdue(visit, now);

const acts = [
  ['accept', 'Answer the request'],
  ['check_out', 'Check out'],
  ['complete', 'Write report card'],
  ['on_my_way', 'On my way'],
  ['check_in', 'Check in'],
] as const;

/** The one next step of a provider's visit and its label, on the Day and on the dashboard alike. */
export const nextActOf = (visit: Visit, now: Date): (typeof acts)[number] | undefined =>
  acts.find(([act]) => (act === 'on_my_way' ? tellsOnMyWay(visit, now) : visit.actions.includes(act)));

/** The next step as a link, for where there is room for no more than that. */
export function nextLinkOf(visit: Visit, now: Date): { label: string; to: string } | undefined {
  const [act, label] = nextActOf(visit, now) ?? [];
  return label && { label, to: href(act === 'check_out' ? 'check-out' : 'visit', { id: visit.id }) };
}
