import type { TermChange, TermChangeState } from '#contract/shifts/term-changes.ts';
import { all, alreadyDone, noSuch, tooLate, whereStarts } from '#server/platform/policy.ts';
import type { Refusal } from '#server/platform/policy.ts';
import { termChangeLifecycle } from './term-changes.lifecycle.ts';

type TermChangeAction = TermChange['actions'][number];
type Facts = { businessId: string; groomerId: string; state: TermChangeState; answerBy: string };
type Rule = (change: Facts, viewerId: string, now: Date) => Refusal | undefined;

const explanation: Record<TermChangeState, Refusal> = {
  open: tooLate('The groomer has not answered yet.'),
  accepted: alreadyDone('The groomer agreed to these terms.'),
  declined: alreadyDone('The groomer kept the old terms.'),
  expired: tooLate('The time to answer is over. The old terms stand.'),
  withdrawn: tooLate('The business took this question back. The old terms stand.'),
  gone: tooLate('This shift is not booked anymore, or its work has begun.'),
};
const starts = whereStarts(termChangeLifecycle, explanation);
const can =
  (action: TermChangeAction): Rule =>
  ({ state }) =>
    starts(action)({ status: state });

const groomer: Rule = ({ groomerId }, viewerId) => (groomerId === viewerId ? undefined : noSuch('change'));
const owner: Rule = ({ businessId }, viewerId) => (businessId === viewerId ? undefined : noSuch('change'));
const inTime: Rule = ({ answerBy }, _, now) =>
  now.getTime() >= Date.parse(answerBy) ? explanation.expired : undefined;

const rules: Record<TermChangeAction, Rule> = {
  accept: all(groomer, can('accept'), inTime),
  decline: all(groomer, can('decline'), inTime),
  withdraw: all(owner, can('withdraw'), inTime),
};

/** Returns why the viewer may not do this now, or undefined if they may. */
export const termChangeRefusal = (action: TermChangeAction, change: Facts, viewerId: string, now: Date) =>
  rules[action](change, viewerId, now);

export const termChangeActions = (change: Facts, viewerId: string, now: Date): TermChangeAction[] =>
  (['accept', 'decline', 'withdraw'] as const).filter((action) => !rules[action](change, viewerId, now));
