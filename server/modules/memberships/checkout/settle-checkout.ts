import { after, minutes } from '#server/platform/clock.ts';
import { siteUrl } from '#server/platform/config.ts';
import { can } from '#server/platform/lifecycle.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { OrderState } from '#server/platform/payments/port.ts';
import { contactOf } from '#server/modules/identity/index.ts';
import { releasePromo } from '#server/modules/promos/index.ts';
import { checkoutUrl } from './begin-checkout.ts';
import { findCheckout, lockCheckout, markOpen, setOrder } from '../checkout.queries.ts';
import type { CheckoutRow } from '../checkout.queries.ts';
import { checkoutLifecycle, priceOf } from '../memberships.lifecycle.ts';
import { deleteIncomplete, findCustomer, saveCustomer, setSubscription } from '../memberships.queries.ts';
import { syncMembership } from '../sync/sync-membership.ts';

/** How long an order can be paid; Stripe's minimum is half an hour. */
export const orderLifetime = minutes(35);

/**
 * Reads the order of a processing checkout: a paid one becomes a membership, a closed one opens the checkout
 * again. `giveUp` first closes an order that is still open. The call is idempotent.
 * @throws PaymentsUnavailable
 */
export async function settleCheckout(platform: Platform, id: string, giveUp: boolean): Promise<void> {
  const { payments, sql } = platform;
  const checkout = await findCheckout(sql, id);
  if (!checkout?.membershipId || !can(checkoutLifecycle, 'settle', checkout.status)) return;
  const orderRef = checkout.orderRef ?? (await openOrder(platform, checkout)).orderRef;
  const order: OrderState = giveUp ? await payments.closeOrder(orderRef) : await payments.readOrder(orderRef);
  if (order.status === 'paid') {
    await setSubscription(sql, checkout.membershipId, order.subscriptionRef);
    await syncMembership(platform, checkout.membershipId);
  } else if (order.status === 'closed') await reopenCheckout(platform, checkout);
}

/**
 * Opens the order of this attempt. Repeating the call, after a crash or a second click, returns the same
 * order.
 */
export async function openOrder(platform: Platform, checkout: CheckoutRow) {
  const { payments, sql, config } = platform;
  const url = checkoutUrl(siteUrl(config), checkout.id);
  const opened = await payments.openOrder({
    key: `${checkout.id}.${checkout.attempt}`,
    customerRef: await customerOf(platform, checkout.accountId),
    price: priceOf(checkout.plan),
    discount: checkout.discount,
    expiresAt: after(new Date(checkout.processingSince ?? checkout.createdAt), orderLifetime),
    successUrl: `${siteUrl(config)}/subscription-success?session=${checkout.id}`,
    cancelUrl: url,
  });
  await setOrder(sql, checkout.id, checkout.attempt, opened.orderRef);
  return opened;
}

async function customerOf({ payments, sql }: Platform, accountId: string): Promise<string> {
  const known = await findCustomer(sql, accountId, payments.name);
  if (known) return known;
  const contact = await contactOf(sql, accountId);
  const customerRef = await payments.customerFor({
    id: accountId,
    email: contact?.email ?? '',
    name: `${contact?.firstName ?? ''} ${contact?.lastName ?? ''}`.trim(),
  });
  await saveCustomer(sql, { customerRef, accountId, processor: payments.name });
  return customerRef;
}

async function reopenCheckout(
  { transact }: Platform,
  { id, attempt, membershipId }: CheckoutRow,
): Promise<void> {
  await transact(async (t) => {
    const checkout = await lockCheckout(t.sql, id);
    if (checkout?.attempt !== attempt || !can(checkoutLifecycle, 'reopen', checkout.status)) return;
    await markOpen(t.sql, checkout);
    if (membershipId) await deleteIncomplete(t.sql, membershipId);
    await releasePromo(t, id);
  });
}
