import { randomBytes } from 'node:crypto';
import { archiveHours } from '#contract/personal-data.ts';
import { after, hours } from '#server/platform/clock.ts';
import type { PersonalData } from '#server/platform/module.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limitConcurrency } from '#server/platform/process/concurrency-limit.ts';
import { archiveOf } from './archive.ts';
import { deleteExpiredExports, findExportById, markReady } from './personal-data.queries.ts';

/** An archive holds a whole domain of an account in memory. */
const making = limitConcurrency(1);

/** Makes an archive that was asked for, and announces it once. */
export async function makeExport(
  platform: Platform,
  everything: readonly PersonalData[],
  exportId: string,
): Promise<void> {
  const { sql, files, transact } = platform;
  const asked = await findExportById(sql, exportId);
  if (!asked || asked.file) return;
  const { accountId } = asked;
  const file = `export-${randomBytes(16).toString('hex')}.zip`;
  const bytes = await making.run(() => files.write(file, archiveOf(platform, everything, accountId)));
  const kept = await transact(async (t) => {
    const ready = { file, bytes, readyAt: t.now, expiresAt: after(t.now, hours(archiveHours)) };
    if (!(await markReady(t.sql, exportId, ready))) return false;
    await t.announce('export.ready', { accountId, exportId });
    return true;
  });
  if (!kept) await files.remove(file);
}

export async function removeExpiredExports({ transact, files }: Platform): Promise<void> {
  await transact(async ({ sql, now }) => {
    // Files are removed before the commit: if this process dies, the rows still name them.
    for (const { file } of await deleteExpiredExports(sql, now)) await files.remove(file);
  });
}
