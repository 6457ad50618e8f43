import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { accept, apply, happened, post, signInGroomer, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
let owner: Caller;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signInOwner(app);
});
afterAll(() => app.close());

async function filledWithOneWaiting() {
  const [maya, jo] = [await signInGroomer(app), await signInGroomer(app)];
  const shift = await post(app, owner);
  const [mayas, jos] = [await apply(maya, shift.id), await apply(jo, shift.id)];
  await accept(owner, mayas);
  return { shift, params: { id: shift.id }, maya, jo, mayas, jos };
}
const withdraw = (who: Caller, id: string) =>
  who.call('POST /api/shift-applications/:id/withdraw', { params: { id } });

describe('an accepted groomer leaves a shift', () => {
  test('by withdrawing: the shift is open again, the waiting list is pending again, the time is free', async () => {
    const { shift, params, maya, jo, mayas, jos } = await filledWithOneWaiting();
    const answer = await withdraw(maya, mayas);
    expect(answer.body).toMatchObject({ status: 'withdrawn', actions: ['undo'] });
    const { body } = await owner.call('GET /api/shifts/:id', { params });
    expect(body).toMatchObject({ status: 'posted', groomer: null, applicationCount: 1 });
    expect(body.history.at(-1)).toMatchObject({ what: 'withdrawn', who: 'Alex Reyes' });
    expect((await happened(app, shift.id)).slice(-2)).toEqual(['application.withdrawn', 'shift.reopened']);
    expect((await maya.call('GET /api/shifts/:id/clashes', { params })).body).toEqual([]);
    expect((await accept(owner, jos)).body.status).toBe('accepted');
    // A later applicant does not see the name of the earlier groomer.
    const seen = await jo.call('GET /api/shifts/:id', { params });
    expect(seen.body.history.map(({ what, who, note }) => [what, who, note])).toEqual([
      ['posted', 'Shoal Creek Pet Spa', null],
      ['applied', 'Alex Reyes', null],
      ['filled', 'Shoal Creek Pet Spa', null],
      ['withdrawn', null, null],
      ['filled', 'Shoal Creek Pet Spa', 'Alex Reyes'],
    ]);
    const before = await maya.call('GET /api/shifts/:id', { params });
    expect(before.body).toMatchObject({ groomer: null, pay: null, actions: [] });
  });

  test('and is no longer counted as an open application, as with a declined one', async () => {
    const { shift, mayas, jos } = await filledWithOneWaiting();
    const waiting = async () =>
      (await owner.call('GET /api/shifts/owner/current-user')).body.find(({ id }) => id === shift.id)
        ?.pendingApplicationCount;
    expect(await waiting()).toBe(1);
    await owner.call('POST /api/shift-applications/:id/release', { params: { id: mayas } });
    expect(await waiting()).toBe(1);
    await owner.call('POST /api/shift-applications/:id/decline', { params: { id: jos } });
    expect(await waiting()).toBe(0);
  });

  test('and the owner’s list names who withdrew until it is filled again; no one whom the owner released', async () => {
    const { shift, maya, mayas, jos } = await filledWithOneWaiting();
    const leftBy = async () =>
      (await owner.call('GET /api/shifts/owner/current-user')).body.find(({ id }) => id === shift.id)?.leftBy;
    expect(await leftBy()).toBeNull();
    await withdraw(maya, mayas);
    expect(await leftBy()).toBe('Alex');
    await accept(owner, jos);
    expect(await leftBy()).toBeNull();
    await owner.call('POST /api/shift-applications/:id/release', { params: { id: jos } });
    expect(await leftBy()).toBeNull();
  });

  test('by being released, with a reason that only this groomer sees', async () => {
    const { shift, params, maya, jo, mayas, jos } = await filledWithOneWaiting();
    const release = (body?: object) =>
      owner.call('POST /api/shift-applications/:id/release', {
        params: { id: mayas },
        ...(body ? { body } : {}),
      });
    expect((await release({ reason: 'x'.repeat(501) })).status).toBe(422);
    const answer = await release({ reason: 'We moved the doodles to Sunday.' });
    expect(answer.body).toMatchObject({ status: 'released', actions: ['undo'] });
    expect((await happened(app, shift.id)).slice(-2)).toEqual(['application.released', 'shift.reopened']);
    expect((await release()).problem.code).toBe('already_done');
    const mine = await maya.call('GET /api/shifts/:id', { params });
    expect(mine.body.history.at(-1)?.note).toBe('We moved the doodles to Sunday.');
    await accept(owner, jos);
    const other = await jo.call('GET /api/shifts/:id', { params });
    expect(other.body.history.map(({ note }) => note)).toEqual([null, null, null, null, 'Alex Reyes']);
  });

  test('who was released may apply again, unless the owner excluded them', async () => {
    for (const exclude of [false, true]) {
      const { shift, params, maya, mayas } = await filledWithOneWaiting();
      const released = await owner.call('POST /api/shift-applications/:id/release', {
        params: { id: mayas },
        body: { exclude },
      });
      expect(released.body.endedBecause).toBe(exclude ? 'excluded' : null);
      const { body: seen } = await maya.call('GET /api/shifts/:id', { params });
      expect(seen.actions.includes('apply')).toBe(!exclude);
      const again = await maya.call('POST /api/shift-applications', { body: { shiftId: shift.id } });
      expect(again.status).toBe(exclude ? 409 : 201);
      if (exclude) expect(again.problem.detail).toBe('The business released you from this shift for good.');
      else
        expect(again.body).toMatchObject({
          id: mayas,
          status: 'pending',
          endedBecause: null,
          actions: ['withdraw'],
        });
    }
  });

  test('undoing a release for good books the groomer as before', async () => {
    const { maya, mayas } = await filledWithOneWaiting();
    await owner.call('POST /api/shift-applications/:id/release', {
      params: { id: mayas },
      body: { exclude: true },
    });
    const back = await owner.call('POST /api/shift-applications/:id/undo', { params: { id: mayas } });
    expect(back.body).toMatchObject({ status: 'accepted', endedBecause: null });
    await withdraw(maya, mayas);
    const own = (await maya.call('GET /api/groomers/current-user/applications')).body;
    expect(own.find(({ id }) => id === mayas)?.status).toBe('withdrawn');
  });

  test('not after the start', async () => {
    const { shift, maya, mayas, jo, jos } = await filledWithOneWaiting();
    app.clock.moveTo(new Date(shift.shiftDate));
    const leaving = await withdraw(maya, mayas);
    expect([leaving.status, leaving.problem.code]).toEqual([409, 'too_late']);
    await app.settle();
    const release = await owner.call('POST /api/shift-applications/:id/release', { params: { id: mayas } });
    expect(release.problem).toMatchObject({ code: 'too_late', detail: 'Work on this shift has begun.' });
    expect((await withdraw(jo, jos)).status).toBe(409);
    app.clock.moveTo(testNow());
  });

  test('a waiting applicant who withdraws leaves the shift unchanged; the owner sees every step', async () => {
    const { params, jo, jos } = await filledWithOneWaiting();
    expect((await withdraw(jo, jos)).status).toBe(200);
    expect((await withdraw(jo, jos)).status).toBe(409);
    const { body } = await owner.call('GET /api/shifts/:id', { params });
    expect(body).toMatchObject({ status: 'filled', applicationCount: 1 });
    expect(body.history.map(({ what }) => what)).toEqual([
      'posted',
      'applied',
      'applied',
      'filled',
      'application_withdrawn',
    ]);
  });
});
