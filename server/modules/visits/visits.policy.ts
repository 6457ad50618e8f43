import {
  checkInEarlyMinutes,
  isBooked,
  isCheckedIn,
  isCompleted,
  isOpen,
  isStopped,
  missedAfterMinutes,
  ownMissedAfterMinutes,
  undoCheckInMinutes,
  undoNoShowHours,
  VisitAction,
} from '#contract/grooming/grooming-lifecycle.ts';
import { reliabilityRules } from '#contract/reliability.ts';
import type { VisitSource, VisitStatus } from '#contract/grooming/grooming-lifecycle.ts';
import type { MoveProposal } from '#contract/grooming/visits.ts';
import { reviewWindowDays } from '#contract/reviews.ts';
import { days, hours, minutes } from '#server/platform/clock.ts';
import { can as canTake } from '#server/platform/lifecycle.ts';
import { all, alreadyDone, member, noSuch, tooEarly, tooLate, whereStarts } from '#server/platform/policy.ts';
import type { Refusal, Rule as RuleAbout, Viewer } from '#server/platform/policy.ts';
import { asClient, notConfirmed } from './client-acts.policy.ts';
import { visitLifecycle } from './visits.lifecycle.ts';

/** The data that the rules need. Instants are ISO 8601. */
export type VisitFacts = {
  source: VisitSource;
  /** Null for the provider's own client without an account. */
  ownerId: string | null;
  providerId: string;
  providerAs: 'groomer' | 'business';
  status: VisitStatus;
  startsAt: string;
  /** The start and the end of the visit's day at its place, and the end of the day after. */
  dayStartsAt: string;
  dayEndsAt: string;
  nextDayEndsAt: string;
  missedBy: 'provider' | 'pet_owner' | null;
  noShowAt: string | null;
  noShowContested: boolean;
  /** Whether both sides or an admin had the last word on a no-show. */
  noShowSettled: boolean;
  cancelledBy: 'provider' | 'pet_owner' | null;
  cancelledAt: string | null;
  completedAt: string | null;
  /** Until when a visit that was asked for can be answered. */
  answerBy: string | null;
  onMyWayAt: string | null;
  /** When the client confirmed. */
  confirmedAt: string | null;
  /** When it was last checked in. */
  checkedInAt: string | null;
  /** The stored proposal; see `openProposal`. */
  proposal: MoveProposal | null;
  /** Whether the viewer has reviewed it. */
  reviewed: boolean;
  /** Whether it was rebooked. */
  rebooked: boolean;
  /** Whether it has a bill that is not void. */
  billed: boolean;
};

type Rule = RuleAbout<[visit: VisitFacts]>;

const noSuchVisit = noSuch('visit');

/** The refusal of an action that does not match the visit's status. */
const statusExplanation: Record<VisitStatus, Refusal> = {
  awaiting_answer: tooEarly('This visit was asked for and awaits an answer.'),
  declined: tooLate('This visit was declined.'),
  expired: tooLate('Nobody answered in time, so this visit was not booked.'),
  withdrawn: tooLate('The client took this request back.'),
  booked: tooEarly('The pet is not checked in yet.'),
  checked_in: tooLate('The pet is checked in.'),
  completed: tooLate('This visit is completed.'),
  stopped: tooLate('The work on this visit was stopped.'),
  cancelled: tooLate('This visit was cancelled.'),
  no_show: tooLate('Someone did not show up for this visit.'),
  contested: tooLate('The two sides do not agree on a no-show. An admin looks at it.'),
  not_closed: tooLate('Nobody closed this visit, so it has ended without counting for anyone.'),
};

const isOwner = (visit: VisitFacts, viewer: Viewer) => visit.ownerId === viewer.id;
const isProvider = (visit: VisitFacts, viewer: Viewer) => visit.providerId === viewer.id;
const owner: Rule = (visit, viewer) => (isOwner(visit, viewer) ? undefined : noSuchVisit);
const provider: Rule = (visit, viewer) => (isProvider(visit, viewer) ? undefined : noSuchVisit);
const eitherSide: Rule = (visit, viewer) => (seesVisit(visit, viewer) ? undefined : noSuchVisit);
const can = whereStarts(visitLifecycle, statusExplanation);
const notAnswered: Rule = ({ status, answerBy }) =>
  answerBy && isBooked(status) ? alreadyDone('This visit is booked already.') : undefined;
