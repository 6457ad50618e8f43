import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { draftIn, signInGroomer, signInOwner } from './shifts.scenario.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('post, apply, accept, start, complete, confirm: each side sees the status and the allowed actions', async () => {
  const owner = await signInOwner(app, { businessName: 'Shoal Creek Pet Spa' });
  const [maya, jo] = [
    await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } }),
    await signInGroomer(app),
  ];
  const posted = await owner.call('POST /api/shifts', { body: draftIn(app, 3) });
  expect(posted.status).toBe(201);
  expect(posted.body).toMatchObject({
    status: 'posted',
    applicationCount: 0,
    actions: ['edit', 'copy', 'cancel'],
  });
  const params = { id: posted.body.id };
  const seen = await maya.call('GET /api/shifts/:id', { params });
  expect(seen.body).toMatchObject({ actions: ['apply'], history: [], groomer: null });
  expect(seen.body.distanceMiles).toBeGreaterThan(0);

  const mine = await maya.call('POST /api/shift-applications', {
    body: { shiftId: params.id, groomerId: 'current-user', message: 'Doodles are half my book.' },
  });
  expect(mine.status).toBe(201);
  expect(mine.body).toMatchObject({ status: 'pending', waitingPosition: null, actions: ['withdraw'] });
  await jo.call('POST /api/applications/shift', { body: { shiftId: params.id, groomerId: jo.id } });

  const accepted = await owner.call('POST /api/shift-applications/:id/accept', {
    params: { id: mine.body.id },
  });
  expect(accepted.body).toMatchObject({ status: 'accepted', actions: ['release'] });
  const waiting = await jo.call('GET /api/groomers/current-user/applications');
  expect(waiting.body).toMatchObject([
    {
      status: 'pending',
      waitingPosition: 1,
      actions: ['withdraw'],
      shift: { status: 'filled', applicationCount: 2 },
    },
  ]);

  app.clock.moveTo(after(new Date(posted.body.shiftDate), -minutes(20)));
  const started = await maya.call('POST /api/shifts/:id/start', { params });
  expect(started.body).toMatchObject({ status: 'in_progress', actions: ['end_early'] });
  app.clock.moveTo(new Date(posted.body.endsAt));
  const done = await owner.call('POST /api/shifts/:id/complete', {
    params,
    body: { dogsGroomed: 7, revenue: 70_050, bonus: 2000 },
  });
  expect(done.body).toMatchObject({
    status: 'completed',
    groomer: { id: maya.id, name: 'Maya Ortiz' },
    pay: { dogsGroomed: 7, pay: 37_025, state: 'waiting' },
    actions: ['copy', 'correct', 'review'],
  });
  const confirmed = await maya.call('POST /api/shifts/:id/confirm-pay', { params });
  expect(confirmed.body).toMatchObject({ pay: { state: 'confirmed' }, actions: ['review'] });
  expect(confirmed.body.history.map(({ what, who }) => [what, who])).toEqual([
    ['posted', 'Shoal Creek Pet Spa'],
    ['applied', 'Maya Ortiz'],
    ['filled', 'Shoal Creek Pet Spa'],
    ['started', 'Maya Ortiz'],
    ['completed', 'Shoal Creek Pet Spa'],
    ['pay_confirmed', 'Maya Ortiz'],
  ]);
  const applications = await owner.call('GET /api/shifts/:id/applications', { params });
  expect(applications.body.map(({ status }) => status)).toEqual(['completed', 'closed']);
  const figures = await owner.call('GET /api/owners/current-user/figures');
  expect(figures.body).toMatchObject({
    waiting: 0,
    monthFilled: 1,
    monthEnded: 1,
    monthPaid: 37_025,
    monthDogs: 7,
  });
});
