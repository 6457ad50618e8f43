import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { after, days } from '#server/platform/clock.ts';

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app.close());

/** Advances the clock by days and runs the daily jobs. */
async function daysLater(count: number) {
  await app.app.jobs.start();
  await app.settle();
  app.clock.moveTo(after(testNow(), days(count)));
  await app.settle();
}

test('mails of the outbox are deleted after 30 days', async () => {
  const { mailer } = app.app.platform;
  const send = (subject: string) =>
    mailer.send({ to: { name: 'Maya', address: 'maya@example.com' }, subject, body: 'token=secret' });
  await send('The older one');
  app.clock.moveTo(after(testNow(), days(10)));
  await send('The newer one');
  await daysLater(31);
  expect((await mailer.kept(10)).map(({ subject }) => subject)).toEqual(['The newer one']);
});

test('events are deleted after 30 days, unless a job with the same payload waits', async () => {
  const [done, waiting, fresh] = [await app.signIn(), await app.signIn(), await app.signIn()];
  const announce = (accountId: string) =>
    app.transact((t) => t.announce('password.forgotten', { accountId }));
  await announce(done.id);
  await announce(waiting.id);
  await app.settle();
  await app.transact((t) =>
    t.schedule('mail-reset-link', { accountId: waiting.id }, after(testNow(), days(60))),
  );
  app.clock.moveTo(after(testNow(), days(10)));
  await announce(fresh.id);
  await daysLater(31);
  const kept = await app.app.platform.sql<{ accountId: string }[]>`
    select payload->>'accountId' as account_id from events where type = 'password.forgotten' order by created_at`;
  expect(kept.map(({ accountId }) => accountId)).toEqual([waiting.id, fresh.id]);
});

test('changes are deleted after an hour', async () => {
  const { sql } = app.app.platform;
  await sql`
    insert into changed (table_name, accounts, changed_at)
    values ('before', '{}', now() - interval '61 minutes'), ('lately', '{}', now() - interval '59 minutes')`;
  await app.app.jobs.start();
  await app.settle();
  const kept = await sql<
    { tableName: string }[]
  >`select table_name from changed where table_name in ('before', 'lately')`;
  expect(kept).toEqual([{ tableName: 'lately' }]);
});
