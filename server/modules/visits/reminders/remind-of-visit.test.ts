import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bookVisit,
  happened,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { fill, signInGroomer as signInWorker, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { moveForward } from '#server/local/test-clock/index.ts';
import { after, hours } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { answerMove, cancel, proposeMove } from '../visits.scenario.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** When someone was reminded, in hours before an instant. */
async function reminders({ id }: Caller, startsAt: string): Promise<number[]> {
  const rows = await app.app.platform.sql<{ createdAt: string }[]>`
    select created_at from notifications where account_id = ${id} and kind similar to '(visit|shift)_(tomorrow|soon)'
    order by created_at`;
  return rows.map(({ createdAt }) => Math.round((Date.parse(startsAt) - Date.parse(createdAt)) / hours(1)));
}
const pass = (instant: string) => moveForward(app.clock, app.app.jobs, new Date(instant));

test('both sides of a visit are reminded a day and two hours before', async () => {
  const [jordan, maya] = [await signInPetOwner(app), await signInGroomer(app)];
  const { visit } = await bookVisit(app, jordan, maya);
  await pass(visit.startsAt);
  for (const who of [jordan, maya]) expect(await reminders(who, visit.startsAt)).toEqual([24, 2]);
});

test('the pet owner is told what cancelling costs by the policy of the visit, the provider is not', async () => {
  app.clock.moveTo(testNow());
  const [jordan, maya] = [await signInPetOwner(app), await signInGroomer(app)];
  const save = (lateCancelPercent: number) =>
    maya.call('PUT /api/cancellation-policy', {
      body: { cancelHours: 12, lateCancelPercent, noShowPercent: 100 },
    });
  await save(50);
  const { visit } = await bookVisit(app, jordan, maya);
  await save(90);
  await pass(visit.startsAt);
  const texts = async ({ id }: Caller) => {
    const rows = await app.app.platform.sql<{ text: string }[]>`
      select text from notifications where account_id = ${id} and kind in ('visit_tomorrow', 'visit_soon') order by created_at`;
    return rows.map(({ text }) => text.split('cancel the visit now.')[1]);
  };
  const [day, now] = await texts(jordan);
  expect(day).toMatch(/^ You can cancel free of charge until \S+, .+ at .+M\. After that it costs \$\S+\.$/);
  const fee = /\$[\d.]*\d/.exec(day ?? '')?.[0];
  const { body } = await jordan.call('GET /api/visits/:id/cancellation-fee', { params: { id: visit.id } });
  expect(fee).toBe(`$${body.fee / 100}`);
  expect(now).toBe(` The time to cancel free of charge has ended: it costs ${fee} now.`);
  expect(await texts(maya)).toEqual(['', '']);
});

test('a moved visit reminds at its new time only, a cancelled one never', async () => {
  app.clock.moveTo(testNow());
  const [jordan, maya, jo] = [await signInPetOwner(app), await signInGroomer(app), await signInGroomer(app)];
  const moved = await bookVisit(app, jordan, maya);
  const startsAt = after(new Date(moved.visit.startsAt), hours(72)).toISOString();
  await proposeMove(maya, moved.params, { startsAt });
  expect((await answerMove(jordan, moved.params, 'accept', startsAt)).status).toBe(200);
  const gone = await bookVisit(app, await signInPetOwner(app), jo);
  await cancel(jo, gone.params);
  await pass(moved.visit.startsAt);
  expect([await reminders(maya, startsAt), await reminders(jo, startsAt)]).toEqual([[], []]);
  await pass(startsAt);
  expect([await reminders(maya, startsAt), await reminders(jo, startsAt)]).toEqual([[24, 2], []]);
  expect(await happened(app, gone.visit.id)).not.toContain('visit.near');
});

test('both sides of a shift are reminded; a groomer who left is not', async () => {
  app.clock.moveTo(testNow());
  const [owner, maya, jo] = [await signInOwner(app), await signInWorker(app), await signInWorker(app)];
  const { shift } = await fill(app, owner, maya);
  const left = await fill(app, await signInOwner(app), jo);
  await jo.call('POST /api/shift-applications/:id/withdraw', { params: { id: left.applicationId } });
  await pass(shift.shiftDate);
  for (const who of [owner, maya]) expect(await reminders(who, shift.shiftDate)).toEqual([24, 2]);
  expect(await reminders(jo, shift.shiftDate)).toEqual([]);
});
