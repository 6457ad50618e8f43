import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fill, signInGroomer, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let owner: Caller;
let maya: Caller;
let params: { id: string };
let start: Date;
let end: Date;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await signInOwner(app);
  maya = await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } });
  const filled = await fill(app, owner, maya);
  ({ params } = filled);
  start = new Date(filled.shift.shiftDate);
  end = new Date(filled.shift.endsAt);
  await app.settle();
});
afterEach(() => app.clock.moveTo(testNow()));

const dayOf = async (who: Caller) => (await who.call('GET /api/shifts/:id/day', { params })).body;
const arrive = (who: Caller, code?: string) =>
  who.call('POST /api/shifts/:id/day/arrive', { params, body: code ? { code } : {} });
const claim = (dogs: number, extra = 0) =>
  maya.call('POST /api/shifts/:id/extras', { params, body: { dogs, minutes: extra } });
const answer = (who: Caller, id: string | undefined, what: 'agree' | 'decline') =>
  who.call(`POST /api/shift-extras/:id/${what}`, { params: { id: id ?? '' } });
async function happened(): Promise<(string | null)[][]> {
  const { body } = await owner.call('GET /api/shifts/:id', { params });
  return body.history
    .map(({ what, who, note }) => [what, who, note])
    .filter(([what]) => !['posted', 'applied', 'filled', 'started'].includes(what ?? ''));
}
async function beginWork() {
  app.clock.moveTo(after(start, minutes(1)));
  await app.settle();
}
async function told(who: Caller): Promise<string[]> {
  await app.settle();
  return (await who.call('GET /api/notifications', { query: {} })).body.map(({ title }) => title);
}

test('on my way, late and there by the code of the owner: both read the same', async () => {
  const early = await maya.call('POST /api/shifts/:id/day/on-my-way', { params });
  expect(early.problem.code).toBe('too_early');
  app.clock.moveTo(after(start, -hours(1)));
  const way = await maya.call('POST /api/shifts/:id/day/on-my-way', { params });
  expect(way.body).toMatchObject({ code: null, actions: ['late', 'arrive'] });
  const late = (count: number) =>
    maya.call('POST /api/shifts/:id/day/late', { params, body: { minutes: count } });
  expect((await late(4)).problem.errors).toMatchObject([{ path: 'minutes' }]);
  await late(20);
  expect(await told(owner)).toEqual(
    expect.arrayContaining(['Maya Ortiz runs 20 minutes late', 'Maya Ortiz is on the way']),
  );
  const { code } = await dayOf(owner);
  expect(code).toMatch(/^\d{4}$/);
  const wrong = await arrive(maya, code === '0000' ? '0001' : '0000');
  expect(wrong.problem.errors).toMatchObject([{ path: 'code' }]);
  expect((await dayOf(maya)).arrivedAt).toBeNull();
  expect((await arrive(maya, code ?? '')).body).toMatchObject({
    byCode: true,
    arrivedAt: expect.any(String),
  });
  expect((await arrive(owner)).problem.code).toBe('already_done');
  expect(await happened()).toEqual([
    ['on_my_way', 'Maya Ortiz', null],
    ['running_late', 'Maya Ortiz', '20 minutes'],
    ['arrived', 'Maya Ortiz', 'with the code'],
  ]);
});

test('without the code the groomer is there once both say so', async () => {
  app.clock.moveTo(after(start, -minutes(5)));
  expect((await arrive(maya)).body.arrivedAt).toBeNull();
  const there = await arrive(owner);
  expect(there.body).toMatchObject({ byCode: false, arrivedAt: expect.any(String) });
  expect((await dayOf(maya)).arrivedAt).toBe(there.body.arrivedAt);
});

test('leaving early with permission lets the pay be recorded; without, it waits for the end', async () => {
  await beginWork();
  const leave = await maya.call('POST /api/shifts/:id/day/leave-early', {
    params,
    body: { note: 'My daughter is ill.' },
  });
  expect(leave.body).toMatchObject({ leftNote: 'My daughter is ill.', leftAllowed: null });
  const say = (allowed: boolean) =>
    owner.call('POST /api/shifts/:id/day/answer-leaving', { params, body: { allowed } });
  const mayRecord = async () =>
    (await owner.call('GET /api/shifts/:id', { params })).body.actions.includes('complete');
  expect(await mayRecord()).toBe(false);
  expect((await say(true)).body.leftAllowed).toBe(true);
  expect(await mayRecord()).toBe(true);
  expect((await say(false)).problem.code).toBe('already_done');
  expect((await happened()).slice(0, 2)).toEqual([
    ['left_early', 'Maya Ortiz', 'My daughter is ill.'],
    ['leaving_allowed', 'Shoal Creek Pet Spa', 'Maya Ortiz'],
  ]);
});

test('extra dogs and time are agreed to, declined, or agreed by silence after 72 hours', async () => {
  expect((await claim(2)).problem.code).toBe('too_early');
  await beginWork();
  expect((await claim(0, 0)).problem.errors).toMatchObject([{ path: 'dogs' }]);
  for (const [dogs, extra] of [
    [2, 0],
    [0, 30],
    [1, 15],
  ] as const)
    expect((await claim(dogs, extra)).status).toBe(201);
  const [two, half] = (await dayOf(owner)).extras;
  expect((await answer(maya, two?.id, 'agree')).status).toBe(404);
  expect((await answer(await signInOwner(app), two?.id, 'agree')).status).toBe(404);
  await answer(owner, two?.id, 'agree');
  await answer(owner, half?.id, 'decline');
  expect((await answer(owner, half?.id, 'agree')).problem.code).toBe('already_done');
  app.clock.moveTo(after(start, hours(73)));
  await app.settle();
  expect((await dayOf(maya)).extras.map(({ state }) => state)).toEqual(['agreed', 'declined', 'silent']);
  expect(await told(maya)).toEqual(
    expect.arrayContaining([
      'Extra work agreed: 2 dogs',
      'Shoal Creek Pet Spa does not agree to extra work: 30 minutes',
      'Extra work agreed: 1 dog, 15 minutes',
    ]),
  );
});

test('agreeing and declining at once have one winner, and nothing can be claimed long after', async () => {
  await beginWork();
  const { body } = await claim(2);
  const id = body.extras[0]?.id ?? '';
  const answers = await Promise.all(
    (['agree', 'decline', 'agree'] as const).map((what) =>
      owner.call(`POST /api/shift-extras/:id/${what}`, { params: { id } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  app.clock.moveTo(after(end, hours(73)));
  expect((await claim(1)).problem.code).toBe('too_late');
});

test('strangers read and say nothing of the day', async () => {
  app.clock.moveTo(after(start, -minutes(5)));
  for (const stranger of [await signInGroomer(app), await signInOwner(app)]) {
    expect((await stranger.call('GET /api/shifts/:id/day', { params })).status).toBe(404);
    expect((await arrive(stranger)).status).toBe(404);
    expect((await stranger.call('POST /api/shifts/:id/day/on-my-way', { params })).status).toBe(404);
  }
});
