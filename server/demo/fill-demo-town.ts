import { createApp } from '../app.ts';
import { demoPassword, makeAccount, makeSession } from '#server/modules/identity/identity.factory.ts';
import { makeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { movableClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import { connect } from '#server/platform/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { businesses } from './businesses.ts';
import { featuredShifts } from './featured-shifts.ts';
import { groomers } from './groomers.ts';
import { liveThrough } from './live-through.ts';
import type { Cast } from './live-through.ts';
import { mayasPast } from './mayas-past.ts';
import { seededRandom } from './random.ts';
import { beginTown, finishTown, holdTown } from './town.queries.ts';
import { diaryOf, usualShifts } from './usual-shifts.ts';

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
export async function fillDemoTown(config: Config, databaseUrl: string) {
  const sql = connect(databaseUrl, { max: 1 });
  try {
    await holdTown(sql);
    const state = await beginTown(sql);
    if (state === 'foreign') return undefined;
    if (state === 'empty') {
      await live(config, withoutWaiting(databaseUrl));
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

async function live(config: Config, databaseUrl: string): Promise<void> {
  const clock = movableClock();
  const now = clock.now();
  const app = await createApp({ ...config, LOG_LEVEL: 'silent', DATABASE_POOL: 4 }, databaseUrl, clock, {
    tells: false,
  });
  try {
    await app.server.ready();
    const cast = await app.platform.transact(gather);
    const featured = [...featuredShifts(now), ...mayasPast];
    const usual = usualShifts(now, seededRandom(1866), diaryOf(featured));
    await liveThrough(app, clock, now, [...featured, ...usual], cast);
  } finally {
    await app.close();
  }
}

/** Creates everybody and signs them in. */
async function gather(t: Transaction): Promise<Cast> {
  const cast: Cast = { groomers: [], owners: [] };
  for (const [index, { firstName, lastName, bio, ...profile }] of groomers.entries()) {
    const email =
      index === 0
        ? 'groomer@wagwell.example'
        : `${firstName}.${lastName}@people.example`.toLowerCase().replaceAll(/[^\w.@]/g, '');
    const { id } = await makeGroomer(t, {
      account: { firstName, lastName, email, bio, location: profile.address },
      ...profile,
    });
    cast.groomers.push(await makeSession(t, id));
  }
  for (const [index, { owner, ...profile }] of businesses.entries()) {
    const [firstName = '', lastName = ''] = owner.split(' ');
    const email =
      index === 0 ? 'owner@wagwell.example' : `${owner.toLowerCase().replaceAll(' ', '.')}@business.example`;
    const { id } = await makeBusiness(t, {
      account: { firstName, lastName, email, location: profile.address },
      ...profile,
    });
    cast.owners.push(await makeSession(t, id));
  }
  const jordan = await makeAccount(t, {
    email: 'petowner@wagwell.example',
    firstName: 'Jordan',
    lastName: 'Ellis',
    roles: ['pet_owner'],
  });
  const admin = await makeAccount(t, {
    email: 'admin@wagwell.example',
    firstName: 'Robin',
    lastName: 'Hale',
    roles: ['owner'],
    isAdmin: true,
  });
  for (const { id } of [jordan, admin]) await makeMembership(t, { accountId: id });
  return cast;
}
