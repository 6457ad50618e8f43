import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checksumOf, readMigrations, readReleased } from '#server/platform/database/migration-files.ts';
import type { Released } from '#server/platform/database/migration-files.ts';

const releasedFile = path.join(import.meta.dirname, '../../server/migrations/released.json');

/** What the file of checksums holds once every migration of today is released; earlier entries stay as they are. */
export async function freeze(): Promise<Released> {
  const now = (await readMigrations()).map(({ name, text, checksum }) => [
    name,
    { statements: checksum, files: [checksumOf(text)] },
  ]);
  return { ...Object.fromEntries(now), ...(await readReleased()) };
}

if (import.meta.main) await writeFile(releasedFile, `${JSON.stringify(await freeze(), null, 2)}\n`);
