import { after, days } from '#server/platform/clock.ts';
import { forgetOldLimits } from '#server/platform/http/limits/rate-limits.ts';
import { every, scheduled } from '#server/platform/jobs/jobs.ts';
import { logRights } from '#server/platform/rights-log.ts';
import { endSuspension } from './suspension.ts';
import { deleteExpired } from './identity.queries.ts';
import { deleteOldSecurityChanges } from './security-changes/security-changes.queries.ts';
import { encryptSecrets } from './second-factor/encrypt-secrets.ts';
import { knownFor } from './known-browsers.ts';
import { idleLifetime } from './sessions.ts';

const changesKeptFor = days(365);

export const identityJobs = {
  'log-registration': logRights('account.registered'),
  'log-added-role': logRights('role.added'),
  'log-changed-password': logRights('password.changed'),
  'log-secured-account': logRights('account.secured'),
  'log-suspension': logRights('account.suspended'),
  'log-restored-account': logRights('account.restored'),
  'log-changed-admin': scheduled(async ({ log }, changed: { accountId: string; change: string }) =>
    log.info(changed, 'rights changed'),
  ),
  'end-suspension': scheduled(({ transact }, { accountId }: { accountId: string }) =>
    transact((t) => endSuspension(t, accountId)),
  ),
  'encrypt-two-factor-secrets': every('day', encryptSecrets),
  'forget-ended-sessions': every('day', async (platform) => {
    const now = platform.clock.now();
    await deleteExpired(platform.sql, now, after(now, -idleLifetime), after(now, -knownFor));
    await deleteOldSecurityChanges(platform.sql, after(now, -changesKeptFor));
    await forgetOldLimits(platform);
  }),
};
