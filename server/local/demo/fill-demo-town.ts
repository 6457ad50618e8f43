import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { movableClock } from '#server/platform/clock.ts';
import { ConfigError, reachesOutside } from '#server/platform/config.ts';
import type { Config } from '#server/platform/config.ts';
import { connect } from '#server/platform/database/sql.ts';
import type { SqlPool } from '#server/platform/database/sql.ts';
import {
  markTownFilling,
  markTownFull,
  lockTown,
  hasAccounts,
  readTownState,
  removeUnfinishedTown,
} from './town.queries.ts';
import type { TownState } from './town.queries.ts';

export type DemoTown = { accounts: string[]; password: string };

const demoTown: DemoTown = {
  accounts: [
    'groomer@wagwell.example',
    'owner@wagwell.example',
    'petowner@wagwell.example',
    'admin@wagwell.example',
  ],
  password: demoPassword,
};

/**
 * Fills an empty database with the demo town: one metro area that has been busy for two months. A database
 * with other accounts is left alone, an interrupted start begins again, and two concurrent starts fill it
 * once. `announce` is called before work that takes longer than a person waits for an unexplained start.
 */
export function fillDemoTown(
  config: Config,
  databaseUrl: string,
  announce: (line: string) => void,
  clock = movableClock(),
): Promise<DemoTown | undefined> {
  return withTown(databaseUrl, async (sql, state) => {
    if (state === 'full') return demoTown;
    if (await hasAccounts(sql)) return undefined;
    announce('Filling the demo town, once: its people live through two months. This takes up to a minute.');
    await markTownFilling(sql);
    // Loaded on demand: the story and its image tools would stay in memory.
    const { runScenario } = await import('./run-scenario.ts');
    await runScenario(config, withoutWaiting(databaseUrl), clock);
    await markTownFull(sql);
    return demoTown;
  });
}

/**
 * For a start without the demo town: removes an unfinished town.
 * @throws ConfigError if a full town would be reachable from outside, with its published password
 */
export function refuseDemoTown(config: Config, databaseUrl: string): Promise<void> {
  return withTown(databaseUrl, async (_, state) => {
    const outside = reachesOutside(config);
    if (state !== 'full' || !outside) return;
    throw new ConfigError(
      `Setting ${config.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR'}: this database holds the demo town, whose password is published; use an empty one together with ${outside}`,
    );
  });
}

/** Locks the town and removes the rows of an interrupted start before `work` runs. */
async function withTown<T>(
  databaseUrl: string,
  work: (sql: SqlPool, state: TownState) => Promise<T>,
): Promise<T> {
  const sql = connect(databaseUrl, { max: 1 });
  try {
    await lockTown(sql);
    const state = await readTownState(sql);
    if (state === 'filling') await removeUnfinishedTown(sql);
    return await work(sql, state);
  } finally {
    await sql.end();
  }
}

/** Turns off waiting for the disk at commits: after a power failure the town is filled again. */
function withoutWaiting(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('synchronous_commit', 'off');
  return url.href;
}
