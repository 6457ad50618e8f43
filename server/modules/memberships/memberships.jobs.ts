import { after, days } from '#server/platform/clock.ts';
import { every, onEvent, scheduled } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { logRights } from '#server/platform/rights-log.ts';
import { reconcileMembership } from './reconcile-membership.ts';
import { endPremiumWithAccess } from './cancel-membership.ts';
import { deleteOldCheckouts, findProcessingOfCustomer } from './checkout.queries.ts';
import { mailAboutMembership, mailAboutRefund } from './mail-about-membership.ts';
import { findMembershipsOfCustomer } from './memberships.queries.ts';
import { syncMembership } from './sync-membership.ts';
import { finishRefund } from './refund-invoice.ts';
import { settleCheckout } from './settle-checkout.ts';

export const membershipsJobs = {
  'reconcile-membership': scheduled((platform, { membershipId }: { membershipId: string }) =>
    reconcileMembership(platform, membershipId),
  ),
  'settle-checkout': scheduled((platform, { checkoutId }: { checkoutId: string }) =>
    settleCheckout(platform, checkoutId, true),
  ),
  'finish-refund': scheduled((platform, { requestId }: { requestId: string }) =>
    finishRefund(platform, requestId),
  ),
  'read-changed-customer': onEvent('payments.changed', (platform, { customerRef }) =>
    readCustomer(platform, customerRef),
  ),
  'forget-old-checkouts': every('day', async ({ sql, clock }) => {
    await deleteOldCheckouts(sql, after(clock.now(), -days(30)));
  }),
  'log-started-membership': logRights('membership.started'),
  'log-recovered-membership': logRights('membership.recovered'),
  'log-changed-plan': logRights('membership.plan_changed'),
  'log-expired-membership': logRights('membership.expired'),
  'end-premium-with-cancelled-access': onEvent('membership.cancel_requested', (platform, { accountId }) =>
    endPremiumWithAccess(platform, accountId),
  ),
  'end-premium-with-expired-access': onEvent('membership.expired', (platform, { accountId }) =>
    endPremiumWithAccess(platform, accountId),
  ),
  'mail-membership-started': onEvent('membership.started', (platform, ids) =>
    mailAboutMembership(platform, ids, 'started'),
  ),
  'mail-membership-renewed': onEvent('membership.renewed', (platform, ids) =>
    mailAboutMembership(platform, ids, 'renewed'),
  ),
  'mail-payment-failed': onEvent('membership.payment_failed', (platform, ids) =>
    mailAboutMembership(platform, ids, 'payment_failed'),
  ),
  'mail-payment-recovered': onEvent('membership.recovered', (platform, ids) =>
    mailAboutMembership(platform, ids, 'recovered'),
  ),
  'mail-membership-cancelled': onEvent('membership.cancel_requested', (platform, ids) =>
    mailAboutMembership(platform, ids, 'cancel_requested'),
  ),
  'mail-membership-not-cancelled': onEvent('membership.not_cancelled', (platform, ids) =>
    mailAboutMembership(platform, ids, 'not_cancelled'),
  ),
  'mail-membership-resumed': onEvent('membership.resumed', (platform, ids) =>
    mailAboutMembership(platform, ids, 'resumed'),
  ),
  'mail-plan-changed': onEvent('membership.plan_changed', (platform, ids) =>
    mailAboutMembership(platform, ids, 'plan_changed'),
  ),
  'mail-membership-expired': onEvent('membership.expired', (platform, ids) =>
    mailAboutMembership(platform, ids, 'expired'),
  ),
  'mail-renewal-near': onEvent('membership.renewal_near', (platform, ids) =>
    mailAboutMembership(platform, ids, 'renewal_near'),
  ),
  'mail-refund': onEvent('invoice.refunded', mailAboutRefund),
};

/** Reads a customer's checkouts and memberships again after a webhook, which does not say what changed. */
async function readCustomer(platform: Platform, customerRef: string): Promise<void> {
  for (const { id } of await findProcessingOfCustomer(platform.sql, customerRef))
    await settleCheckout(platform, id, false);
  for (const { id } of await findMembershipsOfCustomer(platform.sql, customerRef))
    await syncMembership(platform, id);
}
