import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { accept, apply, fill, post, signInGroomer, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
let owner: Caller;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signInOwner(app);
});
afterAll(() => app.close());

const withdraw = (who: Caller, id: string, body?: object) =>
  who.call('POST /api/shift-applications/:id/withdraw', { params: { id }, ...(body ? { body } : {}) });

describe('withdrawing from a page that still shows the application as pending', () => {
  test('never drops a booking: the refusal names it, and a second call that expects it withdraws', async () => {
    const groomer = await signInGroomer(app);
    const { shift, applicationId, params } = await fill(app, owner, groomer, {
      shiftDate: '2027-01-16T18:00:00Z',
    });
    const stale = await withdraw(groomer, applicationId, { expected: 'pending' });
    expect([stale.status, stale.problem.code]).toEqual([409, 'booked_meanwhile']);
    expect(stale.problem.detail).toBe("You're booked at Shoal Creek Pet Spa on Sat, Jan 16, 2027.");
    expect(stale.problem.booking).toEqual({
      businessName: 'Shoal Creek Pet Spa',
      title: shift.title,
      startsAt: shift.shiftDate,
      endsAt: shift.endsAt,
      timeZone: 'America/Chicago',
    });
    expect((await groomer.call('GET /api/shifts/:id', { params })).body).toMatchObject({
      status: 'filled',
      application: { status: 'accepted' },
    });
    const knowing = await withdraw(groomer, applicationId, { expected: 'accepted' });
    expect([knowing.status, knowing.body.status]).toEqual([200, 'withdrawn']);
  });

  test('works while it is pending, and without an expected status', async () => {
    const groomer = await signInGroomer(app);
    const id = await apply(groomer, (await post(app, owner)).id);
    expect((await withdraw(groomer, id, { expected: 'pending' })).body.status).toBe('withdrawn');
    const other = await apply(groomer, (await post(app, owner)).id);
    await accept(owner, other);
    expect((await withdraw(groomer, other)).body.status).toBe('withdrawn');
  });

  test('names an invalid status', async () => {
    const answer = await withdraw(await signInGroomer(app), '01a1f930-a1b4-7151-9c3a-788155132aa4', {
      expected: 'declined',
    });
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([422, 'expected']);
  });
});
