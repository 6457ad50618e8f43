import { findSuspension } from '#server/modules/identity/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { hasEnded } from '../memberships.lifecycle.ts';
import { findMemberships, lockMembership } from '../memberships.queries.ts';
import { syncMembership } from '../sync/sync-membership.ts';
import { requestEnd } from './cancel-membership.ts';

/**
 * Cancels the memberships of an account that is suspended without an end, since its person cannot sign in to cancel them. Each
 * ends with its paid term without a fee, within the minimum too; what is owed is no longer charged.
 */
export async function stopRenewalsOfSuspended(platform: Platform, accountId: string): Promise<void> {
  const ending = await platform.transact(async (t) => {
    const suspension = await findSuspension(t.sql, accountId);
    if (!suspension || suspension.suspendedUntil) return [];
    const { access, premium } = await findMemberships(t.sql, accountId);
    const requested: Awaited<ReturnType<typeof requestEnd>>[] = [];
    for (const held of [access, premium]) {
      const membership = held && (await lockMembership(t.sql, held.id));
      if (membership?.subscriptionRef && !hasEnded(membership))
        requested.push(await requestEnd(t, membership, { lastTerm: new Date(membership.paidUntil), fee: 0 }));
    }
    return requested;
  });
  for (const { id, subscriptionRef, atOnce } of ending) {
    if (atOnce && subscriptionRef) await platform.payments.endNow(subscriptionRef);
    await syncMembership(platform, id);
  }
}
