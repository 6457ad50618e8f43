import { uuidv7 } from 'uuidv7';
import type { PaymentResult, TestCard } from '#contract/memberships/memberships.ts';
import type { PlanKind } from '#contract/memberships/plan-facts.ts';
import { siteUrl } from '#server/platform/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { ChargeResult } from '#server/platform/payments/port.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import { requireMembership } from './cancel-membership.ts';
import { may } from '../memberships.policy.ts';
import { findCustomer } from '../memberships.queries.ts';
import { cardProblem, paymentResult } from '../checkout/pay-checkout.ts';
import { reconcileSoon, syncMembership } from '../sync/sync-membership.ts';

type GivenCard = { card?: TestCard | undefined; confirmed?: boolean | undefined };

/**
 * Pays the owed amount with the card on file or another test card. @throws Problem `not_found`,
 * `already_done`, `invalid`
 */
export async function payPastDue(
  platform: Platform,
  accountId: string,
  kind: PlanKind,
  given: GivenCard,
): Promise<PaymentResult> {
  const { payments, sql, clock, transact } = platform;
  const membership = await requireMembership(sql, accountId, kind);
  if (!may.pay(membership, clock.now()) || !membership.owedRef)
    throw problem('already_done', 'Nothing is owed. Nothing is charged.');
  if (given.card) {
    const kept = await saveCard(platform, accountId, given);
    if (kept.status !== 'paid') return paymentResult(kept);
  }
  await transact((t) => reconcileSoon(t, membership.id));
  const result = await payments.payInvoice(membership.owedRef, `${membership.owedRef}-${uuidv7()}`);
  await syncMembership(platform, membership.id);
  return paymentResult(result);
}

/** Saves another card for all later charges. @throws Problem `not_found`, `invalid` */
export async function changeCard(
  platform: Platform,
  accountId: string,
  given: GivenCard,
): Promise<PaymentResult> {
  if (given.card) return paymentResult(await saveCard(platform, accountId, given));
  const customerRef = await requireCustomer(platform, accountId);
  const url = await platform.payments.cardPage(customerRef, `${siteUrl(platform.config)}/membership`);
  if (!url) throw problem('invalid', 'Type the new card.', [{ path: 'card', message: 'Type the new card' }]);
  return { status: 'elsewhere', detail: null, url };
}

async function saveCard(
  platform: Platform,
  accountId: string,
  { card, confirmed }: GivenCard,
): Promise<ChargeResult> {
  const desk = platform.payments.testDesk;
  if (!desk || !card) throw notFound('card form');
  const customerRef = await requireCustomer(platform, accountId);
  return desk.replaceCard(customerRef, card, confirmed ?? false).catch((error: unknown) => {
    throw cardProblem(error);
  });
}

async function requireCustomer({ sql, payments }: Platform, accountId: string): Promise<string> {
  const customerRef = await findCustomer(sql, accountId, payments.name);
  if (!customerRef) throw notFound('membership');
  return customerRef;
}
