import { onEvent } from '#server/platform/jobs/jobs.ts';
import { notify } from '../delivery/notify.ts';
import { findAppealFacts } from '../facts/reliability.queries.ts';

export const reliabilityNoticeJobs = {
  'notify-of-decided-appeal': onEvent('appeal.decided', async (platform, { appealId }, jobId) => {
    const appeal = await findAppealFacts(platform.sql, appealId);
    if (appeal) await notify(platform, appeal.appellant, 'appeal_decided', jobId, appeal);
    if (appeal?.other) await notify(platform, appeal.other, 'appeal_about_you_decided', jobId, appeal);
  }),
};
