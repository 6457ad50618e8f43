import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ShiftStatus } from '#contract/shifts/shift-lifecycle.ts';
import { shiftApplicationsApi } from '#contract/shifts/shift-applications.ts';
import { shiftsApi } from '#contract/shifts/shifts.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeApplication, makeShift } from './shifts.factory.ts';
import { draftIn } from './shifts.scenario.ts';

/** The callers of each route: those who are allowed, and those who are refused, with their status code. */
type Who =
  | 'owner'
  | 'worker'
  | 'applicant'
  | 'otherOwner'
  | 'otherGroomer'
  | 'lapsedOwner'
  | 'lapsedGroomer'
  | 'petParent'
  | 'nobody';
type Key = keyof typeof shiftsApi | keyof typeof shiftApplicationsApi;
type Scene = {
  people: Record<Who, Caller>;
  /** A shift in the status that the call needs, and an application to it. */
  shift: string;
  application: string;
  start: Date;
};
type Door = {
  shift: ShiftStatus;
  /** Moves the clock to the start of the shift first. */
  atStart?: true;
  /** Moves the clock to the end of the shift. */
  atEnd?: true;
  /** Whether the groomer has sent figures. */
  claimed?: boolean;
  body?: (scene: Scene) => unknown;
  id?: 'shift' | 'application';
  in: Who[];
  out: Partial<Record<Who, number>>;
};

const reason = () => ({ reason: 'Because.' });
const everyoneElse = { otherOwner: 404, otherGroomer: 403, petParent: 403, nobody: 401 };
const ownersOnly = { worker: 403, applicant: 403, ...everyoneElse };
const workersOnly = {
  owner: 403,
  otherOwner: 403,
  otherGroomer: 404,
  lapsedGroomer: 404,
  applicant: 404,
  petParent: 403,
  nobody: 401,
};
const apply: Door = {
  shift: 'posted',
  body: ({ shift }) => ({ shiftId: shift, groomerId: 'current-user' }),
  in: ['otherGroomer'],
  out: { owner: 403, applicant: 409, lapsedGroomer: 402, petParent: 403, nobody: 401 },
};
const ownList = (owner: Who, other: Who): Door => ({
  shift: 'posted',
  in: [owner],
  out: { [other]: 403, petParent: 403, nobody: 401 },
});

