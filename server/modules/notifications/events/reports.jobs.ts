import { onEvent } from '#server/platform/jobs/jobs.ts';
import { notify } from '../delivery/notify.ts';
import { findDecided } from '../facts/reports.queries.ts';

export const reportJobs = {
  'notify-reporter': onEvent('report.decided', async (platform, { reportId }, jobId) => {
    const decided = await findDecided(platform.sql, reportId);
    if (decided) await notify(platform, decided.reporter, 'report_decided', jobId, decided);
  }),
  'notify-reported': onEvent('report.upheld', async (platform, { reportId }, jobId) => {
    const decided = await findDecided(platform.sql, reportId);
    const kind = decided?.status === 'removed' ? 'content_removed' : 'account_warned';
    if (decided) await notify(platform, decided.reported, kind, jobId, decided);
  }),
};
