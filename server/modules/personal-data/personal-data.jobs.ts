import { every, scheduled } from '#server/platform/jobs/jobs.ts';
import type { PersonalData } from '#server/platform/module.ts';
import { logRights } from '#server/platform/rights-log.ts';
import { eraseAccount } from './close-account.ts';
import { makeExport, removeExpiredExports } from './make-export.ts';

export const personalDataJobs = (everything: readonly PersonalData[]) => ({
  'make-data-export': scheduled((platform, { exportId }: { exportId: string }) =>
    makeExport(platform, everything, exportId),
  ),
  'remove-export-file': scheduled(({ files }, { file }: { file: string }) => files.remove(file)),
  'remove-expired-exports': every('hour', removeExpiredExports),
  'erase-closed-account': scheduled(({ transact }, { accountId }: { accountId: string }) =>
    transact((t) => eraseAccount(t, everything, accountId)),
  ),
  'log-closed-account': logRights('account.closed'),
});
