import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { maxInvited } from '#contract/shifts/shift-invitations.ts';
import { makeBlock } from '#server/modules/blocks/blocks.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import {
  accept,
  apply,
  draftIn,
  post,
  signInGroomer,
  signInOwner,
} from '#server/modules/shifts/shifts.scenario.ts';
import { after, hours } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let owner: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await signInOwner(app);
});
afterEach(() => app.clock.moveTo(testNow()));

const groomers = (count: number) => Promise.all(Array.from({ length: count }, () => signInGroomer(app)));
const invite = (id: string, people: Caller[], onlyForHours?: number) =>
  owner.call('POST /api/shifts/:id/invitations', {
    params: { id },
    body: { groomerIds: people.map((each) => each.id), ...(onlyForHours ? { onlyForHours } : {}) },
  });
const received = async (groomer: Caller) => (await groomer.call('GET /api/shift-invitations')).body;
const sent = async (id: string) =>
  (await owner.call('GET /api/shifts/:id/invitations', { params: { id } })).body.map(({ state }) => state);
const answer = (groomer: Caller, id: string, termsVersion = 1) =>
  groomer.call('POST /api/shift-invitations/:id/accept', { params: { id }, body: { termsVersion } });
const decline = (groomer: Caller, id: string) =>
  groomer.call('POST /api/shift-invitations/:id/decline', { params: { id } });
const invitationOf = async (groomer: Caller) => (await received(groomer))[0]?.id ?? '';
/** The titles of a person's notifications, the latest first. */
async function told(who: Caller): Promise<string[]> {
  await app.settle();
  return (await who.call('GET /api/notifications', { query: {} })).body.map(({ title }) => title);
}
const found = async (groomer: Caller, id: string) =>
  (await groomer.call('GET /api/shifts/:id', { params: { id } })).status;

test('an invited groomer accepts and is booked; the others are told kindly', async () => {
  const [maya, jo] = (await groomers(2)) as [Caller, Caller];
  const { id } = await post(app, owner);
  const { status, body } = await invite(id, [maya, jo]);
  expect([status, body.map(({ state }) => state)]).toEqual([201, ['open', 'open']]);
  expect(await told(maya)).toEqual(['Shoal Creek Pet Spa invites you: Mon, Nov 23, 8:00 AM']);
  const [mine] = await received(maya);
  expect(mine).toMatchObject({ state: 'open', shift: { id, termsVersion: 1, payPercentage: 50 } });

  const yes = await answer(maya, mine?.id ?? '');
  expect(yes.body).toMatchObject({
    state: 'accepted',
    shift: { status: 'filled', application: { status: 'accepted' } },
  });
  const late = await answer(jo, body[1]?.id ?? '');
  expect([late.status, late.problem.code]).toEqual([409, 'taken']);
  expect(await sent(id)).toEqual(['accepted', 'gone']);
  expect(await told(jo)).toEqual([
    'Taken: Mon, Nov 23, 8:00 AM at Shoal Creek Pet Spa',
    'Shoal Creek Pet Spa invites you: Mon, Nov 23, 8:00 AM',
  ]);
  expect(await received(jo)).toEqual([]);
  expect((await told(owner))[0]).toContain('Booked: Alex Reyes');
});

test('of several who accept at once, one is booked', async () => {
  const people = await groomers(maxInvited);
  const { id } = await post(app, owner);
  await invite(id, people);
  const ids = await Promise.all(people.map(invitationOf));
  const answers = await Promise.all(people.map((each, n) => answer(each, ids[n] ?? '')));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array(maxInvited - 1).fill(409),
  ]);
  expect(new Set(answers.flatMap(({ status, problem }) => (status === 409 ? [problem.code] : [])))).toEqual(
    new Set(['taken']),
  );
  await app.settle();
  expect((await sent(id)).toSorted()).toEqual(['accepted', ...Array(maxInvited - 1).fill('gone')]);
});

