import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { after, days } from '#server/platform/clock.ts';
import { cards, membersOf, pay } from '#tests/paying.ts';
import type { Members } from '#tests/paying.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

// The test advances months day by day, which takes time.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
let members: Members;
beforeAll(async () => {
  app = await openTestApp();
  members = membersOf(app);
});
afterAll(() => app.close());

test('a suspension without an end stops all charges, within the minimum too; one with an end does not', async () => {
  const [gone, away, owing] = [
    await members.joined('monthly'),
    await members.joined('monthly'),
    await members.joined('monthly', cards.failsLater),
  ];
  await pay(await app.as(gone.id), 'premium_monthly');
  const { sql, mailer, clock } = app.app.platform;
  const charged = async ({ id }: { id: string }) =>
    (
      await sql<{ amount: number }[]>`select amount from invoices where account_id = ${id} order by number`
    ).map(({ amount }) => amount);
  const suspend = async ({ id }: { id: string }, until: string | null) => {
    const admin = await app.signIn({ isAdmin: true });
    const body = { reason: 'Asked for cash', until };
    const answer = await admin.call('POST /api/admin/accounts/:id/suspend', { params: { id }, body });
    expect(answer.status).toBe(200);
    await app.settle();
  };
  await suspend(gone, null);
  await suspend(away, after(clock.now(), days(90)).toISOString());
  const states =
    await sql`select kind, status, renews from memberships where account_id = ${gone.id} order by kind`;
  expect(states).toEqual([
    { kind: 'access', status: 'cancelling', renews: false },
    { kind: 'premium', status: 'cancelling', renews: false },
  ]);
  await members.moveTo(after(clock.now(), days(33)));
  expect(await sql`select status from memberships where account_id = ${owing.id}`).toEqual([
    { status: 'past_due' },
  ]);
  await suspend(owing, null);
  expect(await sql`select status, owed_ref from memberships where account_id = ${owing.id}`).toEqual([
    { status: 'expired', owedRef: null },
  ]);
  await members.moveTo(after(clock.now(), days(30)));
  expect([await charged(gone), await charged(away), await charged(owing)]).toEqual([
    [699, 2999],
    [699, 699, 699],
    [699],
  ]);
  const mailTo = async ({ email }: { email: string }) =>
    (await mailer.kept(200)).find(
      ({ toAddress, subject }) => toAddress === email && subject === 'Your Wagwell account is suspended',
    )?.body;
  expect(await mailTo(gone)).toContain('A membership no longer renews, and nothing more is charged.');
  const cancelled = (await mailer.kept(200)).filter(
    ({ toAddress, subject }) => toAddress === gone.email && subject.endsWith('is cancelled'),
  );
  expect(cancelled).toHaveLength(2);
  for (const { body } of cancelled) expect(body).not.toContain('You can resume it');
  expect(await mailTo(away)).toContain('A membership goes on meanwhile.');
});
