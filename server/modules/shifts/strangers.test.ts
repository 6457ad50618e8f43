import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shiftApplicationsApi } from '#contract/shifts/shift-applications.ts';
import { shiftsApi } from '#contract/shifts/shifts.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { doors } from './access.scenario.ts';
import type { Door, Key, Scene, Who } from './access.scenario.ts';
import { makeApplication, makeShift } from './shifts.factory.ts';

let app: TestApp;
let people: Record<Who, Caller>;
beforeAll(async () => {
  app = await openTestApp();
  const ids = await app.transact(async (t) => {
    const lapsed = async (roles: ['owner'] | ['groomer']) => (await makeAccount(t, { roles })).id;
    return {
      owner: (await makeBusiness(t)).id,
      worker: (await makeGroomer(t)).id,
      applicant: (await makeGroomer(t)).id,
      otherOwner: (await makeBusiness(t)).id,
      otherGroomer: (await makeGroomer(t)).id,
      lapsedOwner: await lapsed(['owner']),
      lapsedGroomer: await lapsed(['groomer']),
    };
  });
  people = {
    ...(Object.fromEntries(
      await Promise.all(Object.entries(ids).map(async ([who, id]) => [who, await app.as(id)])),
    ) as Record<keyof typeof ids, Caller>),
    petParent: await app.signIn({ roles: ['pet_owner'] }),
    signedOut: app.stranger,
  };
});
afterAll(() => app.close());

/** Creates a shift in a status, with `worker` where the status needs one and `applicant`'s application. */
async function setScene(
  { shift: status, atStart, atEnd, claimed = false, released = false }: Door,
  day: string,
): Promise<Scene> {
  app.clock.moveTo(testNow());
  const made = await app.transact(async (t) => {
    const shift = await makeShift(t, {
      businessId: people.owner.id,
      groomerId: people.worker.id,
      status,
      day,
      claimed,
    });
    const { id } = await makeApplication(t, { shiftId: shift.id, groomerId: people.applicant.id });
    return { ...shift, applicationId: id };
  });
  const [worker] = await app.app.platform.sql<{ id: string }[]>`
    select id from shift_applications where shift_id = ${made.id} and status = 'accepted'`;
  if (atStart)
    app.clock.moveTo(new Date(made.startsAt.getTime() + (status === 'in_progress' ? 3_600_000 : -60_000)));
  if (released)
    await people.owner.call('POST /api/shift-applications/:id/release', {
      params: { id: worker?.id ?? '' },
      body: {},
    });
  if (atEnd) app.clock.moveTo(made.endsAt);
  return { app, people, shift: made.id, application: worker?.id ?? made.applicationId, start: made.startsAt };
}

function knock(scene: Scene, who: Who, key: Key, door: Door) {
  const body = door.body?.(scene);
  return scene.people[who].call(key, {
    params: door.id ? { id: scene[door.id] } : {},
    ...(body === undefined ? {} : { body }),
  });
}

const table = Object.entries(doors) as [Key, Door][];
let dayCount = 0;
/** Returns a new day for every scene, because a groomer cannot work two shifts at once. */
const nextDay = () => new Date(Date.UTC(2026, 11, 1 + dayCount++)).toISOString().slice(0, 10);

describe.each(table)('%s', (key, door) => {
  test(`refuses ${Object.keys(door.out).join(', ')}, and then allows ${door.in.join(', ')}`, async () => {
    const scene = await setScene(door, nextDay());
    for (const [who, status] of Object.entries(door.out) as [Who, number][]) {
      const answer = await knock(scene, who, key, door);
      expect([who, answer.status]).toEqual([who, status]);
      expect(answer.headers['content-type']).toMatch('application/problem+json');
    }
    for (const who of door.in) {
      const answer = await knock(scene, who, key, door);
      expect([who, answer.status]).toEqual([
        who,
        { ...shiftsApi, ...shiftApplicationsApi }[key].reply ? answer.status : 204,
      ]);
      expect(answer.status).toBeLessThan(300);
    }
  });

  if (door.id)
    test('a malformed id is refused as invalid, an unknown one as not found', async () => {
      const who = people[door.in[0] ?? 'owner'];
      const body = door.body?.(await setScene(door, nextDay()));
      const call = (id: string) => who.call(key, { params: { id }, ...(body === undefined ? {} : { body }) });
      for (const id of ['1', "' or 1=1 --", '../../etc', 'x'.repeat(150)]) {
        const answer = await call(id);
        expect([id, answer.status]).toEqual([id, 422]);
        expect(answer.problem.errors?.[0]?.path).toBe('id');
      }
      expect((await call('01a1f930-a1b4-7151-9c3a-788155132aa4')).status).toBe(404);
    });
});