test('of a hundred acceptances at once, one books, however often each is sent', async () => {
  const people = await groomers(maxInvited);
  const { id } = await post(app, owner);
  await invite(id, people);
  const ids = await Promise.all(people.map(invitationOf));
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, nth) => {
      const n = nth % maxInvited;
      return answer(people[n] as Caller, ids[n] ?? '');
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await app.settle();
  expect((await sent(id)).toSorted()).toEqual(['accepted', ...Array(maxInvited - 1).fill('gone')]);
  const { sql } = app.app.platform;
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from bookings where source_kind = 'shift' and source_id = ${id}`;
  expect(row?.count).toBe(1);
});

test('only what was seen is accepted, and only while the groomer is free', async () => {
  const [maya, jo] = (await groomers(2)) as [Caller, Caller];
  const { id } = await post(app, owner);
  await invite(id, [maya, jo]);
  const invitation = await invitationOf(maya);
  await owner.call('PATCH /api/shifts/:id', { params: { id }, body: { payPercentage: 45 } });
  const stale = await answer(maya, invitation, 1);
  expect([stale.status, stale.problem]).toMatchObject([409, { code: 'terms_changed', termsVersion: 2 }]);
  await app.transact((t) => makeShift(t, { status: 'filled', groomerId: jo.id }));
  expect((await answer(jo, await invitationOf(jo), 2)).problem.code).toBe('clash');
  expect((await answer(maya, invitation, 2)).status).toBe(200);
});

test('a pending application is accepted with the invitation’s shift once it was sent after it', async () => {
  const [maya] = (await groomers(1)) as [Caller];
  const { id } = await post(app, owner);
  await invite(id, [maya]);
  const applicationId = await apply(maya, id);
  const { body } = await answer(maya, await invitationOf(maya));
  expect(body.shift.application).toEqual({ id: applicationId, status: 'accepted' });
});

test('is refused to strangers, blocked people, applicants, and those who have declined', async () => {
  const [maya, blocked, applicant, decliner] = (await groomers(4)) as [Caller, Caller, Caller, Caller];
  const { id } = await post(app, owner);
  await app.transact((t) => makeBlock(t, blocked.id, owner.id));
  await apply(applicant, id);
  await invite(id, [decliner]);
  expect((await decline(decliner, await invitationOf(decliner))).body.state).toBe('declined');
  expect((await told(owner))[0]).toContain('cannot work Mon, Nov 23');
  for (const other of [blocked, applicant, decliner, owner]) {
    const { status, problem } = await invite(id, [maya, other]);
    expect([status, problem.errors?.map(({ path }) => path)]).toEqual([422, ['groomerIds.1']]);
  }
  expect(await sent(id)).toEqual(['declined']);
  const stranger = await signInOwner(app);
  const params = { id };
  const body = { groomerIds: [maya.id] };
  expect((await stranger.call('POST /api/shifts/:id/invitations', { params, body })).status).toBe(404);
  expect((await stranger.call('GET /api/shifts/:id/invitations', { params })).status).toBe(404);
  await invite(id, [maya]);
  expect((await answer(applicant, await invitationOf(maya))).status).toBe(404);
});

test('at most six have an open invitation; a declined one makes room', async () => {
  const people = await groomers(maxInvited + 1);
  const { id } = await post(app, owner);
  expect((await invite(id, people)).problem.errors?.map(({ path }) => path)).toEqual(['groomerIds']);
  await invite(id, people.slice(0, maxInvited));
  const [last] = people.slice(-1) as [Caller];
  expect((await invite(id, [last])).problem.errors?.map(({ path }) => path)).toEqual(['groomerIds']);
  await decline(people[0]!, await invitationOf(people[0]!));
  expect((await invite(id, [last])).status).toBe(201);
});

test('only those invited see a shift until its time, and everyone then', async () => {
  const [maya, other] = (await groomers(2)) as [Caller, Caller];
  const held = { seenFirst: { by: 'invited' as const, hours: 4 } };
  const { id, seenFirst, actions } = await post(app, owner, { ...draftIn(app, 1), ...held });
  expect(seenFirst?.by).toBe('invited');
  expect(actions).toContain('open');
  await invite(id, [maya]);
  expect([await found(maya, id), await found(other, id)]).toEqual([200, 404]);
  const near = async () => (await other.call('GET /api/shifts', { query: {} })).body.map((shift) => shift.id);
  expect(await near()).not.toContain(id);
  const refused = await other.call('POST /api/shift-applications', { body: { shiftId: id } });
  expect(refused.status).toBe(404);
  // An urgent shift rings once everyone sees it.
  expect(await told(other)).toEqual([]);

  app.clock.moveTo(after(app.clock.now(), hours(4.1)));
  expect(await told(other)).toEqual(['Urgent: Sat, Nov 21 at Shoal Creek Pet Spa']);
  expect(await near()).toContain(id);
  expect(await found(other, id)).toBe(200);
  const again = await owner.call('POST /api/shifts/:id/open', { params: { id } });
  expect(again.problem.code).toBe('already_done');
});

test('a held shift opens at once when its owner says so, or when the last one invited declines', async () => {
  const [maya, other] = (await groomers(2)) as [Caller, Caller];
  const { id } = await post(app, owner);
  await invite(id, [maya], 4);
  expect(await found(other, id)).toBe(404);
  const opened = await owner.call('POST /api/shifts/:id/open', { params: { id } });
  expect(opened.body.seenFirst).toBeNull();
  expect(await found(other, id)).toBe(200);

  const { id: second } = await post(app, owner, draftIn(app, 5));
  await invite(second, [maya], 4);
  const [, invitation] = await received(maya);
  await decline(maya, invitation?.id ?? '');
  expect(await found(other, second)).toBe(200);
  const tooLong = await invite(second, [other], 72);
  expect(tooLong.status).toBe(201);
  const { id: soon } = await post(app, owner, draftIn(app, 1));
  expect((await invite(soon, [other], 72)).problem.errors?.map(({ path }) => path)).toEqual(['onlyForHours']);
});

test('who left a shift that opened again may be invited anew; a block ends an open invitation', async () => {
  const [maya, jo] = (await groomers(2)) as [Caller, Caller];
  const { id } = await post(app, owner);
  await invite(id, [jo]);
  const applicationId = await apply(maya, id);
  await accept(owner, applicationId);
  await app.settle();
  expect(await sent(id)).toEqual(['gone']);
  await owner.call('POST /api/shift-applications/:id/release', { params: { id: applicationId } });
  expect((await invite(id, [jo])).body.map(({ state }) => state)).toEqual(['open']);
  await jo.call('POST /api/blocks', { body: { userId: owner.id } });
  await app.settle();
  expect(await sent(id)).toEqual(['gone']);
  expect(await received(jo)).toEqual([]);
});
