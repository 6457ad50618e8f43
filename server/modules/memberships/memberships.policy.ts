import type { MembershipAction } from '#contract/membership-lifecycle.ts';
import { membershipTransitions } from '#contract/membership-lifecycle.ts';
import { plans, plansToChangeTo } from '#contract/plan-facts.ts';
import type { PlanCode } from '#contract/plan-facts.ts';
import type { Role } from '#contract/roles.ts';
import { problem } from '#server/platform/problem.ts';
import type { MembershipRow } from './memberships.queries.ts';
import { endOfAccess } from './memberships.lifecycle.ts';

/**
 * Premium is for pet parents and adds to an access plan that is not ending; nobody pays twice for the same.
 * @throws Problem `wrong_role`, `already_done`, `membership_required`
 */
export function mayJoin(
  actor: { roles: Role[] },
  plan: PlanCode,
  { access, premium }: { access: MembershipRow | undefined; premium: MembershipRow | undefined },
): void {
  const { kind } = plans[plan];
  if (kind === 'premium' && !actor.roles.includes('pet_owner'))
    throw problem('wrong_role', 'Premium is for pet parents. You can add the role in your profile menu.');
  const held = kind === 'premium' ? premium : access;
  if (held && held.status !== 'expired')
    throw problem(
      'already_done',
      `Your ${plans[held.plan].name} ${kind === 'premium' ? 'plan' : 'membership'} is running already. Nothing was charged.`,
    );
  if (kind === 'premium') mustNotEnd(access);
}

/** @throws Problem `membership_required` */
function mustNotEnd(access: MembershipRow | undefined): void {
  if (!access || access.status === 'expired' || access.status === 'incomplete')
    throw problem('membership_required', 'Premium adds to a membership. Join first.');
  if (endOfAccess(access))
    throw problem('membership_required', 'Your membership is ending. Resume it before you add Premium.');
}

type Rule = (membership: MembershipRow, now: Date) => boolean;

/** Somebody pays for it and it has not ended. */
const runs: Rule = ({ subscriptionRef, status }) => subscriptionRef !== null && status !== 'expired';
const leads =
  (step: string): Rule =>
  ({ status }) =>
    step in membershipTransitions[status];

/** What a holder may do now; the buttons of the web and the calls behind them ask here. */
export const may: Record<MembershipAction, Rule> = {
  cancel: (membership, now) =>
    runs(membership, now) &&
    leads('cancel_requested')(membership, now) &&
    !membership.endsAt &&
    !membership.pendingChange,
  // Free days included: a subscription that the processor has closed with the last paid term is revived.
  resume: (membership, now) =>
    runs(membership, now) &&
    leads('resumed')(membership, now) &&
    now < new Date(membership.endsAt ?? membership.paidUntil),
  change_plan: (membership, now) =>
    runs(membership, now) &&
    membership.status === 'active' &&
    // In revived free days nothing is paid that could be credited.
    !(membership.anchor && new Date(membership.anchor) > now) &&
    plansToChangeTo(membership.plan).length > 0,
  pay: (membership, now) => runs(membership, now) && membership.owedRef !== null,
  change_card: (membership, now) =>
    runs(membership, now) && (membership.renews || membership.owedRef !== null),
};
