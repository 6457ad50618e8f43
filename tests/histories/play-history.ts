import { setTimeout as sleep } from 'node:timers/promises';
import { makeClientToBook } from '#server/modules/visits/own/own-visits.factory.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import type { TestApp } from '#tests/test-app.ts';
import { drawAct } from './draw-act.ts';
import type { Model } from './draw-act.ts';
import type { Parent } from './offers.ts';
import type { Member } from './own-visits.ts';
import { findFaults } from './find-faults.ts';
import { insist } from './insist.ts';
import { startSecondProcess } from './second-process.ts';
import type { SecondProcess } from './second-process.ts';

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

/** Of the rounds, those in which the database dies under the acts, and those in which a process does. */
const [databaseShare, processShare] = [0.02, 0.02];

/**
 * Lets two dozen members act at random, a few at the same time and half of them in a second process, while the clock jumps
 * and the database and that process are killed.
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
  await app.app.platform.changeFeed.start();
  const second = startSecondProcess(app.databaseUrl, app.clock);
  try {
    const moveTo = (now: Date) => {
      app.clock.moveTo(now);
      second.moveTo(now);
    };
    const people = await makePeople(app, second, () => moveTo(after(app.clock.now(), minutes(2))));
    const model: Model = {
      shifts: [],
      applications: [],
      messages: [],
      requests: [],
      offers: [],
      visits: [],
      bills: [],
      faults: [],
      blocks: new Map(),
      acknowledged: new Map(),
      due: new Map(),
    };
    const history = { random, pick, ...people, model, clock: app.clock };
    await second.answers();
    for (let round = 0; round < rounds; round++) {
      // Drawn before any is done, so that a seed repeats them whoever of the two is first.
      const drawn = [drawAct(history), drawAct(history)];
      const [killsDatabase, killsProcess, instant] = [
        random() < databaseShare,
        random() < processShare,
        random() * 30,
      ];
      // What is being started is left alone.
      if (killsDatabase || killsProcess) await second.answers();
      const acts = drawn.map((act) => act(`${round}`));
      if (killsDatabase) await killDatabase();
      if (killsProcess) await sleep(instant).then(() => second.kill());
      await Promise.all(acts);
      if (random() < 0.15) await app.settle();
      const [jump, visit] = [random(), pick(model.visits)];
      if (jump < 0.05) moveTo(after(app.clock.now(), random() < 0.5 ? hours(3) : days(1)));
      else if (jump < 0.09 && visit && new Date(visit.startsAt) > app.clock.now())
        moveTo(new Date(visit.startsAt));
      await app.app.platform.sql.patient`delete from rate_limits`;
    }
    model.faults.push(...(await second.stop()));
    await app.settle();
    // What a closed account leaves is erased within minutes, and so are the claims of killed jobs.
    app.clock.moveTo(after(app.clock.now(), hours(1)));
    await app.settle();
    return { acknowledged: model.acknowledged, faults: await findFaults(app, model, people.everybody) };
  } finally {
    second.end();
  }
}

/** Every other one calls the second process. */
async function makePeople(app: TestApp, second: SecondProcess, letClaimsEnd: () => void) {
  const made = await app.transact(async (t) => ({
    groomers: await Promise.all(Array.from({ length: 14 }, () => makeGroomer(t))),
    owners: await Promise.all(Array.from({ length: 6 }, () => makeBusiness(t))),
    parents: await Promise.all(Array.from({ length: 4 }, () => makePetOwner(t))),
  }));
  let signedIn = 0;
  const signIn = async ({ id }: { id: string }): Promise<Member> => {
    const through = signedIn++ % 2 === 0 ? undefined : second;
    return { ...insist(await app.as(id), app, letClaimsEnd, through), isClosed: false };
  };
  const groomers = await Promise.all(made.groomers.map(signIn));
  const owners = await Promise.all(made.owners.map(signIn));
  const parents = await Promise.all(
    made.parents.map(async (parent): Promise<Parent> => {
      const pet = await app.transact((t) => makePet(t, { ownerId: parent.id }));
      return Object.assign(await signIn(parent), { petId: pet.id });
    }),
  );
  const clients = new Map(
    await app.transact((t) =>
      Promise.all(groomers.map(async (groomer) => [groomer, await makeClientToBook(t, groomer.id)] as const)),
    ),
  );
  return { groomers, owners, parents, clients, everybody: [...groomers, ...owners, ...parents] };
}
