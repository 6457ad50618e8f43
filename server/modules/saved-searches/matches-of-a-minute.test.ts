import { afterAll, beforeAll, expect, test } from 'vitest';
import { post, signInGroomer, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Lets time pass and runs what is due. */
async function passing(time: number) {
  app.clock.moveTo(after(app.clock.now(), time));
  await app.settle();
}

async function mailsOf(who: Caller) {
  const { email } = (await (await app.as(who.id)).call('GET /auth/me')).body.user;
  const mails = await app.app.platform.mailer.kept(200);
  return mails.filter(({ toAddress }) => toAddress === email);
}

test('matches of one minute are one mail, and a single match is a mail of its own', async () => {
  const owner = await signInOwner(app);
  const maya = await signInGroomer(app);
  await maya.call('POST /api/saved-searches', {
    body: { name: 'Near me', kind: 'shifts', notify: 'now', query: {} },
  });
  const subjects = async () =>
    (await mailsOf(maya)).map(({ subject }) => subject).filter((subject) => /match|New shift/.test(subject));
  for (const title of ['First', 'Second', 'Third']) await post(app, owner, { title });
  await app.settle();
  expect(await subjects()).toEqual([]);
  await passing(minutes(1));
  expect(await subjects()).toEqual(['3 new matches of your searches']);
  const [together] = await mailsOf(maya);
  for (const title of ['First', 'Second', 'Third']) expect(together?.body).toContain(`New shift: ${title}`);
  await post(app, owner, { title: 'Later' });
  await app.settle();
  await passing(minutes(1));
  expect(await subjects()).toEqual(['New shift: Later', '3 new matches of your searches']);
  await maya.call('PUT /api/notification-preferences', {
    body: { quietHours: { from: '08:00', until: '20:00' } },
  });
  for (const title of ['Night one', 'Night two']) await post(app, owner, { title });
  await app.settle();
  await passing(minutes(1));
  expect(await subjects()).toHaveLength(2);
  await passing(hours(12));
  expect((await subjects())[0]).toBe('2 new matches of your searches');
});
