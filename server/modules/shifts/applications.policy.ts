import type { ApplicationEnding } from '#contract/shifts/shift-applications.ts';
import { ApplicationAction } from '#contract/shifts/shift-lifecycle.ts';
import { reliabilityRules } from '#contract/reliability.ts';
import type { ApplicationStatus, ShiftStatus } from '#contract/shifts/shift-lifecycle.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { can as canTake } from '#server/platform/lifecycle.ts';
import { all, alreadyDone, noSuch, tooLate, whereStarts } from '#server/platform/policy.ts';
import type { Refusal, Rule as RuleAbout } from '#server/platform/policy.ts';
import { statusExplanation, startHasPassed } from './refusals.ts';
import { applicationLifecycle, isAhead, shiftLifecycle } from './shifts.lifecycle.ts';

export type ApplicationFacts = {
  groomerId: string;
  status: ApplicationStatus;
  endedBecause: ApplicationEnding | null;
  /** When the groomer withdrew or was released after being accepted. */
  leftAt: string | null;
  /** Whether the owner edited the shift after that. */
  changedSince: boolean;
};
type Shift = { businessId: string; status: ShiftStatus; startsAt: string };
type Rule = RuleAbout<[application: ApplicationFacts, shift: Shift]>;

const noSuchApplication = noSuch('application');

/** Explains a status in which the viewer can no longer act on the application. */
const explanation: Record<ApplicationStatus, Refusal> = {
  pending: tooLate('This application was not accepted.'),
  accepted: alreadyDone('This application is accepted.'),
  declined: alreadyDone('This application was declined.'),
  withdrawn: tooLate('This application was withdrawn.'),
  released: alreadyDone('The groomer was released from this shift.'),
  completed: statusExplanation.completed,
  no_show: statusExplanation.no_show,
  closed: tooLate('The shift ended before this application was decided.'),
};

const owner: Rule = (_, shift, viewer) => (shift.businessId === viewer.id ? undefined : noSuchApplication);
const applicant: Rule = ({ groomerId }, _, viewer) =>
  groomerId === viewer.id ? undefined : noSuchApplication;
const can = whereStarts(applicationLifecycle, explanation);
const notBusy: Rule = ({ endedBecause }) =>
  endedBecause === 'overlap'
    ? { code: 'clash', detail: 'This groomer was just accepted for another shift at that time.' }
    : undefined;
const shiftCan = whereStarts(shiftLifecycle, statusExplanation);
const notFilled: Rule = (_, shift) =>
  shiftCan('fill', { filled: { code: 'taken', detail: 'Another groomer was accepted for this shift.' } })(
    shift,
  );
const notBegun: Rule = (_, { status, startsAt }, __, now) => {
  if (!isAhead(status)) return statusExplanation[status];
  return now.getTime() >= Date.parse(startsAt) ? startHasPassed : undefined;
};

/** Until when leaving booked work can be undone. */
export const undoableUntil = (leftAt: string) =>
  after(new Date(leftAt), minutes(reliabilityRules.undoMinutes));
const undoTimeOver = tooLate(`This could be undone for ${reliabilityRules.undoMinutes} minutes.`);
/** The refusal of undoing something that was not, or no longer can be, undone. */
export const notUndoable = (leftAt: string | null, now: Date) =>
  leftAt && now < undoableUntil(leftAt) ? undefined : undoTimeOver;
/** Undone by the side that left: withdrawing by the groomer, releasing by the owner. */
const ownLeaving: Rule = (application, shift, viewer, now) =>
  (canTake(applicationLifecycle, 'apply_again', application.status) ? applicant : owner)(
    application,
    shift,
    viewer,
    now,
  );
const unchanged: Rule = ({ changedSince }) =>
  changedSince
    ? tooLate('The shift was changed meanwhile. The groomer can be booked again only on the new terms.')
    : undefined;
const leftJustNow: Rule = ({ leftAt }, _, __, now) => notUndoable(leftAt, now);

/** Accepting needs no membership, so an owner can still answer applications after theirs has ended. */
const rules: Record<ApplicationAction, Rule> = {
  accept: all(owner, notBusy, can('accept'), notFilled, notBegun),
  decline: all(owner, can('decline'), notBegun),
  release: all(owner, can('release'), notBegun),
  withdraw: all(applicant, can('withdraw'), notBegun),
  undo: all(ownLeaving, can('undo'), leftJustNow, notFilled, notBegun, unchanged),
};

/** Returns why the viewer may not do this now, or undefined if they may. */
export const applicationRefusal = (action: ApplicationAction, ...facts: Parameters<Rule>) =>
  rules[action](...facts);

/** Lists the actions that the viewer may take now. */
export const applicationActions = (...facts: Parameters<Rule>): ApplicationAction[] =>
  ApplicationAction.options.filter((action) => !applicationRefusal(action, ...facts));
