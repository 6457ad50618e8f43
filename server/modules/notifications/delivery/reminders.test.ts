import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bookVisit,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { fill, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { answerMove, cancel, proposeMove } from '#server/modules/visits/visits.scenario.ts';
import { after, hours } from '#server/platform/clock.ts';
import { openPushService } from '#tests/standins/push-service.ts';
import type { PushService } from '#tests/standins/push-service.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let service: PushService;
beforeAll(async () => {
  service = await openPushService();
  app = await openTestApp({ PUSH_SERVICE_BASE: service.origin });
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const reminds = (title: string) => /^(Tomorrow|Soon): /.test(title);

/** Lets a reminder of the day before wait from one instant until another. */
async function withQuietHours(who: Caller) {
  const browser = service.newBrowser();
  await who.call('POST /api/push-subscriptions', { body: browser.subscription });
  const quiet = { quietHours: { from: '00:00', until: '23:45' }, timeZone: 'UTC' };
  await who.call('PUT /api/notification-preferences', { body: quiet });
  const { body } = await who.call('GET /auth/me');
  /** The reminders that were mailed and pushed. */
  return async () => {
    const mails = await app.app.platform.mailer.kept(200);
    return {
      mailed: mails.filter(({ toAddress, subject }) => toAddress === body.user.email && reminds(subject))
        .length,
      pushed: browser.received.filter(({ message }) => reminds(message.title)).length,
    };
  };
}

async function moveTo(instant: Date) {
  app.clock.moveTo(instant);
  await app.settle();
}
const once = { mailed: 1, pushed: 1 };
const never = { mailed: 0, pushed: 0 };

// At 18:00 in UTC three days ahead, so that the reminder waits from 18:00 until 23:45 on the day before.
const startsAt = '2026-11-23T18:00:00Z';
const [reminded, quietEnds] = [after(new Date(startsAt), -hours(24)), new Date('2026-11-22T23:45:00Z')];

test('a reminder that waits is not sent once its visit is cancelled or moved', async () => {
  const parties = [];
  for (const fate of ['stays', 'cancelled', 'moved'] as const) {
    const [jordan, maya] = [await signInPetOwner(app), await signInGroomer(app)];
    const got = await withQuietHours(jordan);
    const booked = await bookVisit(app, jordan, maya, { offered: { proposedAt: startsAt } });
    parties.push({ fate, jordan, maya, got, ...booked });
  }
  await moveTo(reminded);
  const later = after(new Date(startsAt), hours(96)).toISOString();
  for (const { fate, jordan, maya, params } of parties) {
    if (fate === 'cancelled') await cancel(maya, params);
    if (fate !== 'moved') continue;
    await proposeMove(maya, params, { startsAt: later });
    expect((await answerMove(jordan, params, 'accept', later)).status).toBe(200);
  }
  await moveTo(quietEnds);
  const sent = [];
  for (const { got } of parties) sent.push(await got());
  expect(sent).toEqual([once, never, never]);
});

test('a reminder that waits is not sent to who has left the shift meanwhile', async () => {
  app.clock.moveTo(testNow());
  const owner = await signInOwner(app);
  const [maya, jo] = [await signInGroomer(app), await signInGroomer(app)];
  const got = [await withQuietHours(maya), await withQuietHours(jo)];
  const start = { shiftDate: startsAt, startTime: '12:00' };
  await fill(app, owner, maya, start);
  const left = await fill(app, owner, jo, { ...start, title: 'Another chair' });
  await moveTo(reminded);
  const params = { id: left.applicationId };
  expect((await jo.call('POST /api/shift-applications/:id/withdraw', { params })).status).toBe(200);
  await moveTo(quietEnds);
  expect([await got[0]?.(), await got[1]?.()]).toEqual([once, never]);
});
