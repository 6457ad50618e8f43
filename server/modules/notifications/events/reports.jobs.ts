import { onEvent } from '#server/platform/jobs/jobs.ts';
import { notify } from '../delivery/notify.ts';
import { findPerson } from '../people.queries.ts';
import { findDecided, findSuspended } from '../facts/reports.queries.ts';

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
  'notify-suspended': onEvent('account.suspended', async (platform, { accountId }, jobId) => {
    const found = await findSuspended(platform.sql, accountId);
    const now = platform.clock.now();
    if (found) await notify(platform, found.person, 'account_suspended', jobId, { ...found, now });
  }),
  'notify-restored': onEvent('account.restored', async (platform, { accountId }, jobId) => {
    const person = await findPerson(platform.sql, accountId);
    if (person) await notify(platform, person, 'account_restored', jobId);
  }),
};
