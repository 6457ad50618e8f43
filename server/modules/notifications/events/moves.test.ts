import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bookVisit,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { answerMove, proposeMove, withdrawMove } from '#server/modules/visits/visits.scenario.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const seen = new Set<string>();
/** Returns the caller's mails since the last call. */
async function news(who: Caller) {
  await app.settle();
  const { body: me } = await who.call('GET /auth/me');
  const mails = (await app.app.platform.mailer.kept(500)).filter(
    ({ id, toAddress }) => toAddress === me.user.email && !seen.has(id),
  );
  for (const { id } of mails) seen.add(id);
  return mails;
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
    expect.stringMatching(/^Bella stays on Wed, Nov 25, /),
    expect.stringMatching(/^New time for Bella\?/),
  ]);
});
