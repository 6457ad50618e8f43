import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fill, post, signInGroomer, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let owner: Caller;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await signInOwner(app);
  maya = await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } });
});
afterEach(() => app.clock.moveTo(testNow()));

const ask = (id: string, change: object, more: object = {}) =>
  owner.call('POST /api/shifts/:id/term-changes', {
    params: { id },
    body: { change, answerHours: 12, ...more },
  });
const answer = (who: Caller, id: string, what: 'accept' | 'decline' | 'withdraw') =>
  who.call(`POST /api/term-changes/:id/${what}`, { params: { id } });
const list = async (who: Caller, id: string) =>
  (await who.call('GET /api/shifts/:id/term-changes', { params: { id } })).body;
const shiftOf = async (id: string) => (await owner.call('GET /api/shifts/:id', { params: { id } })).body;
const agreementOf = async (id: string) =>
  (await maya.call('GET /api/shifts/:id/agreement', { params: { id } })).body;
async function told(who: Caller): Promise<string[]> {
  await app.settle();
  return (await who.call('GET /api/notifications', { query: {} })).body.map(({ title }) => title);
}

test('the groomer reads old and new side by side, and agreeing changes shift, calendar and agreement', async () => {
  const { shift } = await fill(app, owner, maya);
  const change = { dogCount: 8, payPercentage: 55, startTime: '09:00', requirements: ['Own shears'] };
  const asked = await ask(shift.id, change, { note: 'Two more doodles.' });
  expect(asked.status).toBe(201);
  expect(asked.body).toMatchObject({
    state: 'open',
    note: 'Two more doodles.',
    parts: [
      { name: 'Hours', before: '8:00 AM to 4:00 PM', after: '9:00 AM to 4:00 PM' },
      { name: 'Pay', before: '50%', after: '55%' },
      { name: 'Dogs', before: '6', after: '8' },
      { name: 'Requirements', before: 'none', after: 'Own shears' },
    ],
    actions: ['withdraw'],
  });
  // Until then the old terms stand.
  expect(await shiftOf(shift.id)).toMatchObject({ dogCount: 6, payPercentage: 50, termsVersion: 1 });
  expect((await told(maya))[0]).toBe('Shoal Creek Pet Spa asks to change Mon, Nov 23');
  const [mine] = await list(maya, shift.id);
  expect(mine?.actions).toEqual(['accept', 'decline']);

  expect((await answer(maya, mine?.id ?? '', 'accept')).body).toMatchObject({
    state: 'accepted',
    actions: [],
  });
  const changed = await shiftOf(shift.id);
  expect(changed).toMatchObject({ status: 'filled', dogCount: 8, startTime: '09:00', termsVersion: 2 });
  const calendar = await maya.call('GET /api/shifts/:id/clashes', {
    params: { id: (await post(app, await signInOwner(app), { startTime: '07:00', endTime: '09:00' })).id },
  });
  // The hour before nine is free again.
  expect(calendar.body).toEqual([]);
  expect(await agreementOf(shift.id)).toMatchObject({
    number: 2,
    how: 'changed',
    terms: { dogCount: 8, payPercentage: 55, startTime: '09:00' },
    others: [{ number: 1 }],
  });
  expect((await told(owner))[0]).toBe('Maya Ortiz agrees to the new terms of Mon, Nov 23');
  expect(changed.history.at(-1)).toMatchObject({ what: 'edited' });
});

test('declined, taken back and unanswered questions leave the old terms', async () => {
  const { shift } = await fill(app, owner, maya);
  const first = (await ask(shift.id, { dogCount: 7 })).body.id;
  expect((await ask(shift.id, { dogCount: 8 })).problem.code).toBe('already_done');
  expect((await answer(maya, first, 'decline')).body.state).toBe('declined');
  expect((await answer(maya, first, 'accept')).problem.code).toBe('already_done');
  const second = (await ask(shift.id, { dogCount: 8 })).body.id;
  expect((await answer(owner, second, 'withdraw')).body.state).toBe('withdrawn');
  const third = (await ask(shift.id, { dogCount: 9 })).body.id;
  app.clock.moveTo(after(app.clock.now(), hours(12.1)));
  expect((await answer(maya, third, 'accept')).problem.code).toBe('too_late');
  await app.settle();
  expect((await list(owner, shift.id)).map(({ state }) => state)).toEqual([
    'expired',
    'withdrawn',
    'declined',
  ]);
  expect(await shiftOf(shift.id)).toMatchObject({ dogCount: 6, termsVersion: 1 });
  expect((await told(owner))[0]).toBe('No answer: Mon, Nov 23 stays as agreed');
});

