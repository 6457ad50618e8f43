import { extrasHours, onMyWayHours } from '#contract/shifts/shift-days.ts';
import type { ExtraState, ShiftDayAction } from '#contract/shifts/shift-days.ts';
import { hours } from '#server/platform/clock.ts';
import { all, alreadyDone, noSuch, tooEarly, tooLate, whereStarts } from '#server/platform/policy.ts';
import type { Refusal } from '#server/platform/policy.ts';
import { extraLifecycle } from './extras.lifecycle.ts';

/** The facts that the rules depend on. */
export type DayFacts = {
  businessId: string;
  groomerId: string | null;
  /** Whether the groomer is to work, or does; works now; works or has worked. */
  toBeWorked: boolean;
  underWay: boolean;
  worked: boolean;
  startsAt: string;
  endsAt: string;
  onMyWayAt: string | null;
  groomerArrivedAt: string | null;
  ownerArrivedAt: string | null;
  arrivedAt: string | null;
  leftAt: string | null;
  leftAllowed: boolean | null;
};
type Rule = (day: DayFacts, viewerId: string, now: Date) => Refusal | undefined;

const isOwner = ({ businessId }: DayFacts, viewerId: string) => businessId === viewerId;
const groomer: Rule = ({ groomerId }, viewerId) => (groomerId === viewerId ? undefined : noSuch('shift'));
const owner: Rule = (day, viewerId) => (isOwner(day, viewerId) ? undefined : noSuch('shift'));
const eitherSide: Rule = (day, viewerId) =>
  isOwner(day, viewerId) && day.groomerId ? undefined : groomer(day, viewerId, new Date(0));

const notOver: Rule = ({ toBeWorked, endsAt }, _, now) =>
  toBeWorked && now.getTime() < Date.parse(endsAt) ? undefined : tooLate('The day of this shift is over.');
const nearEnough: Rule = ({ startsAt }, _, now) =>
  now.getTime() < Date.parse(startsAt) - hours(onMyWayHours)
    ? tooEarly(`This can be said from ${onMyWayHours} hours before the start.`)
    : undefined;
const notThere: Rule = ({ arrivedAt }) =>
  arrivedAt ? alreadyDone('The groomer is there already.') : undefined;
const notOnTheWay: Rule = ({ onMyWayAt }) =>
  onMyWayAt ? alreadyDone('You have said that you are on the way.') : undefined;
const notSaid: Rule = (day, viewerId) =>
  (isOwner(day, viewerId) ? day.ownerArrivedAt : null)
    ? alreadyDone('You have said that the groomer is there.')
    : undefined;
const working: Rule = ({ underWay }) =>
  underWay ? undefined : tooEarly('Work on this shift has not begun.');
const notLeft: Rule = ({ leftAt }) =>
  leftAt ? alreadyDone('You have said that you left early.') : undefined;
const left: Rule = ({ leftAt, leftAllowed }) =>
  !leftAt
    ? tooEarly('The groomer has not left early.')
    : leftAllowed === null
      ? undefined
      : alreadyDone('You have said whether the groomer may leave early.');
const workedLately: Rule = ({ worked, endsAt }, _, now) =>
  !worked
    ? tooEarly('Work on this shift has not begun.')
    : now.getTime() >= Date.parse(endsAt) + hours(extrasHours)
      ? tooLate(`Extras can be claimed until ${extrasHours} hours after the end.`)
      : undefined;

const rules: Record<ShiftDayAction, Rule> = {
  on_my_way: all(groomer, notOver, nearEnough, notThere, notOnTheWay),
  late: all(groomer, notOver, nearEnough, notThere),
  arrive: all(eitherSide, notOver, nearEnough, notThere, notSaid),
  leave_early: all(groomer, working, notOver, notLeft),
  answer_leaving: all(owner, left),
  claim_extras: all(groomer, workedLately),
};

/** Returns why the viewer may not do this now, or undefined if they may. */
export const dayRefusal = (action: ShiftDayAction, day: DayFacts, viewerId: string, now: Date) =>
  rules[action](day, viewerId, now);

export const dayActions = (day: DayFacts, viewerId: string, now: Date): ShiftDayAction[] =>
  (Object.keys(rules) as ShiftDayAction[]).filter((action) => !rules[action](day, viewerId, now));

const starts = whereStarts(extraLifecycle, {
  claimed: tooLate('This waits for an answer.'),
  agreed: alreadyDone('You have agreed to this.'),
  silent: tooLate('It was agreed to, as nobody answered in time.'),
  declined: alreadyDone('You did not agree to this.'),
});
type ExtraFacts = { businessId: string; state: ExtraState; answerBy: string };

/** Returns why the viewer cannot answer a claim of extra dogs or time. */
export const extraRefusal = (
  action: 'agree' | 'decline',
  { businessId, state, answerBy }: ExtraFacts,
  viewerId: string,
  now: Date,
): Refusal | undefined =>
  businessId !== viewerId
    ? noSuch('claim')
    : (starts(action)({ status: state }) ??
      (now.getTime() >= Date.parse(answerBy)
        ? tooLate('It was agreed to, as nobody answered in time.')
        : undefined));