const inTimeToAnswer: Rule = ({ answerBy }, _, now) =>
  answerBy && now.getTime() < Date.parse(answerBy) ? undefined : statusExplanation.expired;

const minutesAfterStart = ({ startsAt }: VisitFacts, now: Date) =>
  (now.getTime() - Date.parse(startsAt)) / 60_000;
const onItsDay: Rule = (visit, _, now) =>
  now.getTime() < Date.parse(visit.dayStartsAt) && minutesAfterStart(visit, now) < -checkInEarlyMinutes
    ? tooEarly('This is for the day of the visit.')
    : undefined;
const beforeStart: Rule = (visit, _, now) =>
  minutesAfterStart(visit, now) >= 0
    ? tooLate('The start time of this visit has passed. If someone did not show up, say so.')
    : undefined;
const afterStart =
  (wait: number): Rule =>
  (visit, _, now) =>
    minutesAfterStart(visit, now) < wait
      ? tooEarly(`Wait until ${wait} minutes after the start.`)
      : undefined;
const notWithYou: Rule = ({ source }) =>
  source === 'walk_in' ? alreadyDone('Who walked in is with you already.') : undefined;
const notOnTheWay: Rule = ({ onMyWayAt }) =>
  onMyWayAt ? alreadyDone('You are on your way already.') : undefined;
const open: Rule = (visit) => (isOpen(visit.status) ? undefined : statusExplanation[visit.status]);

const checkedInJustNow: Rule = ({ checkedInAt }, _, now) =>
  checkedInAt && now.getTime() < Date.parse(checkedInAt) + minutes(undoCheckInMinutes)
    ? undefined
    : tooLate(`A check-in could be undone for ${undoCheckInMinutes} minutes.`);
const missedJustNow: Rule = ({ noShowAt }, _, now) =>
  noShowAt && now.getTime() < Date.parse(noShowAt) + hours(undoNoShowHours)
    ? undefined
    : tooLate(`A no-show could be undone for ${undoNoShowHours} hours.`);

const soonAfter: Rule = (visit, _, now) =>
  isFromMarketplace(visit) && now.getTime() >= Date.parse(visit.nextDayEndsAt)
    ? tooLate('A no-show can be reported until the end of the next day.')
    : undefined;
const inTimeOrLate: Rule = (visit, _, now) => {
  const { status, missedBy, noShowSettled, dayEndsAt } = visit;
  if (canTake(visitLifecycle, 'no_show', status)) return undefined;
  return missedBy === 'pet_owner' && !noShowSettled && now.getTime() < Date.parse(dayEndsAt)
    ? undefined
    : statusExplanation[status];
};

const { contestHours, undoMinutes } = reliabilityRules;
export const contestableUntil = (noShowAt: string) => Date.parse(noShowAt) + hours(contestHours);
export const takenBackUntil = (noShowAt: string) => Date.parse(noShowAt) + minutes(undoMinutes);
const whoMissed: Rule = (visit, viewer) =>
  visit.missedBy === sideOf(visit, viewer)
    ? undefined
    : { code: 'forbidden', detail: 'The side that is said to have missed it answers.' };
const whoReported: Rule = (visit, viewer) =>
  visit.missedBy === sideOf(visit, viewer)
    ? { code: 'forbidden', detail: 'The side that reported it can take it back.' }
    : undefined;
const notSettled: Rule = ({ noShowSettled }) =>
  noShowSettled ? alreadyDone('This no-show is settled.') : undefined;
const notContested: Rule = ({ noShowContested }) =>
  noShowContested
    ? alreadyDone('A no-show of this visit was contested and taken back or overturned.')
    : undefined;
const soonAfterReport: Rule = ({ noShowAt }, _, now) =>
  noShowAt && now.getTime() >= contestableUntil(noShowAt)
    ? tooLate(`A no-show can be contested within ${contestHours} hours.`)
    : undefined;
const justReported: Rule = ({ noShowAt }, _, now) =>
  noShowAt && now.getTime() < takenBackUntil(noShowAt)
    ? undefined
    : tooLate(`A no-show can be taken back for ${undoMinutes} minutes, and while it is contested.`);
/** What is allowed of an uncontested no-show, or at any time while it is contested. */
const orContested =
  (rule: Rule): Rule =>
  (visit, ...rest) =>
    canTake(visitLifecycle, 'uphold', visit.status) ? undefined : rule(visit, ...rest);