test('a date and pay that cannot be are refused by name, and nothing is asked', async () => {
  const { shift } = await fill(app, owner, maya);
  const fieldsOf = async (change: object, more?: object) =>
    (await ask(shift.id, change, more)).problem.errors?.map(({ path }) => path);
  expect(await fieldsOf({ shiftDate: after(app.clock.now(), -days(2)).toISOString() })).toEqual([
    'shiftDate',
  ]);
  expect(await fieldsOf({ endTime: '08:00' })).toEqual(['endTime']);
  expect(await fieldsOf({ estimatedPayMin: 300, estimatedPayMax: 200 })).toEqual(['estimatedPayMax']);
  expect(await fieldsOf({ dogCount: 6 })).toEqual(['change']);
  expect(await fieldsOf({ dogCount: 7 }, { answerHours: 3 })).toEqual(['answerHours']);
  expect(await fieldsOf({ title: 'Another day' })).toEqual(['change.title']);
  expect(await list(owner, shift.id)).toEqual([]);
});

test('a day on which the groomer has other work is refused, and the old day stays booked', async () => {
  const { shift } = await fill(app, owner, maya);
  const other = await app.transact((t) =>
    makeShift(t, { status: 'filled', groomerId: maya.id, day: '2026-11-25' }),
  );
  const { id } = (await ask(shift.id, { shiftDate: other.startsAt.toISOString() })).body;
  expect((await answer(maya, id, 'accept')).problem.code).toBe('clash');
  expect(await list(maya, shift.id)).toMatchObject([{ state: 'open' }]);
  expect(await shiftOf(shift.id)).toMatchObject({ shiftDate: shift.shiftDate });
});

test('strangers, the wrong side and open shifts are refused', async () => {
  const { shift } = await fill(app, owner, maya);
  const jo = await signInGroomer(app);
  const { id } = (await ask(shift.id, { dogCount: 7 })).body;
  const path = { params: { id: shift.id } };
  expect((await jo.call('GET /api/shifts/:id/term-changes', path)).status).toBe(404);
  for (const what of ['accept', 'decline', 'withdraw'] as const)
    expect((await answer(jo, id, what)).status).toBe(404);
  expect((await answer(owner, id, 'accept')).status).toBe(404);
  expect((await answer(maya, id, 'withdraw')).status).toBe(404);
  const open = await post(app, owner);
  expect((await ask(open.id, { dogCount: 7 })).problem.code).toBe('too_early');
});

test('a question ends with the booking, and nobody can agree to it then', async () => {
  const { shift, applicationId } = await fill(app, owner, maya);
  const { id } = (await ask(shift.id, { dogCount: 7 })).body;
  await maya.call('POST /api/shift-applications/:id/withdraw', { params: { id: applicationId } });
  expect((await answer(maya, id, 'accept')).problem.code).toBe('too_late');
  await app.settle();
  expect(await list(owner, shift.id)).toMatchObject([{ state: 'gone', actions: [] }]);
});

test('agreeing, taking back and cancelling at once have one winner', async () => {
  const { shift } = await fill(app, owner, maya);
  const { id } = (await ask(shift.id, { dogCount: 7 })).body;
  const answers = await Promise.all([
    answer(maya, id, 'accept'),
    answer(owner, id, 'withdraw'),
    answer(maya, id, 'accept'),
    owner.call('POST /api/shifts/:id/cancel', {
      params: { id: shift.id },
      body: { reason: 'We close that day.' },
    }),
  ]);
  const [first, withdrawn, again] = answers.map(({ status }) => status);
  expect([first, withdrawn, again].filter((status) => status === 200).length).toBeLessThanOrEqual(1);
  const { dogCount, termsVersion } = await shiftOf(shift.id);
  const agreed = first === 200 || again === 200;
  expect({ dogCount, termsVersion }).toEqual({ dogCount: agreed ? 7 : 6, termsVersion: agreed ? 2 : 1 });
  expect((await agreementOf(shift.id)).number).toBe(agreed ? 2 : 1);
});

test('reminders follow a shift that was moved', async () => {
  const { shift } = await fill(app, owner, maya);
  const { id } = (await ask(shift.id, { shiftDate: after(new Date(shift.shiftDate), days(2)).toISOString() }))
    .body;
  await answer(maya, id, 'accept');
  app.clock.moveTo(after(new Date(shift.shiftDate), -hours(23)));
  expect(await told(maya)).not.toContainEqual(expect.stringMatching(/^Tomorrow/));
  app.clock.moveTo(after(new Date(shift.shiftDate), hours(25)));
  expect(await told(maya)).toContainEqual(expect.stringMatching(/^Tomorrow/));
});
