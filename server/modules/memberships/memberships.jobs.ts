import { after, days } from '#server/platform/clock.ts';
import { every, onEvent, scheduled } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { logRights } from '#server/platform/rights-log.ts';
import { reconcileMembership } from './sync/reconcile-membership.ts';
import { endPremiumWithAccess } from './change/cancel-membership.ts';
import { stopRenewalsOfSuspended } from './change/stop-renewals.ts';
import { deleteOldCheckouts, findProcessingOfCustomer } from './checkout.queries.ts';
import { findMembershipsOfCustomer } from './memberships.queries.ts';
import { endMembershipsOfClosed } from './memberships.leaving.ts';
import { syncMembership } from './sync/sync-membership.ts';
import { finishRefund } from './change/refund-invoice.ts';
import { updateCustomer, updateCustomerAfter } from './update-customer.ts';
import { settleCheckout } from './checkout/settle-checkout.ts';

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
    syncCustomer(platform, customerRef),
  ),
  'end-memberships-of-closed-account': onEvent('account.closed', (platform, { accountId }) =>
    endMembershipsOfClosed(platform, accountId),
  ),
  'update-customer-of-changed-email': onEvent('security.changed', updateCustomerAfter),
  'update-customer-of-restored-email': onEvent('account.secured', (platform, { accountId }) =>
    updateCustomer(platform, accountId),
  ),
  'stop-renewals-of-suspended-account': onEvent('account.suspended', (platform, { accountId }) =>
    stopRenewalsOfSuspended(platform, accountId),
  ),
  // A payment that was under way when the account was suspended starts a membership after that.
  'stop-renewals-of-suspended-joiner': onEvent('membership.started', (platform, { accountId }) =>
    stopRenewalsOfSuspended(platform, accountId),
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
};

/** Reads a customer's checkouts and memberships again after a webhook, which does not say what changed. */
async function syncCustomer(platform: Platform, customerRef: string): Promise<void> {
  for (const { id } of await findProcessingOfCustomer(platform.sql, customerRef))
    await settleCheckout(platform, id, false);
  for (const { id } of await findMembershipsOfCustomer(platform.sql, customerRef))
    await syncMembership(platform, id);
}
