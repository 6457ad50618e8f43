import type { Cancellation, CancellationChoice } from '#contract/memberships.ts';
import { plans } from '#contract/plan-facts.ts';
import type { PlanKind } from '#contract/plan-facts.ts';
import type { Platform } from '#server/platform/platform.ts';
import { termEnds } from '#server/platform/payments/periods.ts';
import { PaymentsUnavailable } from '#server/platform/payments/port.ts';
import { fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/sql.ts';
import { declinedText } from './pay-checkout.ts';
import { may } from './memberships.policy.ts';
import { findLatest, holdMembership } from './memberships.queries.ts';
import type { MembershipRow } from './memberships.queries.ts';
import { readMembership, wishFor } from './read-membership.ts';

/** What cancelling would mean now, without doing it. @throws Problem `not_found`, `already_done` */
export async function previewCancellation(
  { sql, clock }: Platform,
  accountId: string,
  kind: PlanKind,
): Promise<Cancellation> {
  const membership = await mustHold(sql, accountId, kind);
  mustRun(membership, clock.now());
  return cancellationOf(membership, clock.now());
}

/**
 * The ways out. Inside the minimum the renewals that it still holds go on; a term that would only partly fit is not
 * charged, and the days up to the minimum's end are free. Premium may also leave with the paid term, for a fee.
 */
export function cancellationOf(membership: MembershipRow, now: Date): Cancellation {
  const facts = plans[membership.plan];
  const paidUntil = new Date(membership.paidUntil);
  const minimumUntil = new Date(membership.minimumUntil);
  const ends = termsLeft(membership);
  const keep: CancellationChoice = {
    resolution: 'keep',
    endsAt: latest(minimumUntil, paidUntil, membership.owedRef ? now : paidUntil).toISOString(),
    fee: 0,
    charges: [paidUntil, ...ends]
      .slice(0, ends.length)
      .map((at) => ({ at: at.toISOString(), amount: membership.renewalAmount ?? facts.price })),
  };
  const payFee: CancellationChoice = {
    resolution: 'pay_fee',
    endsAt: membership.paidUntil,
    fee: facts.earlyCancelFee,
    charges: [],
  };
  const early = facts.earlyCancelFee > 0 && paidUntil < minimumUntil && !membership.owedRef;
  return {
    plan: membership.plan,
    paidUntil: membership.paidUntil,
    minimumUntil: membership.minimumUntil,
    choices: early ? [keep, payFee] : [keep],
  };
}

/** The ends of the whole terms between what is paid and the end of the minimum. */
const termsLeft = ({ plan, anchor, startedAt, paidUntil, minimumUntil }: MembershipRow): Date[] =>
  termEnds(
    new Date(anchor ?? startedAt),
    plans[plan].termMonths,
    new Date(paidUntil),
    new Date(minimumUntil),
  );

const latest = (...instants: Date[]) => new Date(Math.max(...instants.map((instant) => instant.getTime())));

/**
 * Cancels. What is owed and lies outside the minimum is not asked for any more.
 * @throws Problem `not_found`, `already_done`, `invalid` naming `resolution`, `payment_declined` for the fee
 */
export async function cancelMembership(
  platform: Platform,
  accountId: string,
  kind: PlanKind,
  resolution: 'keep' | 'pay_fee' | undefined,
): Promise<void> {
  const { sql, transact, payments } = platform;
  const { id } = await mustHold(sql, accountId, kind);
  const overAtOnce = await transact(async (t) => {
    const membership = await holdMembership(t.sql, id);
    if (!membership) throw notFound('membership');
    mustRun(membership, t.now);
    const choice = chosen(cancellationOf(membership, t.now).choices, resolution);
    const paidUntil = new Date(membership.paidUntil);
    const lastTerm =
      choice.resolution === 'pay_fee' ? paidUntil : (termsLeft(membership).at(-1) ?? paidUntil);
    if (membership.owedRef && lastTerm <= t.now) return true;
    await wishFor(t, id, { end: lastTerm.toISOString(), fee: choice.fee > 0 });
    return false;
  });
  if (overAtOnce) {
    const membership = await mustHold(sql, accountId, kind);
    await payments.endNow(membership.subscriptionRef ?? '');
  }
  if ((await tell(platform, id)) === 'declined') throw problem('payment_declined', declinedText);
}

/** The wish is written down: where the processor is silent a job tells it later, and nobody has to ask twice. */
const tell = (platform: Platform, membershipId: string) =>
  readMembership(platform, membershipId).catch((error: unknown) => {
    if (error instanceof PaymentsUnavailable) return 'later';
    throw error;
  });

function chosen(
  choices: CancellationChoice[],
  resolution: 'keep' | 'pay_fee' | undefined,
): CancellationChoice {
  const choice = resolution
    ? choices.find((each) => each.resolution === resolution)
    : choices.length === 1
      ? choices[0]
      : undefined;
  if (choice) return choice;
  throw fieldProblem(
    'resolution',
    resolution
      ? 'There is no fee to pay: this plan ends with its paid term.'
      : 'Choose between keeping it to the end of the minimum and paying the fee.',
  );
}

/** @throws Problem `not_found` */
export async function mustHold(sql: Sql, accountId: string, kind: PlanKind): Promise<MembershipRow> {
  const membership = await findLatest(sql, accountId, kind);
  if (!membership || membership.status === 'expired') throw notFound('membership');
  return membership;
}

function mustRun(membership: MembershipRow, now: Date): void {
  if (membership.endsAt || membership.wish?.end)
    throw problem('already_done', 'This membership is already cancelled.');
  if (!may.cancel(membership, now)) throw problem('too_late', 'This membership cannot be cancelled now.');
}

/** Takes a cancellation back; a fee that was paid for it is given back. @throws Problem `not_found`, `too_late` */
export async function resumeMembership(platform: Platform, accountId: string, kind: PlanKind): Promise<void> {
  const { id } = await mustHold(platform.sql, accountId, kind);
  await platform.transact(async (t) => {
    const membership = await holdMembership(t.sql, id);
    if (!membership || !may.resume(membership, t.now))
      throw problem('too_late', 'There is no cancellation that could be taken back.');
    await wishFor(t, id, { end: null, fee: false });
  });
  await tell(platform, id);
}
