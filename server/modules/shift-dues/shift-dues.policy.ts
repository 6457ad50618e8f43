import type { DueState, ShiftDue } from '#contract/shifts/shift-dues.ts';
import { all, alreadyDone, noSuch, whereStarts } from '#server/platform/policy.ts';
import type { Refusal } from '#server/platform/policy.ts';
import { dueLifecycle } from './shift-dues.lifecycle.ts';

export type DueAction = ShiftDue['actions'][number];
type Facts = { businessId: string; groomerId: string; state: DueState; saidPaidAt: string | null };
type Rule = (due: Facts, viewerId: string) => Refusal | undefined;

const starts = whereStarts(dueLifecycle, {
  owed: alreadyDone('It is owed already.'),
  paid: alreadyDone('The groomer has been paid.'),
  waived: alreadyDone('The groomer asks for nothing.'),
});
const can =
  (action: DueAction): Rule =>
  ({ state }) =>
    starts(action)({ status: state });
const groomer: Rule = ({ groomerId }, viewerId) => (groomerId === viewerId ? undefined : noSuch('due'));
const business: Rule = ({ businessId }, viewerId) => (businessId === viewerId ? undefined : noSuch('due'));
const notSaid: Rule = ({ saidPaidAt }) =>
  saidPaidAt ? alreadyDone('You have said that you paid. The groomer confirms it.') : undefined;

const rules: Record<DueAction, Rule> = {
  receive: all(groomer, can('receive')),
  waive: all(groomer, can('waive')),
  say_paid: all(business, can('say_paid'), notSaid),
};

/** Returns why the viewer may not do this, or undefined if they may. */
export const dueRefusal = (action: DueAction, due: Facts, viewerId: string) => rules[action](due, viewerId);

export const dueActions = (due: Facts, viewerId: string): DueAction[] =>
  (['receive', 'waive', 'say_paid'] as const).filter((action) => !rules[action](due, viewerId));
