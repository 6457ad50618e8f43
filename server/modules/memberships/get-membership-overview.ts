import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import type { MembershipAction } from '#contract/memberships/membership-lifecycle.ts';
import type { Membership, MembershipOverview } from '#contract/memberships/memberships.ts';
import { plans, plansToChangeTo } from '#contract/memberships/plan-facts.ts';
import type { Platform } from '#server/platform/platform.ts';
import { may } from './memberships.policy.ts';
import { findLatest } from './memberships.queries.ts';
import type { MembershipRow } from './memberships.queries.ts';
import { endOfAccess, hasEnded, isPastDue, nextTryAt } from './memberships.lifecycle.ts';
import { freeUntil, resumptionOf } from './change/resume-membership.ts';

/** Returns an account's memberships with the actions that are allowed now. */
export async function getMembershipOverview(
  { sql, clock, payments }: Platform,
  accountId: string,
): Promise<MembershipOverview> {
  const now = clock.now();
  const access = await findLatest(sql, accountId, 'access');
  const premium = await findLatest(sql, accountId, 'premium');
  const timeZone = await zoneOf(sql, accountId);
  return {
    hasMembership: !!access && Date.parse(access.accessUntil) > now.getTime(),
    status: access?.status ?? 'none',
    plan: access?.plan ?? null,
    paidUntil: access?.paidUntil ?? null,
    processor: payments.name,
    access: access ? shown(access, now, timeZone) : null,
    premium: premium
      ? { ...withAccess(shown(premium, now, timeZone), access), resting: rests(premium, access, now) }
      : null,
  };
}

/** Removes the resume action of premium while its access is ending, since access must be resumed first. */
const withAccess = (premium: Membership, access: MembershipRow | undefined): Membership =>
  endOfAccess(access)
    ? { ...premium, resumption: null, actions: premium.actions.filter((action) => action !== 'resume') }
    : premium;

/** Whether Premium has not ended but has no access to add to. */
const rests = (premium: MembershipRow, access: MembershipRow | undefined, now: Date): boolean =>
  !hasEnded(premium) && !(access && Date.parse(access.accessUntil) > now.getTime());

function shown(row: MembershipRow, now: Date, timeZone: string): Membership {
  const { id, plan, status, startedAt, paidUntil, minimumUntil, accessUntil, owedSince } = row;
  const endsAt = row.pendingChange ? row.pendingChange.end : row.endsAt;
  const actions = actionsOf(row, now);
  return {
    id,
    plan,
    planName: plans[plan].name,
    status,
    timeZone,
    startedAt,
    paidUntil,
    minimumUntil,
    accessUntil,
    renewal:
      row.renews && !owedSince ? { at: paidUntil, amount: row.renewalAmount ?? plans[plan].price } : null,
    resumption: resumptionOf(row, now),
    freeUntil: freeUntil(row, now),
    cancellationRequested: endsAt !== null,
    endsAt,
    resting: false,
    pastDue:
      isPastDue(row) && owedSince
        ? {
            amount: row.owedAmount ?? 0,
            since: owedSince,
            nextTryAt: nextTryAt(new Date(owedSince), row.retries)?.toISOString() ?? null,
          }
        : null,
    card: row.cardLast4 && row.cardBrand ? { brand: row.cardBrand, last4: row.cardLast4 } : null,
    actions,
    changesTo: actions.includes('change_plan') ? plansToChangeTo(plan) : [],
  };
}

const actionsOf = (row: MembershipRow, now: Date): MembershipAction[] =>
  (['cancel', 'resume', 'change_plan', 'pay', 'change_card'] as const).filter((action) =>
    may[action](row, now),
  );
