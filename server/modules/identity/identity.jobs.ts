import { after } from '#server/platform/clock.ts';
import { forgetOldLimits } from '#server/platform/http/limits/rate-limits.ts';
import { every, scheduled } from '#server/platform/jobs/jobs.ts';
import { logRights } from '#server/platform/rights-log.ts';
import { deleteExpired } from './identity.queries.ts';
import { knownFor } from './known-browsers.ts';

export const identityJobs = {
  'log-registration': logRights('account.registered'),
  'log-added-role': logRights('role.added'),
  'log-changed-password': logRights('password.changed'),
  'log-granted-admin': scheduled(async ({ log }, { accountId }: { accountId: string }) =>
    log.info({ accountId, change: 'admin.granted' }, 'rights changed'),
  ),
  'forget-ended-sessions': every('day', async (platform) => {
    const now = platform.clock.now();
    await deleteExpired(platform.sql, now, after(now, -knownFor));
    await forgetOldLimits(platform);
  }),
};
