import { listMediaFiles } from '#server/modules/media/index.ts';
import { listArchiveFiles } from '#server/modules/personal-data/index.ts';
import { openBackupPlace } from '#server/platform/backup/backup-place.ts';
import { usualRule } from '#server/platform/backup/kept-backups.ts';
import type { KeepRule } from '#server/platform/backup/kept-backups.ts';
import { noteBackup, tryLock } from '#server/platform/backup/tables.queries.ts';
import { takeBackup } from '#server/platform/backup/take-backup.ts';
import { systemClock } from '#server/platform/clock.ts';
import { advisoryLocks } from '#server/platform/database/advisory-locks.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import { withDatabase } from './with-database.ts';

const usage = `Usage: npm run backup -- DIR
       npm run backup -- s3://bucket/prefix
       npm run backup -- DIR --keep 7,4,12      days, weeks and months whose newest backup is kept`;

const [place, ...more] = process.argv.slice(2);
const rule = ruleOf(more);

const listFiles = async (tx: Sql) => [...(await listMediaFiles(tx)), ...(await listArchiveFiles(tx))];

/** `npm run backup`: writes an encrypted backup of database and files while the program runs, and reads it again. */
if (!place || place.startsWith('-') || !rule) {
  console.error(usage);
  process.exitCode = 1;
} else {
  await withDatabase(
    async (sql, config) => {
      const target = await openBackupPlace(place, config);
      // The lock is of the one connection, which ends with the command.
      if (!(await tryLock(sql, advisoryLocks.backup))) throw new Error('Another backup is under way.');
      const files = await openFiles(config);
      const now = systemClock.now();
      const done = await takeBackup({ sql, files, listFiles }, target, rule, now);
      await noteBackup(sql, systemClock.now(), done.bytes);
      console.log(
        `${done.name}: ${done.rows} rows and ${done.files} files, ${done.newFiles} of them new, written and read again.`,
      );
      if (done.gone.length > 0)
        console.log(`${done.gone.length} files were removed meanwhile: ${done.gone.slice(0, 5).join(', ')}`);
      for (const name of done.removed) console.log(`${name} was removed, as the rule says.`);
    },
    { migrates: false, connections: 1 },
  );
}

function ruleOf(args: readonly string[]): KeepRule | undefined {
  if (args.length === 0) return usualRule;
  const counts = /^(\d{1,3}),(\d{1,3}),(\d{1,3})$/.exec(args[1] ?? '');
  if (args[0] !== '--keep' || args.length > 2 || !counts) return undefined;
  const [daily = 0, weekly = 0, monthly = 0] = counts.slice(1).map(Number);
  return { daily, weekly, monthly };
}
