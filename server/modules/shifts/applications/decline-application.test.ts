import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { accept, apply, happened, post, signInGroomer, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('an application can be declined once, also from the waiting list, but not after it was accepted', async () => {
  const owner = await signInOwner(app);
  const shift = await post(app, owner);
  const [maya, jo] = [await signInGroomer(app), await signInGroomer(app)];
  const [mayas, jos] = [await apply(maya, shift.id), await apply(jo, shift.id)];
  const decline = (id: string) => owner.call('POST /api/shift-applications/:id/decline', { params: { id } });
  await accept(owner, mayas);
  expect((await decline(mayas)).problem.code).toBe('already_done');
  const answer = await decline(jos);
  expect(answer.body).toMatchObject({ status: 'declined', waitingPosition: null, actions: [] });
  expect((await decline(jos)).problem).toMatchObject({
    code: 'already_done',
    detail: 'This application was declined.',
  });
  expect((await happened(app, shift.id)).at(-1)).toBe('application.declined');
  const again = await jo.call('POST /api/shift-applications', { body: { shiftId: shift.id } });
  expect(again.problem.code).toBe('already_done');
});
