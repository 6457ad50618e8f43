import type { MembershipAction } from '#contract/memberships/membership-lifecycle.ts';
import { plans, plansToChangeTo } from '#contract/memberships/plan-facts.ts';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import type { Role } from '#contract/identity/roles.ts';
import { can } from '#server/platform/lifecycle.ts';
import { problem } from '#server/platform/problem.ts';
import type { MembershipRow } from './memberships.queries.ts';
import {
  endOfAccess,
  hasEnded,
  isActive,
  isIncomplete,
  membershipLifecycle,
} from './memberships.lifecycle.ts';

/** A plan as mails and invoices name it: 'Monthly membership', 'Premium Monthly plan' */
export function planTitle(plan: PlanCode): string {
  const { name, kind } = plans[plan];
  return `${name} ${kind === 'premium' ? 'plan' : 'membership'}`;
}

/**
 * Checks that the actor may buy this plan. Premium is for pet parents with an access plan that is not ending,
 * and an account has at most one running plan of each kind.
 * @throws Problem `wrong_role`, `already_done`, `membership_required`
 */
export function requireMayJoin(
  actor: { roles: Role[] },
  plan: PlanCode,
  { access, premium }: { access: MembershipRow | undefined; premium: MembershipRow | undefined },
): void {
  const { kind } = plans[plan];
  if (kind === 'premium' && !actor.roles.includes('pet_owner'))
    throw problem('wrong_role', 'Premium is for pet parents. You can add the role in your profile menu.');
  const held = kind === 'premium' ? premium : access;
  if (held && !hasEnded(held))
    throw problem('already_done', `Your ${planTitle(held.plan)} is running already. Nothing was charged.`);
  if (kind === 'premium') requireContinuingAccess(access);
}

/** @throws Problem `membership_required` */
function requireContinuingAccess(access: MembershipRow | undefined): void {
  if (!access || hasEnded(access) || isIncomplete(access))
    throw problem('membership_required', 'Premium adds to a membership. Join first.');
  if (endOfAccess(access))
    throw problem('membership_required', 'Your membership is ending. Resume it before you add Premium.');
}

type Condition = (membership: MembershipRow, now: Date) => boolean;

/** Whether it has a subscription and has not ended. */
const isRunning: Condition = (membership) => membership.subscriptionRef !== null && !hasEnded(membership);

/** Conditions of a member's actions, used by both the API and the action lists shown on the web. */
export const may: Record<MembershipAction, Condition> = {
  cancel: (membership, now) =>
    isRunning(membership, now) &&
    (can(membershipLifecycle, 'cancel', membership.status) ||
      can(membershipLifecycle, 'cancel_owing', membership.status)) &&
    !membership.endsAt &&
    !membership.pendingChange,
  // A membership can be resumed in its free days, too: its closed subscription is then revived.
  resume: (membership, now) =>
    isRunning(membership, now) &&
    can(membershipLifecycle, 'resume', membership.status) &&
    now < new Date(membership.endsAt ?? membership.paidUntil),
  change_plan: (membership, now) =>
    isRunning(membership, now) &&
    isActive(membership) &&
    // In revived free days there is no payment to credit.
    !(membership.anchor && new Date(membership.anchor) > now) &&
    plansToChangeTo(membership.plan).length > 0,
  pay: (membership, now) => isRunning(membership, now) && membership.owedRef !== null,
  change_card: (membership, now) =>
    isRunning(membership, now) && (membership.renews || membership.owedRef !== null),
};
