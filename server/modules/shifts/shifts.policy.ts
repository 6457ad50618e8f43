import type { ApplicationEnding } from '#contract/shifts/shift-applications.ts';
import { reliabilityRules } from '#contract/reliability.ts';
import type { SeenFirstBy } from '#contract/shifts/seen-first.ts';
import { reviewWindowDays } from '#contract/reviews.ts';
import { ShiftAction } from '#contract/shifts/shift-lifecycle.ts';
import {
  noShowAfterMinutes,
  noShowWithinHours,
  startsEarlyMinutes,
} from '#contract/shifts/shift-deadlines.ts';
import type { ApplicationStatus, PayState, ShiftStatus } from '#contract/shifts/shift-lifecycle.ts';
import { days, hours, minutes } from '#server/platform/clock.ts';
import { can as canTake } from '#server/platform/lifecycle.ts';
import type { TransitionOf } from '#server/platform/lifecycle.ts';
import {
  all,
  alreadyDone,
  member,
  membershipNeeded,
  noSuch,
  tooEarly,
  tooLate,
  whereStarts,
} from '#server/platform/policy.ts';
import type { Refusal, Rule as RuleAbout, Viewer } from '#server/platform/policy.ts';
import { applicationRefusal, notUndoable, undoableUntil } from './applications.policy.ts';
import { statusExplanation, startHasPassed } from './refusals.ts';
import { applicationLifecycle, isAhead, payLifecycle, shiftLifecycle } from './shifts.lifecycle.ts';

/** The facts that the rules depend on. Instants are ISO 8601. */
export type ShiftFacts = {
  businessId: string;
  /** Whether other members can find it, which requires that its business is a member. */
  listed: boolean;
  /** Whether the viewer or the business has blocked the other. */
  blocked: boolean;
  /** Who sees it before everyone does. */
  seenFirstBy: SeenFirstBy | null;
  /** Whether the viewer is not among those. */
  withheld: boolean;
  /** Whether the owner lets the viewer take it at once. */
  mayTake: boolean;
  status: ShiftStatus;
  startsAt: string;
  endsAt: string;
  endedEarly: { byOwner: boolean; byGroomer: boolean };
  cancelledAt: string | null;
  noShowAt: string | null;
  noShowContested: boolean;
  /** Whether both sides or an admin had the last word on a no-show. */
  noShowSettled: boolean;
  /** Whether the groomer has sent figures that the owner has not answered. */
  claimed: boolean;
  completedAt: string | null;
  /** Null before the figures are recorded. */
  dogsGroomed: number | null;
  /** The accepted groomer. */
  groomerId: string | null;
  payState: PayState | null;
  /** The viewer's own application. */
  own: {
    status: ApplicationStatus;
    endedBecause: ApplicationEnding | null;
    wasAccepted: boolean;
    leftAt: string | null;
  } | null;
  reviewed: boolean;
};

type Rule = RuleAbout<[shift: ShiftFacts]>;

const noSuchShift = noSuch('shift');

const isOwner = (shift: ShiftFacts, viewer: Viewer) => shift.businessId === viewer.id;
const isWorker = (shift: ShiftFacts, viewer: Viewer) => shift.groomerId === viewer.id;

const owner: Rule = (shift, viewer) => (isOwner(shift, viewer) ? undefined : noSuchShift);
const worker: Rule = (shift, viewer) => (isWorker(shift, viewer) ? undefined : noSuchShift);
const eitherSide: Rule = (shift, viewer) => (seesWork(shift, viewer) ? undefined : noSuchShift);

const groomer: Rule = (_, viewer) =>
  viewer.roles.includes('groomer')
    ? undefined
    : { code: 'wrong_role', detail: 'Only groomers can apply for shifts.' };
const notOwn: Rule = (shift, viewer) =>
  isOwner(shift, viewer) ? { code: 'forbidden', detail: 'This is your own shift.' } : undefined;
const notApplied: Rule = ({ own }) => {
  if (!own || canTake(applicationLifecycle, 'apply_again', own.status)) return undefined;
  if (!canTake(applicationLifecycle, 'apply_after_release', own.status))
    return alreadyDone('You have already applied for this shift.');
  return own.endedBecause === 'excluded'
    ? alreadyDone('The business released you from this shift for good.')
    : undefined;
};
const notBlocked: Rule = ({ blocked, withheld }) => (blocked || withheld ? noSuchShift : undefined);
const held: Rule = ({ seenFirstBy }) =>
  seenFirstBy ? undefined : alreadyDone('Everyone sees this shift already.');
const offered: Rule = ({ listed }) =>
  listed ? undefined : tooLate('This shift is not offered at the moment.');

const can = whereStarts(shiftLifecycle, statusExplanation);
const canApply = can('fill', {
  filled: { code: 'taken', detail: 'Another groomer was just accepted for this shift.' },
});

