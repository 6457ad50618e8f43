import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { accept, apply, fill, happened, post, signInGroomer, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
let owner: Caller;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signInOwner(app);
});
afterAll(() => app.close());

const send = (who: Caller, body: object) => who.call('POST /api/shift-applications', { body });
const withdraw = (who: Caller, id: string) =>
  who.call('POST /api/shift-applications/:id/withdraw', { params: { id } });

/** Returns `appliedElsewhere` of a shift, which is the same in the list and on its page. */
async function elsewhere(who: Caller, shiftId: string) {
  const { body } = await who.call('GET /api/shifts/:id', { params: { id: shiftId } });
  const list = await who.call('GET /api/shifts', { query: { from: '2027-01-23', to: '2027-01-23' } });
  expect(list.body.find((shift) => shift.id === shiftId)?.appliedElsewhere).toEqual(body.appliedElsewhere);
  return body.appliedElsewhere;
}

describe('applying for a shift', () => {
  test.each(['POST /api/shift-applications', 'POST /api/applications/shift'] as const)('%s', async (key) => {
    const [groomer, shift] = [await signInGroomer(app), await post(app, owner)];
    const answer = await groomer.call(key, {
      body: {
        shiftId: shift.id,
        groomerId: groomer.id,
        message: ' <img src=x onerror=alert(1)>\n"I\'d love to" 🐩 ',
      },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      shiftId: shift.id,
      groomerId: groomer.id,
      message: '<img src=x onerror=alert(1)>\n"I\'d love to" 🐩',
      status: 'pending',
      createdAt: expect.any(String),
      endedBecause: null,
      leftAt: null,
      waitingPosition: null,
      actions: ['withdraw'],
    });
    expect(await happened(app, shift.id)).toEqual(['shift.posted', 'application.sent']);
    const seen = await groomer.call('GET /api/shifts/:id', { params: { id: shift.id } });
    expect(seen.body).toMatchObject({
      applicationCount: 1,
      application: { id: answer.body.id, status: 'pending' },
      actions: ['withdraw'],
    });
  });

  test('works once, and again after withdrawing a pending or an accepted application', async () => {
    const [groomer, shift] = [await signInGroomer(app), await post(app, owner)];
    const id = await apply(groomer, shift.id);
    const twice = await send(groomer, { shiftId: shift.id });
    expect([twice.status, twice.problem.code]).toEqual([409, 'already_done']);
    await withdraw(groomer, id);
    const seen = await groomer.call('GET /api/shifts/:id', { params: { id: shift.id } });
    expect(seen.body).toMatchObject({ applicationCount: 0, application: null, actions: ['apply'] });

    const again = await send(groomer, { shiftId: shift.id, message: 'Now I can.' });
    expect([again.status, again.body.status, again.body.message]).toEqual([201, 'pending', 'Now I can.']);
    await accept(owner, again.body.id);
    await withdraw(groomer, again.body.id);
    const left = await groomer.call('GET /api/shifts/:id', { params: { id: shift.id } });
    expect(left.body).toMatchObject({ status: 'posted', application: null, actions: ['apply'] });
    const third = await send(groomer, { shiftId: shift.id });
    expect([third.status, third.body.status]).toEqual([201, 'pending']);
    expect((await accept(owner, third.body.id)).body.status).toBe('accepted');
  });

  test('a double click creates one application', async () => {
    const [groomer, shift] = [await signInGroomer(app), await post(app, owner)];
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(groomer, { shiftId: shift.id })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
    const { body } = await owner.call('GET /api/shifts/:id', { params: { id: shift.id } });
    expect(body.applicationCount).toBe(1);
  });

  test('refuses a filled or canceled shift and the groomer’s own shift', async () => {
    const late = await signInGroomer(app);
    const { shift } = await fill(app, owner, await signInGroomer(app));
    expect((await send(late, { shiftId: shift.id })).problem.code).toBe('taken');
    const cancelled = await post(app, owner);
    await owner.call('POST /api/shifts/:id/cancel', {
      params: { id: cancelled.id },
      body: { reason: 'Flood' },
    });
    expect((await send(late, { shiftId: cancelled.id })).problem).toMatchObject({
      code: 'too_late',
      detail: 'This shift was cancelled.',
    });
    const both = await signInOwner(app, { account: { roles: ['owner', 'groomer'] } });
    const own = await send(both, { shiftId: (await post(app, both)).id });
    expect([own.status, own.problem.code]).toEqual([403, 'forbidden']);
  });

  test('refuses a time of other work and names that work', async () => {
    const groomer = await signInGroomer(app);
    const { shift } = await fill(app, owner, groomer, {
      title: 'Cat day',
      shiftDate: '2027-01-16T18:00:00Z',
    });
    const other = await post(app, await signInOwner(app), {
      shiftDate: '2027-01-16T18:00:00Z',
      startTime: '15:30',
      endTime: '20:00',
    });
    const clashes = await groomer.call('GET /api/shifts/:id/clashes', { params: { id: other.id } });
    expect(clashes.body).toEqual([
      { title: 'Cat day', startsAt: shift.shiftDate, endsAt: shift.endsAt, timeZone: 'America/Chicago' },
    ]);
    expect((await groomer.call('GET /api/shifts/:id/clashes', { params: { id: shift.id } })).body).toEqual(
      [],
    );
    const conflict = { title: 'Cat day', startsAt: shift.shiftDate, endsAt: shift.endsAt };
    const seen = await groomer.call('GET /api/shifts/:id', { params: { id: other.id } });
    expect(seen.body.conflict).toEqual(conflict);
    const listed = await groomer.call('GET /api/shifts', { query: { from: '2027-01-16', to: '2027-01-16' } });
    expect(listed.body.find(({ id }) => id === other.id)?.conflict).toEqual(conflict);
    const free = await (await signInGroomer(app)).call('GET /api/shifts/:id', { params: { id: other.id } });
    expect(free.body.conflict).toBeNull();
    const answer = await send(groomer, { shiftId: other.id });
    expect(answer.status).toBe(409);
    expect(answer.problem).toMatchObject({
      code: 'clash',
      detail: "You're booked then: Cat day, Sat, Jan 16, 2027, 8:00 AM to 4:00 PM.",
    });
    // A shift that begins when the other ends is no conflict.
    const next = await post(app, owner, {
      shiftDate: '2027-01-16T18:00:00Z',
      startTime: '16:00',
      endTime: '20:00',
    });
    expect((await send(groomer, { shiftId: next.id })).status).toBe(201);
  });

  test('names other shifts of that time where an application waits', async () => {
    const groomer = await signInGroomer(app);
    const on = { shiftDate: '2027-01-23T18:00:00Z' };
    const first = await post(app, owner, {
      ...on,
      title: 'Doodle fades',
      startTime: '08:30',
      endTime: '16:30',
    });
    const second = await post(app, await signInOwner(app), { ...on, startTime: '09:00', endTime: '15:00' });
    const evening = await post(app, owner, { ...on, startTime: '16:30', endTime: '20:00' });
    const id = await apply(groomer, first.id);
    expect(await elsewhere(groomer, second.id)).toEqual([
      { title: 'Doodle fades', startsAt: first.shiftDate, endsAt: first.endsAt },
    ]);
    expect(await elsewhere(groomer, evening.id)).toEqual([]);
    expect(await elsewhere(groomer, first.id)).toEqual([]);
    expect(await elsewhere(await signInGroomer(app), second.id)).toEqual([]);
    await withdraw(groomer, id);
    expect(await elsewhere(groomer, second.id)).toEqual([]);
    for (let count = 0; count < 4; count++)
      await apply(groomer, (await post(app, await signInOwner(app), { ...on, startTime: '10:00' })).id);
    expect(await elsewhere(groomer, second.id)).toHaveLength(3);
  });

  test.each<[string, object, number]>([
    ['shiftId', { shiftId: undefined }, 422],
    ['shiftId', { shiftId: "1' or '1'='1" }, 422],
    ['shiftId', { shiftId: 5 }, 422],
    ['message', { message: 'x'.repeat(1001) }, 422],
    ['message', { message: 'a\u0000b' }, 422],
    ['message', { message: ['a'] }, 422],
    ['status', { status: 'accepted' }, 422],
    ['termsVersion', { termsVersion: 0 }, 422],
    ['termsVersion', { termsVersion: 2 }, 422],
    ['groomerId', { groomerId: 'groomer-1' }, 403],
    ['groomerId', { groomerId: '01a1f930-a1b4-7151-9c3a-788155132aa4' }, 403],
    ['shiftId', { shiftId: '01a1f930-a1b4-7151-9c3a-788155132aa4' }, 404],
  ])('refuses an invalid %s: %j', async (path, change, status) => {
    const [groomer, shift] = [await signInGroomer(app), await post(app, owner)];
    const answer = await send(groomer, { shiftId: shift.id, ...change });
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.problem.errors?.map((error) => error.path)).toEqual([path]);
    expect((await groomer.call('GET /api/groomers/current-user/applications')).body).toEqual([]);
  });
});
