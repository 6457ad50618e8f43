import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bookVisit,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import {
  answerMove,
  at,
  cancel,
  noShow,
  proposeMove,
  withdrawMove,
} from '#server/modules/visits/visits.scenario.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const seen = new Set<string>();
/** Returns the caller's mails since the last call, oldest first. */
async function news(who: Caller) {
  await app.settle();
  const { body: me } = await (await app.as(who.id)).call('GET /auth/me');
  const mails = (await app.app.platform.mailer.kept(500)).filter(
    (mail) => mail.toAddress === me.user.email && !seen.has(mail.id),
  );
  for (const mail of mails) seen.add(mail.id);
  return mails.toReversed();
}
const subjects = async (who: Caller) => (await news(who)).map(({ subject }) => subject);

test('a proposed time notifies the other side; its acceptance both; declining and withdrawing the other side', async () => {
  const jordan = await signInPetOwner(app);
  const maya = await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } });
  const { params } = await bookVisit(app, jordan, maya);
  const inDays = (n: number) => after(app.clock.now(), days(n)).toISOString();
  for (const who of [jordan, maya]) await news(who);

  await proposeMove(maya, params, { startsAt: inDays(5) });
  const [asked, ...rest] = await news(jordan);
  expect(rest).toEqual([]);
  expect(asked?.subject).toMatch(/^New time for Bella\? Wed, Nov 25, /);
  expect(asked?.body).toMatch(/Maya Ortiz asks to move ".*" from Mon, Nov 23, .* to Wed, Nov 25, /);
  expect(asked?.body).toContain(`/visits/${params.id}`);
  expect(await subjects(maya)).toEqual([]);

  await answerMove(jordan, params, 'accept');
  for (const who of [jordan, maya])
    expect(await subjects(who)).toEqual([expect.stringMatching(/^Moved: Bella, Wed, Nov 25, /)]);

  await proposeMove(jordan, params, { startsAt: inDays(6) });
  expect(await subjects(maya)).toEqual([expect.stringMatching(/^New time for Bella\?/)]);
  await answerMove(maya, params, 'decline');
  expect(await subjects(jordan)).toEqual([expect.stringMatching(/^Bella stays on Wed, Nov 25, /)]);
  await proposeMove(jordan, params, { startsAt: inDays(7) });
  await withdrawMove(jordan, params);
  expect(await subjects(maya)).toEqual([
    expect.stringMatching(/^New time for Bella\?/),
    expect.stringMatching(/^Bella stays on Wed, Nov 25, /),
  ]);
});

test('a cancellation notifies the other side, and a no-show the absent side', async () => {
  const jordan = await signInPetOwner(app);
  const [vera, jo, kim] = [await signInGroomer(app), await signInGroomer(app), await signInGroomer(app)];
  const one = await bookVisit(app, jordan, vera);
  await news(jordan);
  await cancel(vera, one.params);
  expect(await subjects(vera)).toEqual([expect.stringMatching(/^You are booked/)]);
  const [cancelled] = await news(jordan);
  expect(cancelled?.subject).toMatch(/^Cancelled: Bella, /);
  expect(cancelled?.body).toContain('The van broke down.');

  const two = await bookVisit(app, jordan, jo);
  await news(jo);
  await jordan.call('POST /api/grooming-requests/:id/cancel', {
    params: { id: two.request.id },
    body: { reason: 'We moved.' },
  });
  const [off] = await news(jo);
  expect(off?.body).toContain('We moved.');

  const three = await bookVisit(app, jordan, kim);
  await news(jordan);
  await at(app, three.visit.startsAt, minutes(40), async () => {
    await noShow(kim, three.params);
    expect(await subjects(jordan)).toEqual([expect.stringMatching(/^Missed: Bella, /)]);
  });
});
