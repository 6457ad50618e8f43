import { ApplicationAction, applicationTransitions } from '#contract/shifts/shift-lifecycle.ts';
import type { ApplicationStatus, ShiftStatus } from '#contract/shifts/shift-lifecycle.ts';
import { all } from '#server/platform/problem.ts';
import type { Refusal } from '#server/platform/problem.ts';
import { statusExplanation, startHasPassed } from './refusals.ts';
import type { Viewer } from './refusals.ts';

export type ApplicationFacts = {
  groomerId: string;
  status: ApplicationStatus;
  endedBecause: 'overlap' | null;
};
type Shift = { businessId: string; status: ShiftStatus; startsAt: string };
type Rule = (application: ApplicationFacts, shift: Shift, viewer: Viewer, now: Date) => Refusal | undefined;

const noSuchApplication: Refusal = { code: 'not_found', detail: 'There is no such application.' };

/** Explains a status in which the viewer can no longer act on the application. */
const statusExplanationOf: Record<ApplicationStatus, Refusal> = {
  pending: { code: 'too_late', detail: 'This application was not accepted.' },
  accepted: { code: 'already_done', detail: 'This application is accepted.' },
  declined: { code: 'already_done', detail: 'This application was declined.' },
  withdrawn: { code: 'too_late', detail: 'This application was withdrawn.' },
  released: { code: 'already_done', detail: 'The groomer was released from this shift.' },
  completed: { code: 'too_late', detail: statusExplanation.completed },
  no_show: { code: 'too_late', detail: statusExplanation.no_show },
  closed: { code: 'too_late', detail: 'The shift ended before this application was decided.' },
};

const owner: Rule = (_, shift, viewer) => (shift.businessId === viewer.id ? undefined : noSuchApplication);
const applicant: Rule = ({ groomerId }, _, viewer) =>
  groomerId === viewer.id ? undefined : noSuchApplication;
const can =
  (transition: keyof typeof applicationTransitions): Rule =>
  ({ status }) =>
    (applicationTransitions[transition].from as readonly ApplicationStatus[]).includes(status)
      ? undefined
      : statusExplanationOf[status];
const notBusy: Rule = ({ status, endedBecause }) =>
  status === 'withdrawn' && endedBecause === 'overlap'
    ? { code: 'clash', detail: 'This groomer was just accepted for another shift at that time.' }
    : undefined;
const notFilled: Rule = (_, { status }) =>
  status === 'filled' ? { code: 'taken', detail: 'Another groomer was accepted for this shift.' } : undefined;
const notBegun: Rule = (_, { status, startsAt }, __, now) =>
  status !== 'posted' && status !== 'filled'
    ? { code: 'too_late', detail: statusExplanation[status] }
    : now.getTime() >= Date.parse(startsAt)
      ? startHasPassed
      : undefined;

/** Accepting needs no membership, so an owner can still answer applications after theirs has ended. */
const rules: Record<ApplicationAction, Rule> = {
  accept: all(owner, notBusy, can('accept'), notFilled, notBegun),
  decline: all(owner, can('decline'), notBegun),
  release: all(owner, can('release'), notBegun),
  withdraw: all(applicant, can('withdraw'), notBegun),
};

/** Returns why the viewer may not do this now, or undefined if they may. */
export const applicationRefusal = (action: ApplicationAction, ...facts: Parameters<Rule>) =>
  rules[action](...facts);

/** Lists the actions that the viewer may take now. */
export const applicationActions = (...facts: Parameters<Rule>): ApplicationAction[] =>
  ApplicationAction.options.filter((action) => !applicationRefusal(action, ...facts));
