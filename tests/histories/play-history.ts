import { makeClientToBook } from '#server/modules/visits/own/own-visits.factory.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import type { TestApp } from '#tests/test-app.ts';
import { drawAct } from './draw-act.ts';
import type { Model } from './draw-act.ts';
import type { Member } from './own-visits.ts';
import { findFaults } from './find-faults.ts';
import { insist } from './insist.ts';

/** Numbers from 0 to below 1 that a seed repeats (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Of the rounds, those in which the database dies under the acts. */
const killShare = 0.02;

/**
 * Lets twenty members act at random, a few at the same time, while the clock jumps and the database is killed.
 * @returns how many acts of each kind were acknowledged, and every way in which the database differs from what was said
 */
export async function playHistory(
  app: TestApp,
  seed: number,
  rounds: number,
  killDatabase: () => Promise<void>,
) {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const made = await app.transact(async (t) => ({
    groomers: await Promise.all(Array.from({ length: 14 }, () => makeGroomer(t))),
    owners: await Promise.all(Array.from({ length: 6 }, () => makeBusiness(t))),
  }));
  const signIn = async ({ id }: { id: string }): Promise<Member> => ({
    ...insist(await app.as(id), app),
    isClosed: false,
  });
  const groomers = await Promise.all(made.groomers.map(signIn));
  const owners = await Promise.all(made.owners.map(signIn));
  const clients = new Map(
    await app.transact((t) =>
      Promise.all(groomers.map(async (groomer) => [groomer, await makeClientToBook(t, groomer.id)] as const)),
    ),
  );
  const everybody = [...groomers, ...owners];
  const model: Model = {
    shifts: [],
    applications: [],
    messages: [],
    visits: [],
    faults: [],
    blocks: new Map(),
    acknowledged: new Map(),
  };
  const history = { random, pick, groomers, owners, everybody, clients, model, clock: app.clock };
  for (let round = 0; round < rounds; round++) {
    // Drawn before any is done, so that a seed repeats them whoever of the two is first.
    const drawn = [drawAct(history), drawAct(history)];
    const acts = drawn.map((act) => act(`${round}`));
    if (random() < killShare) await killDatabase();
    await Promise.all(acts);
    if (random() < 0.15) await app.settle();
    if (random() < 0.05) app.clock.moveTo(after(app.clock.now(), random() < 0.5 ? hours(3) : days(1)));
    await app.app.platform.sql.patient`delete from rate_limits`;
  }
  await app.settle();
  // What a closed account leaves is erased within minutes.
  app.clock.moveTo(after(app.clock.now(), hours(1)));
  await app.settle();
  return { acknowledged: model.acknowledged, faults: await findFaults(app, model, everybody) };
}
