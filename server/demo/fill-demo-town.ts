import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { movableClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import { connect } from '#server/platform/sql.ts';
import { beginTown, finishTown, holdTown } from './town.queries.ts';

const accounts = [
  'groomer@wagwell.example',
  'owner@wagwell.example',
  'petowner@wagwell.example',
  'admin@wagwell.example',
];

/**
 * Fills an empty database with the demo town: one metro area that has been busy for two months. A database that already
 * holds accounts of its own is left alone; a start that was cut short begins anew; two starts at once fill it once.
 */
export async function fillDemoTown(config: Config, databaseUrl: string, clock = movableClock()) {
  const sql = connect(databaseUrl, { max: 1 });
  try {
    await holdTown(sql);
    const state = await beginTown(sql);
    if (state === 'foreign') return undefined;
    if (state === 'empty') {
      // Loaded for the one start that needs it: the story and its picture tools would stay in memory for good.
      const { liveInTown } = await import('./live-in-town.ts');
      await liveInTown(config, withoutWaiting(databaseUrl), clock);
      await finishTown(sql);
    }
    return { accounts, password: demoPassword };
  } finally {
    await sql.end();
  }
}

/** Whoever loses power while the town is being filled fills it again: no commit needs to wait for the disk. */
function withoutWaiting(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('synchronous_commit', 'off');
  return url.href;
}
