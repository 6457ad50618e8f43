import {
  checkInEarlyMinutes,
  isCompleted,
  missedAfterMinutes,
  VisitAction,
} from '#contract/grooming/grooming-lifecycle.ts';
import { reliabilityRules } from '#contract/reliability.ts';
import type { VisitStatus } from '#contract/grooming/grooming-lifecycle.ts';
import type { MoveProposal } from '#contract/grooming/visits.ts';
import { reviewWindowDays } from '#contract/reviews.ts';
import { days, minutes } from '#server/platform/clock.ts';
import { can as canTake } from '#server/platform/lifecycle.ts';
import { all, alreadyDone, member, noSuch, tooEarly, tooLate, whereStarts } from '#server/platform/policy.ts';
import type { Refusal, Rule as RuleAbout, Viewer } from '#server/platform/policy.ts';
import { visitLifecycle } from './visits.lifecycle.ts';

/** The data that the rules need. Instants are ISO 8601. */
export type VisitFacts = {
  ownerId: string;
  providerId: string;
  status: VisitStatus;
  startsAt: string;
  cancelledBy: 'provider' | 'pet_owner' | null;
  cancelledAt: string | null;
  completedAt: string | null;
  /** The stored proposal; see `openProposal`. */
  proposal: MoveProposal | null;
  /** Whether the viewer has reviewed it. */
  reviewed: boolean;
  /** Whether it was rebooked. */
  rebooked: boolean;
};

type Rule = RuleAbout<[visit: VisitFacts]>;

const noSuchVisit = noSuch('visit');

/** The refusal of an action that does not match the visit's status. */
const statusExplanation: Record<VisitStatus, Refusal> = {
  booked: tooEarly('The pet is not checked in yet.'),
  checked_in: tooLate('The pet is checked in.'),
  completed: tooLate('This visit is completed.'),
  cancelled: tooLate('This visit was cancelled.'),
  no_show: tooLate('Someone did not show up for this visit.'),
};

const isOwner = (visit: VisitFacts, viewer: Viewer) => visit.ownerId === viewer.id;
const isProvider = (visit: VisitFacts, viewer: Viewer) => visit.providerId === viewer.id;
const owner: Rule = (visit, viewer) => (isOwner(visit, viewer) ? undefined : noSuchVisit);
const provider: Rule = (visit, viewer) => (isProvider(visit, viewer) ? undefined : noSuchVisit);
const eitherSide: Rule = (visit, viewer) => (seesVisit(visit, viewer) ? undefined : noSuchVisit);
const can = whereStarts(visitLifecycle, statusExplanation);

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

/** Until when a cancellation can be undone, in milliseconds since 1970. */
const undoableUntil = (cancelledAt: string) =>
  Date.parse(cancelledAt) + minutes(reliabilityRules.undoMinutes);
const cancelledJustNow: Rule = ({ cancelledAt }, _, now) =>
  cancelledAt && now.getTime() < undoableUntil(cancelledAt)
    ? undefined
    : tooLate(`A cancellation could be undone for ${reliabilityRules.undoMinutes} minutes.`);
const byCanceler: Rule = (visit, viewer) =>
  visit.cancelledBy === sideOf(visit, viewer)
    ? undefined
    : { code: 'forbidden', detail: 'The other side cancelled this visit.' };
const completed: Rule = ({ status }) =>
  isCompleted(status) ? undefined : tooEarly('This is for completed visits.');
const reviewable: Rule = ({ completedAt, reviewed }, _, now) =>
  !completedAt || now.getTime() - Date.parse(completedAt) >= days(reviewWindowDays)
    ? tooLate(`Reviews are for the ${reviewWindowDays} days after the visit.`)
    : reviewed
      ? alreadyDone('You have reviewed this already.')
      : undefined;
const notRebooked: Rule = ({ rebooked }) =>
  rebooked ? alreadyDone('You have asked for this visit again already.') : undefined;

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
  undo_cancel: all(eitherSide, can('restore'), byCanceler, cancelledJustNow, beforeStart),
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
  return proposal &&
    canTake(visitLifecycle, 'move', status) &&
    isAhead(startsAt) &&
    isAhead(proposal.startsAt)
    ? proposal
    : null;
}

/**
 * Returns when time alone next changes the allowed actions or the proposal, in milliseconds since 1970; infinite if never.
 */
export function actionsValidUntil(
  {
    startsAt,
    completedAt,
    cancelledAt,
    proposal,
  }: Pick<VisitFacts, 'startsAt' | 'completedAt' | 'cancelledAt' | 'proposal'>,
  now: Date,
): number {
  const start = Date.parse(startsAt);
  const turns = [
    start - minutes(checkInEarlyMinutes),
    start,
    start + minutes(missedAfterMinutes),
    cancelledAt ? undoableUntil(cancelledAt) : 0,
    proposal ? Date.parse(proposal.startsAt) : 0,
    completedAt ? Date.parse(completedAt) + days(reviewWindowDays) : 0,
  ];
  return Math.min(...turns.filter((turn) => turn > now.getTime()));
}

/** Whether the viewer is one of the two sides of a visit. */
export const seesVisit = (visit: VisitFacts, viewer: Viewer) =>
  isOwner(visit, viewer) || isProvider(visit, viewer);

/** Returns the viewer's side of the visit. */
export const sideOf = (visit: VisitFacts, viewer: Viewer) =>
  isProvider(visit, viewer) ? ('provider' as const) : ('pet_owner' as const);
