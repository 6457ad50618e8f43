import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeShift } from '../shifts.factory.ts';
import { after, hours } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { happened, signInGroomer, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
let owner: Caller;
let groomer: Caller;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signInOwner(app);
});
afterAll(() => app.close());

async function completed() {
  groomer = await signInGroomer(app);
  const shift = await app.transact((t) =>
    makeShift(t, { businessId: owner.id, groomerId: groomer.id, status: 'completed' }),
  );
  app.clock.moveTo(shift.endsAt);
  return { shift, params: { id: shift.id } };
}

describe('confirming the pay', () => {
  test('the groomer confirms once', async () => {
    const { params, shift } = await completed();
    const confirm = () => groomer.call('POST /api/shifts/:id/confirm-pay', { params });
    expect((await confirm()).body.pay?.state).toBe('confirmed');
    expect(await happened(app, shift.id)).toContain('shift.pay_settled');
    expect((await confirm()).problem.code).toBe('already_done');
    const dispute = await groomer.call('POST /api/shifts/:id/dispute-pay', {
      params,
      body: { reason: 'No.' },
    });
    expect(dispute.problem.code).toBe('already_done');
  });

  test('a disputed pay is not confirmed automatically, but the groomer can still confirm it', async () => {
    const { params, shift } = await completed();
    const dispute = (body?: object) => groomer.call('POST /api/shifts/:id/dispute-pay', { params, body });
    expect((await dispute()).status).toBe(422);
    expect((await dispute({ reason: ' ' })).problem.errors?.[0]?.path).toBe('reason');
    const answer = await dispute({ reason: 'It was seven dogs.' });
    expect(answer.body.pay).toMatchObject({ state: 'disputed', disputeReason: 'It was seven dogs.' });
    expect((await dispute({ reason: 'Again.' })).problem.code).toBe('already_done');
    app.clock.moveTo(after(shift.endsAt, hours(49)));
    await app.settle();
    expect((await owner.call('GET /api/shifts/:id', { params })).body.pay?.state).toBe('disputed');
    expect((await groomer.call('POST /api/shifts/:id/confirm-pay', { params })).body.pay?.state).toBe(
      'confirmed',
    );
  });

  test('48 hours without an answer confirm the pay', async () => {
    const { params, shift } = await completed();
    const state = async () => (await groomer.call('GET /api/shifts/:id', { params })).body.pay?.state;
    app.clock.moveTo(after(shift.endsAt, hours(48) - 1000));
    await app.settle();
    expect(await state()).toBe('waiting');
    app.clock.moveTo(after(shift.endsAt, hours(48)));
    await app.settle();
    expect(await state()).toBe('confirmed');
    const { body } = await groomer.call('GET /api/shifts/:id', { params });
    expect(body.history.at(-1)).toMatchObject({ what: 'pay_confirmed', who: null });
  });

  test('is refused before the pay is recorded', async () => {
    app.clock.moveTo(testNow());
    groomer = await signInGroomer(app);
    const { id } = await app.transact((t) =>
      makeShift(t, { businessId: owner.id, groomerId: groomer.id, status: 'in_progress' }),
    );
    const answer = await groomer.call('POST /api/shifts/:id/confirm-pay', { params: { id } });
    expect([answer.status, answer.problem.code]).toEqual([409, 'too_early']);
  });
});
