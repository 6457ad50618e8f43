import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { apply, fill, happened, post, signInGroomer, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
let owner: Caller;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signInOwner(app);
});
afterAll(() => app.close());

const cancel = (who: Caller, id: string, reason: unknown = 'The water is off.') =>
  who.call('POST /api/shifts/:id/cancel', { params: { id }, body: { reason } });

describe('canceling a shift', () => {
  test('ends every application, frees the groomer’s time and includes the reason', async () => {
    const [maya, jo] = [await signInGroomer(app), await signInGroomer(app)];
    const shift = await post(app, owner);
    await apply(jo, shift.id);
    const { shift: filled } = await fill(app, owner, maya);
    expect((await cancel(owner, shift.id)).body).toMatchObject({
      status: 'cancelled',
      cancelReason: 'The water is off.',
    });
    const answer = await cancel(owner, filled.id);
    expect(answer.body).toMatchObject({
      status: 'cancelled',
      groomer: null,
      actions: ['copy', 'undo_cancel'],
    });
    expect(answer.body.history.at(-1)).toMatchObject({ what: 'cancelled', note: 'The water is off.' });
    expect(await happened(app, filled.id)).toContain('shift.ended');

    const [mine] = (await maya.call('GET /api/groomers/current-user/applications')).body;
    expect(mine).toMatchObject({ status: 'closed', actions: [], shift: { status: 'cancelled' } });
    expect((await maya.call('GET /api/shifts/:id', { params: { id: filled.id } })).body.cancelReason).toBe(
      'The water is off.',
    );
    // The groomer's time is free again for other work.
    await fill(app, owner, maya);
  });

  test('requires a reason', async () => {
    const shift = await post(app, owner);
    for (const reason of [undefined, '', '   ', 7, 'x'.repeat(501)])
      expect((await cancel(owner, shift.id, reason ?? null)).problem.errors?.[0]?.path).toBe('reason');
    expect((await owner.call('POST /api/shifts/:id/cancel', { params: { id: shift.id } })).status).toBe(422);
  });

  test('works once, and not after the start', async () => {
    const shift = await post(app, owner);
    await cancel(owner, shift.id);
    const again = await cancel(owner, shift.id);
    expect(again.status).toBe(409);
    expect(again.problem).toMatchObject({ code: 'too_late', detail: 'This shift was cancelled.' });
    const running = await post(app, owner);
    app.clock.moveTo(new Date(running.shiftDate));
    expect((await cancel(owner, running.id)).problem.code).toBe('too_late');
    app.clock.moveTo(testNow());
  });
});