const doors: Record<Key, Door> = {
  'POST /api/shifts': {
    shift: 'posted',
    body: () => ({ ...draftIn(app), ownerId: 'current-user' }),
    in: ['owner', 'otherOwner'],
    out: { lapsedOwner: 402, applicant: 403, petParent: 403, nobody: 401 },
  },
  'GET /api/shifts/:id': {
    shift: 'completed',
    id: 'shift',
    in: ['owner', 'worker'],
    out: { otherOwner: 404, otherGroomer: 404, petParent: 404, lapsedGroomer: 402, nobody: 401 },
  },
  'PATCH /api/shifts/:id': {
    shift: 'posted',
    id: 'shift',
    body: () => ({ dogCount: 7 }),
    in: ['owner'],
    out: { ...ownersOnly, lapsedOwner: 402 },
  },
  'GET /api/shifts/owner/current-user': ownList('lapsedOwner', 'applicant'),
  'POST /api/shifts/:id/cancel': {
    shift: 'filled',
    id: 'shift',
    body: reason,
    in: ['owner'],
    out: { ...ownersOnly, lapsedOwner: 404 },
  },
  'POST /api/shifts/:id/start': {
    shift: 'filled',
    atStart: true,
    id: 'shift',
    in: ['worker'],
    out: { applicant: 404, otherOwner: 404, otherGroomer: 404, petParent: 404, nobody: 401 },
  },
  'POST /api/shifts/:id/no-show': {
    shift: 'in_progress',
    atStart: true,
    id: 'shift',
    in: ['owner'],
    out: ownersOnly,
  },
  'POST /api/shifts/:id/complete': {
    shift: 'in_progress',
    atEnd: true,
    id: 'shift',
    body: () => ({ dogsGroomed: 5, revenue: 10_000 }),
    in: ['owner'],
    out: ownersOnly,
  },
  'POST /api/shifts/:id/end-early': {
    shift: 'in_progress',
    atStart: true,
    id: 'shift',
    in: ['worker', 'owner'],
    out: { applicant: 404, otherOwner: 404, otherGroomer: 404, petParent: 404, nobody: 401 },
  },
  'POST /api/shifts/:id/claim-pay': {
    shift: 'in_progress',
    atEnd: true,
    id: 'shift',
    body: () => ({ dogsGroomed: 5, hours: 8 }),
    in: ['worker'],
    out: workersOnly,
  },
  'POST /api/shifts/:id/accept-claim': {
    shift: 'in_progress',
    claimed: true,
    id: 'shift',
    in: ['owner'],
    out: ownersOnly,
  },
  'POST /api/shifts/:id/contest-no-show': {
    shift: 'no_show',
    id: 'shift',
    body: reason,
    in: ['worker'],
    out: workersOnly,
  },
  'POST /api/shifts/:id/confirm-pay': {
    shift: 'completed',
    id: 'shift',
    in: ['worker'],
    out: { owner: 403, otherOwner: 403, otherGroomer: 404, lapsedGroomer: 404, petParent: 403, nobody: 401 },
  },
  'POST /api/shifts/:id/dispute-pay': {
    shift: 'completed',
    id: 'shift',
    body: reason,
    in: ['worker'],
    out: { owner: 403, otherOwner: 403, otherGroomer: 404, lapsedGroomer: 404, petParent: 403, nobody: 401 },
  },
  'POST /api/shift-applications': apply,
  'POST /api/applications/shift': apply,
  'GET /api/groomers/current-user/applications': ownList('lapsedGroomer', 'owner'),
  'GET /api/shifts/:id/clashes': {
    shift: 'posted',
    id: 'shift',
    in: ['otherGroomer', 'applicant'],
    out: { owner: 403, lapsedGroomer: 402, petParent: 403, nobody: 401 },
  },
  'GET /api/shifts/:id/applications': {
    shift: 'posted',
    id: 'shift',
    in: ['owner'],
    out: { ...ownersOnly, lapsedOwner: 404 },
  },
  'GET /api/owners/current-user/applications': ownList('lapsedOwner', 'applicant'),
  'GET /api/owners/current-user/figures': ownList('lapsedOwner', 'applicant'),
  'POST /api/shift-applications/:id/accept': {
    shift: 'posted',
    id: 'application',
    in: ['owner'],
    out: { ...ownersOnly, lapsedOwner: 404 },
  },
  'POST /api/shift-applications/:id/decline': {
    shift: 'posted',
    id: 'application',
    in: ['owner'],
    out: ownersOnly,
  },
  'POST /api/shift-applications/:id/withdraw': {
    shift: 'posted',
    id: 'application',
    in: ['applicant'],
    out: { owner: 403, otherOwner: 403, otherGroomer: 404, lapsedGroomer: 404, petParent: 403, nobody: 401 },
  },
  'POST /api/shift-applications/:id/release': {
    shift: 'filled',
    id: 'application',
    body: () => ({ reason: null }),
    in: ['owner'],
    out: { ...ownersOnly, lapsedOwner: 404 },
  },
};

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
    nobody: app.stranger,
  };
});
afterAll(() => app.close());

/** Creates a shift in a status, with `worker` where the status needs one and `applicant`'s application. */
async function setScene(
  { shift: status, atStart, atEnd, claimed = false }: Door,
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
  if (atEnd) app.clock.moveTo(made.endsAt);
  return { people, shift: made.id, application: worker?.id ?? made.applicationId, start: made.startsAt };
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