/** Until when a cancellation can be undone, in milliseconds since 1970. */
export const undoableUntil = (cancelledAt: string) =>
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
/** What was done before the work was stopped is paid, too. */
const worked: Rule = ({ status }) =>
  isCheckedIn(status) || isStopped(status) ? undefined : statusExplanation[status];
const notBilled: Rule = ({ billed }) =>
  billed ? alreadyDone('This visit is checked out already.') : undefined;
const notRebooked: Rule = ({ rebooked }) =>
  rebooked ? alreadyDone('You have asked for this visit again already.') : undefined;

const noProposal: Refusal = tooLate(
  'No new time is proposed anymore: it was answered or withdrawn, or its time has passed.',
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
const isFromMarketplace = ({ source }: VisitFacts) => source === 'marketplace';
const fromMarketplace: Rule = (visit) =>
  isFromMarketplace(visit)
    ? undefined
    : { code: 'forbidden', detail: 'This is for visits that were booked on the marketplace.' };
const own: Rule = (visit) =>
  isFromMarketplace(visit)
    ? { code: 'forbidden', detail: 'This visit was booked on the marketplace: both sides agree on changes.' }
    : undefined;
const ofBusiness: Rule = ({ providerAs }) =>
  providerAs === 'business'
    ? undefined
    : { code: 'forbidden', detail: 'This is for businesses, which have people.' };
/** Providers decide alone over the visits of their own clients. */
const bySource =
  (marketplace: Rule, ownVisit: Rule): Rule =>
  (...given) =>
    (isFromMarketplace(given[0]) ? marketplace : ownVisit)(...given);
const beforeStartForClient: Rule = (...given) =>
  isProvider(given[0], given[1]) ? undefined : beforeStart(...given);
const untilStart = bySource(beforeStart, beforeStartForClient);
const contestable = all(notSettled, soonAfterReport);
const movable = all(eitherSide, fromMarketplace, can('move'), beforeStart);

const rules: Record<VisitAction, Rule> = {
  accept: all(provider, notAnswered, can('accept'), inTimeToAnswer),
  decline: all(provider, notAnswered, can('decline'), inTimeToAnswer),
  on_my_way: all(provider, can('no_show'), onItsDay, notWithYou, notOnTheWay),
  late: all(provider, can('no_show'), onItsDay),
  check_in: all(provider, can('check_in'), inTimeOrLate, onItsDay),
  undo_check_in: all(provider, can('undo_check_in'), checkedInJustNow),
  complete: all(provider, can('complete')),
  check_out: all(provider, worked, notBilled),
  ask_price: all(provider, can('complete')),
  stage: all(provider, can('complete')),
  assign: all(provider, ofBusiness, open),
  stop: all(provider, can('stop')),
  move: all(provider, own, can('move')),
  reprice: all(provider, own, open),
  propose_move: movable,
  accept_move: all(movable, proposed, byOtherSide),
  decline_move: all(movable, proposed, byOtherSide),
  withdraw_move: all(movable, proposed, byOneself),
  confirm: all(owner, asClient('confirm'), notConfirmed),
  say_late: all(owner, asClient('late')),
  ask_move: all(owner, own, asClient('ask_move')),
  cancel: all(eitherSide, can('cancel'), untilStart),
  undo_cancel: all(eitherSide, can('restore'), byCanceler, cancelledJustNow, untilStart),
  no_show: bySource(
    all(eitherSide, can('no_show'), notContested, afterStart(missedAfterMinutes), soonAfter),
    all(provider, can('no_show'), afterStart(ownMissedAfterMinutes)),
  ),
  contest_no_show: all(eitherSide, fromMarketplace, can('contest'), whoMissed, contestable),
  accept_no_show: all(eitherSide, fromMarketplace, whoMissed, orContested(all(contestable, can('contest')))),
  withdraw_no_show: bySource(
    all(eitherSide, can('clear'), whoReported, orContested(all(notSettled, justReported))),
    all(provider, can('clear'), missedJustNow),
  ),
  review: all(eitherSide, fromMarketplace, reviewable),
  rebook: all(owner, fromMarketplace, member, completed, notRebooked),
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

/** Whether the viewer is one of the two sides of a visit. */
export const seesVisit = (visit: VisitFacts, viewer: Viewer) =>
  isOwner(visit, viewer) || isProvider(visit, viewer);

/** Returns the viewer's side of the visit. */
export const sideOf = (visit: VisitFacts, viewer: Viewer) =>
  isProvider(visit, viewer) ? ('provider' as const) : ('pet_owner' as const);
