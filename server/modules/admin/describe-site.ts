import type { z } from 'zod';
import type { Overview } from '#contract/admin/admin-overview.ts';
import { after, seconds } from '#server/platform/clock.ts';
import { measureNow } from '#server/platform/http/measure-now.ts';
import type { Platform } from '#server/platform/platform.ts';
import { programVersion } from '#server/platform/process/program-version.ts';

/** What `/metrics` says, for an admin who reads no metrics. */
export async function describeSite(platform: Platform): Promise<z.output<typeof Overview>['site']> {
  const { queues, backupSeconds, replica } = await measureNow(platform);
  const oldest = (lane: string) => Math.round(queues.find((queue) => queue.lane === lane)?.oldest ?? 0);
  return {
    version: programVersion,
    oldestJobSeconds: oldest('main'),
    oldestMailSeconds: oldest('mail'),
    newestBackupAt:
      backupSeconds === undefined
        ? null
        : after(platform.clock.now(), -seconds(backupSeconds)).toISOString().replace('Z', '+00:00'),
    copies: replica
      ? { secondsBehind: replica.seconds === undefined ? null : Math.round(replica.seconds) }
      : null,
  };
}
