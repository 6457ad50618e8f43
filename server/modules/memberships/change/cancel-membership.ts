import type { Cancellation } from '#contract/memberships/memberships.ts';
import type { PlanKind } from '#contract/memberships/plan-facts.ts';
import type { Platform } from '#server/platform/platform.ts';
import { PaymentsUnavailable } from '#server/platform/payments/port.ts';
import { fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { declinedText } from '../checkout/pay-checkout.ts';
import { may } from '../memberships.policy.ts';
import { findLatest, lockMembership, setPendingChange } from '../memberships.queries.ts';
import type { MembershipRow } from '../memberships.queries.ts';
import { syncMembership, requestChange } from '../sync/sync-membership.ts';
import { endOfAccess, hasEnded } from '../memberships.lifecycle.ts';
import { cancellationChoices, cancellationChoicesWithPremium } from './cancellation-choices.ts';
import type { CancellationOption } from './cancellation-choices.ts';

/** Previews a cancellation without doing it. @throws Problem `not_found`, `already_done` */
export async function previewCancellation(
  { sql, clock }: Platform,
  accountId: string,
  kind: PlanKind,
): Promise<Cancellation> {
  const membership = await requireMembership(sql, accountId, kind);
  requireRunning(membership, clock.now());
  const premium = await runningPremium(sql, membership);
  return {
    plan: membership.plan,
    paidUntil: membership.paidUntil,
    minimumUntil: membership.minimumUntil,
    choices: choicesFor(membership, premium, clock.now()),
  };
}

const choicesFor = (
  membership: MembershipRow,
  premium: MembershipRow | undefined,
  now: Date,
): CancellationOption[] =>
  premium ? cancellationChoicesWithPremium(membership, premium, now) : cancellationChoices(membership, now);

/** Finds the account's premium, which ends when this access plan ends. */
async function runningPremium(
  sql: Sql,
  { accountId, kind }: MembershipRow,
): Promise<MembershipRow | undefined> {
  const premium = kind === 'access' ? await findLatest(sql, accountId, 'premium') : undefined;
  return premium && !hasEnded(premium) ? premium : undefined;
}

/**
 * Cancels a membership; cancelling access also ends premium. An owed term outside the minimum is no longer
 * charged.
 * @throws Problem `not_found`, `already_done`, `invalid` naming `resolution`, `payment_declined` for the fee
 */
export async function cancelMembership(
  platform: Platform,
  accountId: string,
  kind: PlanKind,
  resolution: 'keep' | 'pay_fee' | undefined,
): Promise<void> {
  const { sql, transact, payments } = platform;
  const { id } = await requireMembership(sql, accountId, kind);
  const ending = await transact(async (t) => {
    const membership = await lockMembership(t.sql, id);
    if (!membership) throw notFound('membership');
    requireRunning(membership, t.now);
    const beside = await runningPremium(t.sql, membership);
    const premium = beside && (await lockMembership(t.sql, beside.id));
    const choice = choiceOf(choicesFor(membership, premium, t.now), resolution);
    // Premium goes first: if its fee is declined, nothing is cancelled.
    return [
      ...(premium ? [await requestEnd(t, premium, premiumChoice(premium, choice, t.now))] : []),
      await requestEnd(t, membership, premium ? { ...choice, fee: 0 } : choice),
    ];
  });
  for (const { subscriptionRef, atOnce } of ending) if (atOnce) await payments.endNow(subscriptionRef ?? '');
  for (const { id: endingId } of ending)
    if ((await syncOrDefer(platform, endingId)) === 'declined') {
      await sql.begin((tx) => setPendingChange(tx, id, null));
      throw problem('payment_declined', declinedText);
    }
  const [first] = ending;
  // Premium's free days end with access, whose end is known only now.
  if (first && ending.length > 1) await syncOrDefer(platform, first.id);
}

const premiumChoice = (premium: MembershipRow, choice: CancellationOption, now: Date): CancellationOption =>
  choiceOf(cancellationChoices(premium, now, new Date(choice.endsAt)), choice.resolution);

/**
 * Requests the end of one membership. `atOnce` is true if the owed term is outside what must still be paid.
 */
export async function requestEnd(
  t: Transaction,
  membership: MembershipRow,
  { lastTerm, fee }: Pick<CancellationOption, 'lastTerm' | 'fee'>,
) {
  const { id, subscriptionRef, owedRef, renews, endsAt } = membership;
  const atOnce = owedRef !== null && lastTerm <= t.now;
  const isOver = endsAt !== null && !renews && !owedRef;
  if (!atOnce && !isOver) await requestChange(t, id, { end: lastTerm.toISOString(), fee });
  return { id, subscriptionRef, atOnce };
}

/**
 * Ends premium when access ends for another reason, such as a payment that failed for good, so that it is not
 * charged further. The call is idempotent.
 */
export async function endPremiumWithAccess(platform: Platform, accountId: string): Promise<void> {
  const { sql, transact, payments } = platform;
  const found = await findLatest(sql, accountId, 'premium');
  if (!found?.subscriptionRef || hasEnded(found)) return;
  const ending = await transact(async (t) => {
    const limit = endOfAccess(await findLatest(t.sql, accountId, 'access'));
    const premium = await lockMembership(t.sql, found.id);
    const end = premium?.pendingChange ? premium.pendingChange.end : premium?.endsAt;
    if (!limit || !premium || (end && (!premium.renews || new Date(end) <= limit))) return undefined;
    const [way] = cancellationChoices(premium, t.now, limit);
    return way && requestEnd(t, premium, { ...way, fee: 0 });
  });
  if (ending?.atOnce) await payments.endNow(ending.subscriptionRef ?? '');
  await syncMembership(platform, found.id);
}

/**
 * Syncs a membership with its pending change. If the processor is unavailable, a job retries later because
 * the change is stored.
 */
export const syncOrDefer = (platform: Platform, membershipId: string) =>
  syncMembership(platform, membershipId).catch((error: unknown) => {
    if (error instanceof PaymentsUnavailable) return 'later';
    throw error;
  });

function choiceOf(
  choices: CancellationOption[],
  resolution: 'keep' | 'pay_fee' | undefined,
): CancellationOption {
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
export async function requireMembership(sql: Sql, accountId: string, kind: PlanKind): Promise<MembershipRow> {
  const membership = await findLatest(sql, accountId, kind);
  if (!membership || hasEnded(membership)) throw notFound('membership');
  return membership;
}

function requireRunning(membership: MembershipRow, now: Date): void {
  if (membership.endsAt || membership.pendingChange?.end)
    throw problem('already_done', 'This membership is already cancelled.');
  if (!may.cancel(membership, now)) throw problem('too_late', 'This membership cannot be cancelled now.');
}
