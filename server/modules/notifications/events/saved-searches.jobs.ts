import { onEvent } from '#server/platform/jobs/jobs.ts';
import { notify } from '../delivery/notify.ts';
import { findMatchFacts, findSumFacts } from '../facts/saved-searches.queries.ts';

export const savedSearchNoticeJobs = {
  // Two searches of one person may match the same item, which is notified once.
  'notify-of-match': onEvent('saved_search.matched', async (platform, { savedSearchId, itemId }) => {
    const match = await findMatchFacts(platform.sql, savedSearchId, itemId);
    if (match) await notify(platform, match.reader, 'search_matched', itemId, match);
  }),
  'notify-of-sum': onEvent('saved_search.summed', async (platform, { savedSearchId, count }, jobId) => {
    const sum = await findSumFacts(platform.sql, savedSearchId);
    if (sum) await notify(platform, sum.reader, 'search_summed', jobId, sum, count);
  }),
};
