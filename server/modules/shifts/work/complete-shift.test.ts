import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { after, hours } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { fill, happened, signInGroomer, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
let owner: Caller;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signInOwner(app);
});
afterAll(() => app.close());

/** Creates a shift whose work is done but not recorded. */
async function worked(change: object = {}) {
  app.clock.moveTo(testNow());
  const groomer = await signInGroomer(app);
  const { shift, params } = await fill(app, owner, groomer, change);
  app.clock.moveTo(new Date(shift.endsAt));
  await app.settle();
  const complete = (body: object) => owner.call('POST /api/shifts/:id/complete', { params, body });
  return { shift, params, groomer, complete };
}

describe('recording a day', () => {
  test.each([
    [50, 60_000, 0, 30_000],
    [55, 70_110, 2000, 40_561],
    [33, 100_001, 0, 33_000],
    [50, 3, 0, 2],
    [100, 0, 0, 0],
  ])('%i %% of %i cents and a bonus of %i is %i', async (payPercentage, revenue, bonus, pay) => {
    const { complete, shift } = await worked({ payPercentage });
    const answer = await complete({ dogsGroomed: 5, revenue, ...(bonus ? { bonus } : {}) });
    expect(answer.body.pay).toMatchObject({
      dogsGroomed: 5,
      revenue,
      bonus,
      pay,
      state: 'waiting',
      recordedAt: expect.any(String),
      confirmBy: expect.any(String),
      disputeReason: null,
    });
    const { recordedAt = '', confirmBy = '' } = answer.body.pay ?? {};
    expect(Date.parse(confirmBy) - Date.parse(recordedAt)).toBe(hours(48));
    expect(await happened(app, shift.id)).toContain('shift.completed');
  });

  test('can be corrected until the groomer confirms; a correction restarts the groomer’s time to object', async () => {
    const { complete, groomer, params, shift } = await worked();
    await complete({ dogsGroomed: 5, revenue: 50_000 });
    const reason = 'It was six dogs.';
    await groomer.call('POST /api/shifts/:id/dispute-pay', { params, body: { reason } });
    app.clock.moveTo(after(new Date(shift.endsAt), hours(20)));
    const corrected = await complete({ dogsGroomed: 6, revenue: 60_000 });
    expect(corrected.body.pay).toMatchObject({ pay: 30_000, state: 'waiting', disputeReason: null });
    expect(corrected.body.history.map(({ what, note }) => [what, note]).slice(4)).toEqual([
      ['completed', null],
      ['pay_disputed', reason],
      ['corrected', null],
    ]);
    expect(await happened(app, shift.id)).toContain('shift.pay_corrected');
    app.clock.moveTo(after(new Date(shift.endsAt), hours(60)));
    await app.settle();
    const read = async () => (await owner.call('GET /api/shifts/:id', { params })).body.pay?.state;
    expect(await read()).toBe('waiting');
    app.clock.moveTo(after(new Date(shift.endsAt), hours(69)));
    await app.settle();
    expect(await read()).toBe('confirmed');
    const late = await complete({ dogsGroomed: 1, revenue: 1 });
    expect([late.status, late.problem.code]).toEqual([409, 'already_done']);
  });

  test('is refused before work has begun', async () => {
    app.clock.moveTo(testNow());
    const { params } = await fill(app, owner, await signInGroomer(app));
    const answer = await owner.call('POST /api/shifts/:id/complete', {
      params,
      body: { dogsGroomed: 5, revenue: 1 },
    });
    expect(answer.problem).toMatchObject({ code: 'too_late', detail: 'This shift is filled.' });
  });

  test.each<[string, object]>([
    ['dogsGroomed', { revenue: 100 }],
    ['dogsGroomed', { dogsGroomed: -1, revenue: 100 }],
    ['dogsGroomed', { dogsGroomed: 201, revenue: 100 }],
    ['revenue', { dogsGroomed: 1, revenue: 10.5 }],
    ['revenue', { dogsGroomed: 1, revenue: '100' }],
    ['revenue', { dogsGroomed: 1, revenue: 1e15 }],
    ['bonus', { dogsGroomed: 1, revenue: 100, bonus: -5 }],
    ['pay', { dogsGroomed: 1, revenue: 100, pay: 1 }],
  ])('names an invalid %s', async (path, body) => {
    const answer = await owner.call('POST /api/shifts/:id/complete', {
      params: { id: '01a1f930-a1b4-7151-9c3a-788155132aa4' },
      body,
    });
    expect(answer.status).toBe(422);
    expect(answer.problem.errors?.map((error) => error.path)).toEqual([path]);
  });
});
