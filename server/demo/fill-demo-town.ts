import { createApp } from '../app.ts';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { movableClock } from '#server/platform/clock.ts';
import type { MovableClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import { connect } from '#server/platform/sql.ts';
import { callerOf } from './call-api.ts';
import { gather } from './cast.ts';
import { conversationDeeds } from './conversations.ts';
import { groomingDeeds } from './grooming-deeds.ts';
import { liveThrough } from './live-through.ts';
import { petDeeds } from './pet-deeds.ts';
import { shiftDeeds } from './shift-deeds.ts';
import { tellStory } from './tell-story.ts';
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
      await live(config, withoutWaiting(databaseUrl), clock);
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

async function live(config: Config, databaseUrl: string, clock: MovableClock): Promise<void> {
  const now = clock.now();
  const app = await createApp({ ...config, LOG_LEVEL: 'silent', DATABASE_POOL: 4 }, databaseUrl, clock, {
    tells: false,
  });
  try {
    await app.server.ready();
    const call = callerOf(app);
    const cast = await gather(app.platform.transact, clock, now);
    const { shifts, grooming } = tellStory(now);
    const { deeds: registrations, pets } = petDeeds(call, now, cast);
    await liveThrough(app, clock, now, [
      ...registrations,
      ...shifts.flatMap((story) => shiftDeeds(call, now, story, cast)),
      ...grooming.flatMap((story) => groomingDeeds(app, now, story, { cast, pets })),
      ...conversationDeeds(call, now, cast),
    ]);
  } finally {
    await app.close();
  }
}
