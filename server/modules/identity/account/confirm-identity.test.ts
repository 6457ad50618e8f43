import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { demoPassword } from '../identity.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const nothing = '01a1f930-a1b4-7151-9c3a-788155132aa4';
/** Asks for an act of admins that wants the password; 404 means that it was let in. */
const act = async (admin: Caller) =>
  (
    await admin.call('POST /api/admin/invoices/:id/refund', {
      params: { id: nothing },
      body: { amount: 100, reason: 'Paid twice' },
    })
  ).problem.code;
const confirm = (caller: Caller, password: string) =>
  caller.call('POST /api/account/confirm-identity', { body: { password } });

test('an act that could hurt works for ten minutes after the password was entered', async () => {
  const admin = await app.signIn({ isAdmin: true });
  const elsewhere = await app.as(admin.id);
  expect(await act(admin)).toBe('not_found');
  app.clock.moveTo(after(testNow(), minutes(10)));
  expect(await act(admin)).toBe('confirm_identity');
  expect((await confirm(admin, 'not-mine')).problem.errors).toEqual([
    { path: 'password', message: 'This is not your password' },
  ]);
  expect(await act(admin)).toBe('confirm_identity');
  expect((await confirm(admin, demoPassword)).status).toBe(204);
  expect(await act(admin)).toBe('not_found');
  expect(await act(elsewhere)).toBe('confirm_identity');
  app.clock.moveTo(after(testNow(), minutes(20)));
  expect(await act(admin)).toBe('confirm_identity');
  app.clock.moveTo(testNow());
});

test('ten wrong passwords end the guessing for a time, right ones never do', async () => {
  const caller = await app.signIn();
  for (let n = 0; n < 12; n++) expect((await confirm(caller, demoPassword)).status).toBe(204);
  for (let n = 0; n < 10; n++) expect((await confirm(caller, 'guess')).status).toBe(422);
  expect((await confirm(caller, demoPassword)).status).toBe(429);
  app.clock.moveTo(after(testNow(), minutes(16)));
  expect((await confirm(caller, demoPassword)).status).toBe(204);
  app.clock.moveTo(testNow());
});

test('signed-out callers confirm nothing', async () => {
  expect((await confirm(app.stranger, demoPassword)).status).toBe(401);
});
