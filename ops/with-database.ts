import path from 'node:path';
import { readConfig } from '#server/platform/config.ts';
import type { Config } from '#server/platform/config.ts';
import { startEmbeddedPostgres } from '#server/local/embedded-postgres/index.ts';
import { waitUntilAvailable } from '#server/platform/database/availability/wait-until-available.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { declaredTriggers } from '#server/modules.ts';
import { namingSetting } from '#server/platform/process/start-errors.ts';
import { connect } from '#server/platform/database/sql.ts';
import type { SqlPool } from '#server/platform/database/sql.ts';

/**
 * Runs a command on the program's database, even while the program runs; starts the embedded one if needed. A
 * failure prints one line and exits with code 1.
 * @param connections one for long work, whose statements may take hours
 */
export async function withDatabase(
  work: (sql: SqlPool, config: Config, url: string) => Promise<void>,
  { migrates = true, connections = 2 }: { migrates?: boolean; connections?: number } = {},
): Promise<void> {
  try {
    const config = readConfig(process.env);
    const dataDir = path.resolve(config.DATA_DIR, 'postgres');
    const embedded = config.DATABASE_URL
      ? undefined
      : await startEmbeddedPostgres({ dataDir, log: { info: () => undefined } });
    try {
      const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL ?? embedded?.url ?? '';
      const named = namingSetting(config.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR');
      await waitUntilAvailable(url).catch(named);
      if (migrates) await migrate(url, declaredTriggers).catch(named);
      const sql = connect(url, { max: connections });
      try {
        await work(sql, config, url);
      } finally {
        await sql.end();
      }
    } finally {
      await embedded?.stop();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
