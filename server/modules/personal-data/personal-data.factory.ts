import { archiveHours } from '#contract/personal-data.ts';
import { after, hours } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { askForExport } from './ask-for-export.ts';
import { findExport, markReady } from './personal-data.queries.ts';

/** Creates an archive with nothing in it. */
export async function makeDataExport(platform: Platform, accountId: string): Promise<void> {
  const file = `export-${accountId}.zip`;
  const bytes = await platform.files.write(file, emptyZip());
  await platform.transact(async (t) => {
    await askForExport(t, accountId);
    const { id = '' } = (await findExport(t.sql, accountId)) ?? {};
    await markReady(t.sql, id, { file, bytes, readyAt: t.now, expiresAt: after(t.now, hours(archiveHours)) });
  });
}

/** A zip archive's end, which is all that an empty one has. */
async function* emptyZip() {
  yield Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]);
}
