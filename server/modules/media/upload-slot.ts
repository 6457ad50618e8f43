import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { sumMedia } from './media.queries.ts';

/** An account's quota, far above the need of years of report cards. */
export const quota = { photos: 5000, bytes: 2 * 1024 ** 3, unused: 200 };

/** Concurrent uploads, limited because queued photos use up to 10 MB of memory each. */
export const uploadsAtOnce = { ofAccount: 3, ofAll: 20 };

const underWay = new Map<string, number>();

/**
 * Runs an upload if there is room in memory and in the account's quota, checked before any byte is read.
 * @throws Problem `too_often`, `unavailable`, `invalid` naming `file`
 */
export async function withUploadSlot<T>(
  { sql }: Platform,
  accountId: string,
  upload: () => Promise<T>,
): Promise<T> {
  const own = underWay.get(accountId) ?? 0;
  const all = [...underWay.values()].reduce((sum, count) => sum + count, 0);
  if (own >= uploadsAtOnce.ofAccount)
    throw problem('too_often', 'Wait until your other photos are saved, then try again.').retryIn(5);
  if (all >= uploadsAtOnce.ofAll)
    throw problem('unavailable', 'Many photos are being saved right now. Try again in a minute.');
  underWay.set(accountId, own + 1);
  try {
    checkQuota(await sumMedia(sql, accountId));
    return await upload();
  } finally {
    const left = (underWay.get(accountId) ?? 1) - 1;
    if (left > 0) underWay.set(accountId, left);
    else underWay.delete(accountId);
  }
}

function checkQuota(stored: { photos: number; bytes: number; unused: number }): void {
  if (stored.unused >= quota.unused) {
    throw fieldProblem(
      'file',
      `You have ${quota.unused} photos that are not used anywhere. They are removed after a day; then you can add more.`,
    );
  }
  if (stored.photos >= quota.photos)
    throw fieldProblem('file', `You have ${quota.photos} photos, which is the most. Remove some first.`);
  if (stored.bytes >= quota.bytes)
    throw fieldProblem('file', 'Your photos take 2 GB, which is the most. Remove some first.');
}
