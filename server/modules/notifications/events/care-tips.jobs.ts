import { careTips } from '#reference/care-tips/catalog.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { notify } from '../delivery/notify.ts';
import { findDailyTip } from '../facts/care-tips.queries.ts';

export const careTipJobs = {
  'notify-of-daily-tip': onEvent('daily_tip.chosen', async (platform, { accountId, day }) => {
    const facts = await findDailyTip(platform.sql, accountId, day);
    const tip = careTips.find(({ id }) => id === facts?.tipId);
    if (facts && tip) await notify(platform, facts.owner, 'daily_tip', day, tip, facts.because);
  }),
};
