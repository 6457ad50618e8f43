import { onEvent } from '#server/platform/jobs/jobs.ts';
import { notify } from '../delivery/notify.ts';
import { findAppealFacts, findExcuseFacts } from '../facts/reliability.queries.ts';

export const reliabilityNoticeJobs = {
  'notify-of-claimed-weather': onEvent('reliability.weather_claimed', async (platform, { factId }, jobId) => {
    const excuse = await findExcuseFacts(platform.sql, factId);
    if (excuse) await notify(platform, excuse.other, 'weather_claimed', jobId, excuse);
  }),
  'notify-of-objection': onEvent('reliability.weather_objected', async (platform, { factId }, jobId) => {
    const excuse = await findExcuseFacts(platform.sql, factId);
    if (excuse) await notify(platform, excuse.person, 'weather_objected', jobId, excuse);
  }),
  'notify-of-decided-appeal': onEvent('appeal.decided', async (platform, { appealId }, jobId) => {
    const appeal = await findAppealFacts(platform.sql, appealId);
    if (appeal) await notify(platform, appeal.appellant, 'appeal_decided', jobId, appeal);
    if (appeal?.other) await notify(platform, appeal.other, 'appeal_about_you_decided', jobId, appeal);
  }),
};
