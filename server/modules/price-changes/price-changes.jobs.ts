import { onEvent, scheduled } from '#server/platform/jobs/jobs.ts';
import type { JobTable } from '#server/platform/jobs/jobs.ts';
import { can } from '#server/platform/lifecycle.ts';
import { closeQuestions } from './agree-at-check-out.ts';
import { priceChangeLifecycle } from './price-changes.lifecycle.ts';
import { lockPriceChange, movePriceChange } from './price-changes.queries.ts';

export const priceChangesJobs: JobTable = {
  'expire-price-change': scheduled(({ transact }, { priceChangeId }: { priceChangeId: string }) =>
    transact(async (t) => {
      const change = await lockPriceChange(t.sql, priceChangeId);
      if (!change || !can(priceChangeLifecycle, 'expire', change.state)) return;
      await movePriceChange(t.sql, priceChangeId, 'expire');
      await t.announce('price_change.answered', { priceChangeId });
    }),
  ),
  // What was asked for the whole work is answered by no one anymore.
  'expire-price-change-of-stopped-visit': onEvent('visit.stopped', ({ transact }, { visitId }) =>
    transact((t) => closeQuestions(t, visitId)),
  ),
};
