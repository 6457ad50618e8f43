import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { after, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { apply, fill, happened, post, signInGroomer, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
let owner: Caller;
let groomer: Caller;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signInOwner(app);
  groomer = await signInGroomer(app);
});
afterAll(() => app.close());

const start = (who: Caller, id: string) => who.call('POST /api/shifts/:id/start', { params: { id } });
const fromStart = (shiftDate: string, n: number) => app.clock.moveTo(after(new Date(shiftDate), minutes(n)));
const filledIn = async (days: number) =>
  (await fill(app, owner, groomer, { shiftDate: after(testNow(), days * 86_400_000).toISOString() })).shift;

describe('the start of a shift', () => {
  test.each(['owner', 'groomer'])('the %s can start it from half an hour before', async (side) => {
    const shift = await filledIn(side === 'owner' ? 2 : 3);
    const who = side === 'owner' ? owner : groomer;
    fromStart(shift.shiftDate, -31);
    const early = await start(who, shift.id);
    expect([early.status, early.problem.code]).toEqual([409, 'too_early']);
    fromStart(shift.shiftDate, -30);
    expect((await start(who, shift.id)).body.status).toBe('in_progress');
    expect((await start(who, shift.id)).problem).toMatchObject({
      code: 'too_late',
      detail: 'Work on this shift has begun.',
    });
    app.clock.moveTo(testNow());
  });

  test('a filled shift starts automatically and closes the waiting applications', async () => {
    const shift = await post(app, owner, { shiftDate: after(testNow(), 4 * 86_400_000).toISOString() });
    const waiting = await signInGroomer(app);
    await apply(waiting, shift.id);
    const id = await apply(groomer, shift.id);
    await owner.call('POST /api/shift-applications/:id/accept', { params: { id } });
    fromStart(shift.shiftDate, -1);
    await app.settle();
    const read = () => owner.call('GET /api/shifts/:id', { params: { id: shift.id } });
    expect((await read()).body.status).toBe('filled');
    fromStart(shift.shiftDate, 0);
    await app.settle();
    const { body } = await read();
    expect(body.status).toBe('in_progress');
    expect(body.history.at(-1)).toMatchObject({ what: 'started', who: null });
    expect(await happened(app, shift.id)).toContain('shift.started');
    const [mine] = (await waiting.call('GET /api/groomers/current-user/applications')).body;
    expect(mine).toMatchObject({ status: 'closed', waitingPosition: null, actions: [] });
    app.clock.moveTo(testNow());
  });

  test('a shift without a groomer expires', async () => {
    const shift = await post(app, owner);
    await apply(await signInGroomer(app), shift.id);
    fromStart(shift.shiftDate, 0);
    // The start time refuses applications even before the job has run.
    const late = await signInGroomer(app);
    const answer = await late.call('POST /api/shift-applications', { body: { shiftId: shift.id } });
    expect([answer.status, answer.problem.code]).toEqual([409, 'too_late']);
    await app.settle();
    const { body } = await owner.call('GET /api/shifts/:id', { params: { id: shift.id } });
    expect(body).toMatchObject({ status: 'expired', actions: ['copy'] });
    expect(await happened(app, shift.id)).toEqual(['shift.posted', 'application.sent', 'shift.ended']);
    await app.settle();
    expect((await start(owner, shift.id)).problem.detail).toBe('This shift has expired.');
    app.clock.moveTo(testNow());
  });
});
