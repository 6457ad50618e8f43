import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { post, signInGroomer, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
let owner: Caller;
let groomer: Caller;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signInOwner(app);
  groomer = await signInGroomer(app);
});
afterAll(() => app.close());

const edit = (id: string, body: object) => owner.call('PATCH /api/shifts/:id', { params: { id }, body });
const send = (body: object) => groomer.call('POST /api/shift-applications', { body });

describe('applying for a shift that was edited since the page was read', () => {
  test('is refused with the changes, and works with the new version', async () => {
    const shift = await post(app, owner, { payPercentage: 60, startTime: '09:00' });
    expect(shift.termsVersion).toBe(1);
    expect((await edit(shift.id, { payPercentage: 60 })).body.termsVersion).toBe(1);
    await edit(shift.id, { payPercentage: 50, dogCount: 8 });
    expect((await edit(shift.id, { startTime: '07:00' })).body.termsVersion).toBe(3);

    const old = await send({ shiftId: shift.id, termsVersion: 1 });
    expect([old.status, old.problem.code, old.problem.termsVersion]).toEqual([409, 'terms_changed', 3]);
    expect(old.problem.detail).toBe(
      'The owner changed this shift. Pay: 60% → 50%. Dogs: 6 → 8. Hours: 9:00 AM to 4:00 PM → 7:00 AM to 4:00 PM.',
    );
    expect(old.problem.errors).toEqual([
      { path: 'payPercentage', message: 'Pay: 60% → 50%' },
      { path: 'dogCount', message: 'Dogs: 6 → 8' },
      { path: 'startTime', message: 'Hours: 9:00 AM to 4:00 PM → 7:00 AM to 4:00 PM' },
    ]);
    const between = await send({ shiftId: shift.id, termsVersion: 2 });
    expect(between.problem.errors?.map(({ path }) => path)).toEqual(['startTime']);
    expect((await groomer.call('GET /api/groomers/current-user/applications')).body).toEqual([]);

    expect((await send({ shiftId: shift.id, termsVersion: 3 })).status).toBe(201);
  });

  test('a payload without a version means the current one, as in the specification', async () => {
    const shift = await post(app, owner, { shiftDate: '2027-02-03T18:00:00Z' });
    await edit(shift.id, { payPercentage: 45 });
    const answer = await send({ shiftId: shift.id, groomerId: groomer.id, message: 'I know the salon.' });
    expect(answer.status).toBe(201);
  });

  test('lists carry the version', async () => {
    const shift = await post(app, owner, { shiftDate: '2027-02-10T18:00:00Z' });
    await edit(shift.id, { payPercentage: 45 });
    const { body } = await groomer.call('GET /api/shifts');
    expect(body.find(({ id }) => id === shift.id)?.termsVersion).toBe(2);
  });
});