const minutesAfterStart = (shift: ShiftFacts, now: Date) =>
  (now.getTime() - Date.parse(shift.startsAt)) / 60_000;
/** Refuses after the start even if the job that starts or expires the shift has not run yet. */
const beforeStart: Rule = (shift, _, now) =>
  minutesAfterStart(shift, now) >= 0 ? startHasPassed : undefined;
const aboutToStart: Rule = (shift, _, now) =>
  minutesAfterStart(shift, now) < -startsEarlyMinutes
    ? tooEarly(`Work can begin ${startsEarlyMinutes} minutes before the start.`)
    : undefined;
const longAfterStart: Rule = (shift, _, now) =>
  minutesAfterStart(shift, now) < noShowAfterMinutes
    ? tooEarly('Wait until an hour after the start.')
    : undefined;

const isOver = ({ endsAt, endedEarly }: ShiftFacts, now: Date) =>
  now.getTime() >= Date.parse(endsAt) || (endedEarly.byOwner && endedEarly.byGroomer);
const dayOver: Rule = (shift, _, now) =>
  isOver(shift, now)
    ? undefined
    : tooEarly('Pay can be recorded after the end, or once both sides say that the day ended early.');
const dayUnderWay: Rule = ({ endsAt }, _, now) =>
  now.getTime() >= Date.parse(endsAt) ? tooLate('The day is over already.') : undefined;
const endNotSaid: Rule = ({ endedEarly, ...shift }, viewer) =>
  (isOwner({ endedEarly, ...shift }, viewer) ? endedEarly.byOwner : endedEarly.byGroomer)
    ? alreadyDone('You have already said that the day ended early.')
    : undefined;

const noShowWindow = hours(noShowWithinHours);
const soonAfterEnd: Rule = ({ endsAt }, _, now) =>
  now.getTime() >= Date.parse(endsAt) + noShowWindow
    ? tooLate(`A no-show can be reported until ${noShowWithinHours} hours after the end.`)
    : undefined;
const { contestHours, undoMinutes } = reliabilityRules;
const contestableUntil = (noShowAt: string) => Date.parse(noShowAt) + hours(contestHours);
const takenBackUntil = (noShowAt: string) => Date.parse(noShowAt) + minutes(undoMinutes);
const notSettled: Rule = ({ noShowSettled }) =>
  noShowSettled ? alreadyDone('This no-show is settled.') : undefined;
const soonAfterReport: Rule = ({ noShowAt }, _, now) =>
  noShowAt && now.getTime() >= contestableUntil(noShowAt)
    ? tooLate(`A no-show can be contested within ${contestHours} hours.`)
    : undefined;
const contestable: Rule = all(notSettled, can('contest'), soonAfterReport);
const notContested: Rule = ({ noShowContested }) =>
  noShowContested
    ? alreadyDone('You took back a no-show, or an admin overturned it. Record how the day went.')
    : undefined;
const justReported: Rule = ({ noShowAt }, _, now) =>
  noShowAt && now.getTime() < takenBackUntil(noShowAt)
    ? undefined
    : tooLate(`A no-show can be taken back for ${undoMinutes} minutes, and while it is contested.`);
/** What is allowed of an uncontested no-show, or at any time while it is contested. */
const orContested =
  (rule: Rule): Rule =>
  (shift, ...rest) =>
    canTake(shiftLifecycle, 'uphold', shift.status) ? undefined : rule(shift, ...rest);
const claimSent: Rule = ({ claimed }) =>
  claimed ? undefined : tooEarly('The groomer has not sent any figures.');

const payExplanation: Record<PayState, Refusal> = {
  waiting: tooEarly('The pay waits for an answer.'),
  confirmed: alreadyDone('The pay is confirmed.'),
  disputed: alreadyDone('You have already said that the pay is not right.'),
};
const payCan = whereStarts(payLifecycle, payExplanation);
const pay =
  (transition: TransitionOf<typeof payLifecycle>): Rule =>
  ({ payState: status }) =>
    status === null ? tooEarly('The pay is not recorded yet.') : payCan(transition)({ status });

const cancelledJustNow: Rule = ({ cancelledAt }, _, now) => notUndoable(cancelledAt, now);

const withdrawable: Rule = (shift, viewer, now) =>
  shift.own
    ? applicationRefusal('withdraw', { ...unended, ...shift.own, groomerId: viewer.id }, shift, viewer, now)
    : noSuchShift;
const releasable: Rule = (shift, viewer, now) =>
  shift.groomerId
    ? applicationRefusal('release', { ...unended, groomerId: shift.groomerId }, shift, viewer, now)
    : statusExplanation[shift.status];
const unended = {
  status: applicationLifecycle.transitions.accept.to,
  endedBecause: null,
  leftAt: null,
  changedSince: false,
};

