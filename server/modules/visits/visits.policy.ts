import {
  checkInEarlyMinutes,
  missedAfterMinutes,
  VisitAction,
  visitTransitions,
} from '#contract/grooming/grooming-lifecycle.ts';
import type { VisitStatus } from '#contract/grooming/grooming-lifecycle.ts';
import type { MoveProposal } from '#contract/grooming/visits.ts';
import { reviewWindowDays } from '#contract/reviews.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { days } from '#server/platform/clock.ts';
import { all } from '#server/platform/problem.ts';
import type { Refusal } from '#server/platform/problem.ts';

/** The data that the rules need. Instants are ISO 8601. */
export type VisitFacts = {
  ownerId: string;
  providerId: string;
  status: VisitStatus;
  startsAt: string;
  completedAt: string | null;
  /** The stored proposal; see `openProposal`. */
  proposal: MoveProposal | null;
  /** Whether the viewer has reviewed it. */
  reviewed: boolean;
  /** Whether it was rebooked. */
  rebooked: boolean;
};

type Rule = (visit: VisitFacts, viewer: Actor, now: Date) => Refusal | undefined;

const noSuchVisit: Refusal = { code: 'not_found', detail: 'There is no such visit.' };
const tooLate = (detail: string): Refusal => ({ code: 'too_late', detail });
const tooEarly = (detail: string): Refusal => ({ code: 'too_early', detail });

/** The refusal of an action that does not match the visit's status. */
const statusExplanation: Record<VisitStatus, Refusal> = {
  booked: tooEarly('The pet is not checked in yet.'),
  checked_in: tooLate('The pet is checked in.'),
  completed: tooLate('This visit is completed.'),
  cancelled: tooLate('This visit was cancelled.'),
  no_show: tooLate('Someone did not show up for this visit.'),
};

const isOwner = (visit: VisitFacts, viewer: Actor) => visit.ownerId === viewer.id;
const isProvider = (visit: VisitFacts, viewer: Actor) => visit.providerId === viewer.id;
const owner: Rule = (visit, viewer) => (isOwner(visit, viewer) ? undefined : noSuchVisit);
const provider: Rule = (visit, viewer) => (isProvider(visit, viewer) ? undefined : noSuchVisit);
const eitherSide: Rule = (visit, viewer) => (seesVisit(visit, viewer) ? undefined : noSuchVisit);
const member: Rule = (_, viewer) =>
  viewer.hasMembership
    ? undefined
    : { code: 'membership_required', detail: 'This needs an active membership.' };

const can =
  (transition: keyof typeof visitTransitions): Rule =>
  ({ status }) =>
    (visitTransitions[transition].from as readonly VisitStatus[]).includes(status)
      ? undefined
      : statusExplanation[status];

const minutesAfterStart = ({ startsAt }: VisitFacts, now: Date) =>
  (now.getTime() - Date.parse(startsAt)) / 60_000;
const aboutToStart: Rule = (visit, _, now) =>
  minutesAfterStart(visit, now) < -checkInEarlyMinutes
    ? tooEarly(`Pets are checked in from ${checkInEarlyMinutes / 60} hours before the start.`)
    : undefined;
const beforeStart: Rule = (visit, _, now) =>
  minutesAfterStart(visit, now) >= 0
    ? tooLate('The start time of this visit has passed. If someone did not show up, say so.')
    : undefined;
const afterStart: Rule = (visit, _, now) =>
  minutesAfterStart(visit, now) < missedAfterMinutes
    ? tooEarly(`Wait until ${missedAfterMinutes} minutes after the start.`)
    : undefined;

const completed: Rule = ({ status }) =>
  status === 'completed' ? undefined : tooEarly('This is for completed visits.');
const reviewable: Rule = ({ completedAt, reviewed }, _, now) =>
  !completedAt || now.getTime() - Date.parse(completedAt) >= days(reviewWindowDays)
    ? tooLate(`Reviews are for the ${reviewWindowDays} days after the visit.`)
    : reviewed
      ? { code: 'already_done', detail: 'You have reviewed this already.' }
      : undefined;
const notRebooked: Rule = ({ rebooked }) =>
  rebooked ? { code: 'already_done', detail: 'You have asked for this visit again already.' } : undefined;

const noProposal: Refusal = tooLate(
  'No new time is proposed any more: it was answered or withdrawn, or its time has passed.',
);
const proposed: Rule = (visit, _, now) => (openProposal(visit, now) ? undefined : noProposal);
const byOtherSide: Rule = (visit, viewer) =>
  visit.proposal?.by === sideOf(visit, viewer)
    ? { code: 'forbidden', detail: 'You proposed this time: the other side answers it.' }
    : undefined;
const byOneself: Rule = (visit, viewer) =>
  visit.proposal?.by === sideOf(visit, viewer)
    ? undefined
    : { code: 'forbidden', detail: 'The other side proposed this time: accept or decline it.' };
const movable = all(eitherSide, can('move'), beforeStart);

const rules: Record<VisitAction, Rule> = {
  check_in: all(provider, can('check_in'), aboutToStart),
  complete: all(provider, can('complete')),
  propose_move: movable,
  accept_move: all(movable, proposed, byOtherSide),
  decline_move: all(movable, proposed, byOtherSide),
  withdraw_move: all(movable, proposed, byOneself),
  cancel: all(eitherSide, can('cancel'), beforeStart),
  no_show: all(eitherSide, can('no_show'), afterStart),
  review: all(eitherSide, reviewable),
  rebook: all(owner, member, completed, notRebooked),
};

/** Returns why the viewer may not do this now, or undefined if they may. */
export const visitRefusal = (action: VisitAction, ...facts: Parameters<Rule>) => rules[action](...facts);

/** Lists the actions that the viewer may take now. */
export const visitActions = (...facts: Parameters<Rule>): VisitAction[] =>
  VisitAction.options.filter((action) => !visitRefusal(action, ...facts));

/**
 * Returns the proposal that awaits an answer. A proposal lapses once the visit is not booked or either time
 * has passed.
 */
export function openProposal(
  { status, startsAt, proposal }: Pick<VisitFacts, 'status' | 'startsAt' | 'proposal'>,
  now: Date,
): MoveProposal | null {
  const isAhead = (at: string) => Date.parse(at) > now.getTime();
  return proposal && status === 'booked' && isAhead(startsAt) && isAhead(proposal.startsAt) ? proposal : null;
}

/** Whether the viewer is one of the two sides of a visit. */
export const seesVisit = (visit: VisitFacts, viewer: Actor) =>
  isOwner(visit, viewer) || isProvider(visit, viewer);

/** Returns the viewer's side of the visit. */
export const sideOf = (visit: VisitFacts, viewer: Actor) =>
  isProvider(visit, viewer) ? ('provider' as const) : ('pet_owner' as const);
