import { verifyLedger } from '#server/modules/memberships/index.ts';
import { declaredTriggers } from '#server/modules.ts';
import { openBackupPlace } from '#server/platform/backup/backup-place.ts';
import { findBackup, restoreBackup } from '#server/platform/backup/restore-backup.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { readMigrations } from '#server/platform/database/migration-files.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import { withDatabase } from './with-database.ts';

const usage = `Usage: npm run restore -- DIR
       npm run restore -- s3://bucket/prefix
       npm run restore -- DIR --backup wagwell-20261126T083000Z      instead of the newest`;

const [from, flag, asked, ...more] = process.argv.slice(2);

/** `npm run restore`: puts a backup into the empty database and the file store of the settings. */
if (!from || from.startsWith('-') || (flag && (flag !== '--backup' || !asked)) || more.length > 0) {
  console.error(usage);
  process.exitCode = 1;
} else {
  await withDatabase(
    async (sql, config, url) => {
      const place = await openBackupPlace(from, config);
      const name = await findBackup(place, asked);
      const { end } = await restoreBackup(place, name, {
        sql,
        files: await openFiles(config),
        known: await readMigrations(),
        migrate: (migrations) => migrate(url, migrations ? '' : declaredTriggers, migrations),
      });
      const { entries, faults } = await verifyLedger(sql);
      for (const fault of faults) console.error(fault);
      if (faults.length > 0) throw new Error('The backup is restored, but its ledger does not add up.');
      const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
      console.log(`${name} is restored: ${rows} rows, ${end.files.length} files, ${entries} of the ledger.`);
      console.log('Set SECRETS_KEY, or put secrets.key into DATA_DIR, as it was where the backup was taken.');
    },
    { migrates: false, connections: 1 },
  );
}