const reviewable: Rule = ({ completedAt, dogsGroomed, reviewed }, _, now) =>
  !completedAt || now.getTime() - Date.parse(completedAt) >= days(reviewWindowDays)
    ? tooLate(`Reviews are for the ${reviewWindowDays} days after the work.`)
    : dogsGroomed === 0
      ? tooLate('No dog was groomed on this shift.')
      : reviewed
        ? alreadyDone('You have reviewed this already.')
        : undefined;

/** Explains why a groomer cannot take a shift without waiting for its owner. */
export const takingAtOnceRefusal: Rule = ({ mayTake, blocked, withheld }) =>
  blocked || withheld
    ? noSuchShift
    : mayTake
      ? undefined
      : { code: 'forbidden', detail: 'This business would like you to apply for this shift.' };

/** Explains why a groomer cannot be booked at once. Their own pending application is no hindrance. */
export const takingRefusal: Rule = all(
  groomer,
  member,
  notBlocked,
  notOwn,
  canApply,
  (shift, ...rest) =>
    shift.own && canTake(applicationLifecycle, 'accept', shift.own.status)
      ? undefined
      : notApplied(shift, ...rest),
  beforeStart,
  offered,
);

const rules: Record<ShiftAction, Rule> = {
  apply: all(groomer, member, notBlocked, notOwn, notApplied, canApply, beforeStart, offered),
  take: all(takingAtOnceRefusal, takingRefusal),
  withdraw: withdrawable,
  edit: all(owner, member, can('edit'), beforeStart),
  open: all(owner, can('edit'), held, beforeStart),
  copy: owner,
  cancel: all(owner, can('cancel'), beforeStart),
  undo_cancel: all(owner, can('restore'), cancelledJustNow, beforeStart),
  release: all(owner, releasable),
  start: all(eitherSide, can('start'), aboutToStart),
  no_show: all(owner, can('no_show'), longAfterStart, soonAfterEnd, notContested),
  complete: all(owner, can('complete'), dayOver),
  correct: all(owner, can('correct'), pay('correct')),
  confirm_pay: all(worker, pay('confirm')),
  dispute_pay: all(worker, pay('dispute')),
  end_early: all(eitherSide, can('complete'), dayUnderWay, endNotSaid),
  claim_pay: all(worker, can('complete'), dayOver),
  accept_claim: all(owner, can('complete'), claimSent),
  contest_no_show: all(worker, contestable),
  accept_no_show: all(worker, orContested(contestable)),
  withdraw_no_show: all(owner, can('clear'), orContested(all(notSettled, justReported))),
  review: all(eitherSide, reviewable),
};

/** Returns why the viewer may not do this now, or undefined if they may. */
export const shiftRefusal = (action: ShiftAction, shift: ShiftFacts, viewer: Viewer, now: Date) =>
  rules[action](shift, viewer, now);

/** Lists the actions that the viewer may take now. */
export const shiftActions = (shift: ShiftFacts, viewer: Viewer, now: Date): ShiftAction[] =>
  ShiftAction.options.filter((action) => !shiftRefusal(action, shift, viewer, now));

/**
 * Returns when time alone next changes the allowed actions, in milliseconds since 1970; infinite if never.
 */
export function actionsValidUntil(
  { startsAt, endsAt, cancelledAt, noShowAt, completedAt, own }: ShiftFacts,
  now: Date,
): number {
  const start = Date.parse(startsAt);
  const turns = [
    start - minutes(startsEarlyMinutes),
    start,
    start + minutes(noShowAfterMinutes),
    cancelledAt ? undoableUntil(cancelledAt).getTime() : 0,
    own?.leftAt ? undoableUntil(own.leftAt).getTime() : 0,
    Date.parse(endsAt),
    Date.parse(endsAt) + noShowWindow,
    noShowAt ? takenBackUntil(noShowAt) : 0,
    noShowAt ? contestableUntil(noShowAt) : 0,
    completedAt ? Date.parse(completedAt) + days(reviewWindowDays) : 0,
  ];
  return Math.min(...turns.filter((turn) => turn > now.getTime()));
}

/** Returns whether the viewer may see the worker and the pay. */
export const seesWork = (shift: ShiftFacts, viewer: Viewer) =>
  isOwner(shift, viewer) || isWorker(shift, viewer);

/** Returns whether the viewer may see the history, which includes groomers who were accepted once. */
export const seesHistory = (shift: ShiftFacts, viewer: Viewer) =>
  isOwner(shift, viewer) || (shift.own?.wasAccepted ?? false);

/**
 * Explains why the viewer may not see a shift. Every member sees the open shifts of members; only the owner
 * and applicants see the others. A block hides them from all but the groomer who works there.
 */
export function viewRefusal(shift: ShiftFacts | undefined, viewer: Viewer): Refusal | undefined {
  if (shift && (seesWork(shift, viewer) || (shift.own && !shift.blocked))) return undefined;
  if (!viewer.hasMembership) return membershipNeeded;
  return shift?.listed && !shift.blocked && !shift.withheld && isAhead(shift.status)
    ? undefined
    : noSuchShift;
}
