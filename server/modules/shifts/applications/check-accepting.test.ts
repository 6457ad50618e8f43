import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTimeOff, makeWorkingHours } from '#server/modules/calendar/calendar.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { accept, apply, post, signInGroomer, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
let owner: Caller;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signInOwner(app);
});
afterAll(() => app.close());

const check = (who: Caller, id: string) =>
  who.call('GET /api/shift-applications/:id/accept-check', { params: { id } });
/** Wednesday, December 2, from 8 to 4 by the clock of Austin. */
const wednesday = { shiftDate: '2026-12-02T18:00:00Z' };
const nothing = {
  clashes: [],
  travel: [],
  timeOff: false,
  busyElsewhere: false,
  outsideHours: false,
  outsideOpening: false,
};

test('nothing speaks against a free groomer who has said no hours', async () => {
  const id = await apply(await signInGroomer(app), (await post(app, owner, wednesday)).id);
  expect((await check(owner, id)).body).toEqual(nothing);
});

test('time off and hours of both sides warn, without a word of the note', async () => {
  const [busy, salon] = [await signInGroomer(app), await signInOwner(app)];
  const id = await apply(busy, (await post(app, salon, wednesday)).id);
  await app.transact((t) => makeTimeOff(t, busy.id, { from: '2026-12-02', to: '2026-12-02' }));
  const { body } = await check(salon, id);
  expect(body).toEqual({ ...nothing, timeOff: true });
  await app.transact(async (t) => {
    await makeWorkingHours(t, busy.id, [[[3], { from: '09:00', to: '17:00' }]]);
    await makeWorkingHours(t, salon.id, [[[3], { from: '08:00', to: '16:00' }]]);
  });
  expect((await check(salon, id)).body).toMatchObject({ outsideHours: true, outsideOpening: false });
  await app.transact((t) => makeWorkingHours(t, salon.id, [[[4], { from: '08:00', to: '16:00' }]]));
  expect((await check(salon, id)).body).toMatchObject({ outsideOpening: true });
  expect((await accept(salon, id)).status).toBe(200);
});

test('other work is told by its time alone, and accepting is refused', async () => {
  const groomer = await signInGroomer(app);
  const id = await apply(groomer, (await post(app, owner, wednesday)).id);
  await app.transact((t) =>
    makeVisit(t, { providerId: groomer.id, startsAt: new Date('2026-12-02T16:00:00Z'), title: 'Bella' }),
  );
  const answer = await check(owner, id);
  expect(answer.body.clashes).toHaveLength(1);
  expect(Object.keys(answer.body.clashes[0] ?? {})).toEqual(['startsAt', 'endsAt', 'timeZone']);
  expect((await accept(owner, id)).problem.code).toBe('clash');
});

test('once the application is decided, the groomer’s calendar is closed', async () => {
  const id = await apply(
    await signInGroomer(app),
    (await post(app, owner, { shiftDate: '2026-12-09T18:00:00Z' })).id,
  );
  await owner.call('POST /api/shift-applications/:id/decline', { params: { id } });
  expect((await check(owner, id)).status).toBe(409);
  expect((await check(await signInOwner(app), id)).status).toBe(404);
});
