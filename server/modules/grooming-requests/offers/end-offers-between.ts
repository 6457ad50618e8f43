import { can } from '#server/platform/lifecycle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { lockOfferForJob } from '../lock-request.ts';
import { findOpenBetween, moveOffer } from '../offers.queries.ts';
import { offerLifecycle } from '../requests.lifecycle.ts';

/**
 * Withdraws the open offers between two people after a block. It is not announced, because a mail would reach
 * the other side.
 */
export async function endOffersBetween(
  { sql, transact }: Platform,
  oneId: string,
  otherId: string,
): Promise<void> {
  for (const { id } of await findOpenBetween(sql, oneId, otherId))
    await transact(async (t) => {
      const locked = await lockOfferForJob(t, id);
      if (locked && can(offerLifecycle, 'withdraw', locked.offer.status))
        await moveOffer(t.sql, id, 'withdraw', { endedAt: t.now });
    });
}
