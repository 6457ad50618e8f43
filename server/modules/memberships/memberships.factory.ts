import { uuidv7 } from 'uuidv7';
import { plans } from '#contract/memberships/plan-facts.ts';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import { after, days } from '#server/platform/clock.ts';
import * as bank from '#server/local/test-processor/bank.ts';
import { shown, writeBooks } from '#server/local/test-processor/test-processor.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { applyWithoutEvents } from './sync/apply-subscription.ts';
import { priceOf } from './memberships.lifecycle.ts';
import {
  lockMembership,
  insertMembership,
  moveMembershipTo,
  saveCustomer,
  setSubscription,
} from './memberships.queries.ts';

type Made = { id: string; accountId: string; plan: PlanCode };

/**
 * Creates a membership that was joined and renewed at the test processor, with all its invoices and without
 * mails.
 */
export async function makeMembership(
  t: Transaction,
  given: { accountId: string; plan?: PlanCode; startedDaysAgo?: number },
): Promise<Made> {
  const { accountId, plan = 'monthly', startedDaysAgo = 10 } = given;
  const id = uuidv7();
  const startedAt = after(t.now, -days(startedDaysAgo));
  const customerRef = `cus_${accountId}`;
  const subscriptionRef = `sub_${id}:${customerRef}`;
  await saveCustomer(t.sql, { customerRef, accountId, processor: 'test' });
  const { result } = await writeBooks(t, customerRef, (books) => {
    const order = { key: id, price: priceOf(plan), discount: 0, expiresAt: t.now, status: 'open' } as const;
    const card = { behavior: 'pays', brand: 'visa', last4: '4242' } as const;
    bank.payOrder(books, { ...order, subscriptionRef: null }, subscriptionRef, card, startedAt);
    bank.renewDue(books, t.now);
    return books;
  });
  const none = { startedAt, paidUntil: startedAt, minimumUntil: startedAt, accessUntil: startedAt };
  const { kind } = plans[plan];
  await insertMembership(t.sql, {
    id,
    accountId,
    kind,
    plan,
    ...none,
    createdAt: startedAt,
  });
  await setSubscription(t.sql, id, subscriptionRef);
  const membership = await lockMembership(t.sql, id);
  const subscription = result.subscriptions[subscriptionRef];
  if (membership && subscription)
    await applyWithoutEvents(t, membership, shown(subscriptionRef, subscription, result), 'test');
  return { id, accountId, plan };
}

/** Creates an active membership without a subscription, invoices or renewals. */
export async function makeFreeMembership(
  t: Transaction,
  { accountId }: { accountId: string },
): Promise<Made> {
  const membership = { id: uuidv7(), accountId, kind: 'access', plan: 'monthly' } as const;
  await insertMembership(t.sql, {
    ...membership,
    startedAt: after(t.now, -days(10)),
    paidUntil: after(t.now, days(20)),
    minimumUntil: after(t.now, days(110)),
    accessUntil: after(t.now, days(20)),
    createdAt: t.now,
  });
  await moveMembershipTo(t.sql, membership.id, 'active', {});
  return membership;
}
