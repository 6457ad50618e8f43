import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { membersOf } from '#tests/paying.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { syncMembership } from './sync-membership.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('concurrent syncs of a membership all finish', async () => {
  const ana = await membersOf(app).joined('monthly');
  const { sql } = app.app.platform;
  const [membership] = await sql<{ id: string }[]>`select id from memberships where account_id = ${ana.id}`;
  const readings = Array.from({ length: 24 }, () => syncMembership(app.app.platform, membership?.id ?? ''));
  expect(new Set(await Promise.all(readings))).toEqual(new Set(['done']));
});

test('a change refused by the processor is kept, and renewals are still recorded', async () => {
  const members = membersOf(app);
  const { payments } = app.app.platform;
  app.clock.moveTo(new Date('2027-01-15T15:00:00Z'));
  const ana = await members.joined('monthly');
  const refusing = vi.spyOn(payments, 'setEnd').mockRejectedValue(new RangeError('Not this one'));
  expect((await members.cancel(ana)).status).toBe(500);
  await members.moveTo('2027-02-16T12:00:00Z');
  expect((await members.overview(ana)).paidUntil).toMatch(/^2027-03-15/);
  expect(await members.invoicesOf(ana)).toHaveLength(2);
  refusing.mockRestore();
  await members.moveTo('2027-02-18T12:00:00Z');
  expect(await members.overview(ana)).toMatchObject({ status: 'cancelling' });
});
