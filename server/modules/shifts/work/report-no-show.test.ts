import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { after, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { fill, happened, signInGroomer, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('a no-show', () => {
  test('can be reported by the owner from an hour after the start', async () => {
    const [owner, groomer] = [await signInOwner(app), await signInGroomer(app)];
    const { shift, params } = await fill(app, owner, groomer);
    const report = () => owner.call('POST /api/shifts/:id/no-show', { params });
    expect((await report()).problem).toMatchObject({ code: 'too_late', detail: 'This shift is filled.' });
    app.clock.moveTo(after(new Date(shift.shiftDate), minutes(59)));
    await app.settle();
    expect((await report()).problem.code).toBe('too_early');
    app.clock.moveTo(after(new Date(shift.shiftDate), minutes(60)));
    const answer = await report();
    expect(answer.body).toMatchObject({
      status: 'no_show',
      groomer: { id: groomer.id },
      pay: null,
      actions: ['copy', 'withdraw_no_show'],
    });
    expect(await happened(app, shift.id)).toContain('shift.ended');
    expect((await report()).status).toBe(409);
    const [mine] = (await groomer.call('GET /api/groomers/current-user/applications')).body;
    expect(mine).toMatchObject({
      status: 'no_show',
      actions: [],
      shiftActions: ['contest_no_show', 'accept_no_show'],
    });
    const complete = await owner.call('POST /api/shifts/:id/complete', {
      params,
      body: { dogsGroomed: 1, revenue: 1 },
    });
    expect(complete.problem.code).toBe('too_late');
    app.clock.moveTo(testNow());
  });
});
