import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPassword, makeSession } from '#server/modules/identity/identity.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let robin: Caller;
let sam: Caller;
let member: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await openTestApp();
  robin = await app.signIn({ isAdmin: true, firstName: 'Robin', lastName: 'Hale' });
  sam = await app.signIn({ isAdmin: true, firstName: 'Sam', lastName: 'Ito' });
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await app.signIn();
});

const reason = 'Asked for cash';
const suspend = (admin: Caller, id: string, body: object = { reason }) =>
  admin.call('POST /api/admin/accounts/:id/suspend', { params: { id }, body });
const restore = (admin: Caller, id: string, body: object = { reason: 'A mistake' }) =>
  admin.call('POST /api/admin/accounts/:id/restore', { params: { id }, body });
const signIn = () =>
  app.stranger.call('POST /auth/login', { body: { email: member.account.email, password: demoPassword } });
const mails = async () =>
  (await app.app.platform.mailer.kept(100)).filter(({ toAddress }) => toAddress === member.account.email);

test('a suspended account is signed out, cannot sign in and learns why, until it is restored', async () => {
  expect((await signIn()).status).toBe(200);
  const { status, body } = await suspend(robin, member.id);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { id: member.id, sessions: 0, suspension: { reason, until: null } },
  });
  expect((await member.call('GET /auth/me')).status).toBe(401);
  const refused = await signIn();
  expect([refused.status, refused.problem.code, refused.headers['set-cookie']]).toEqual([
    403,
    'account_suspended',
    undefined,
  ]);
  expect(refused.problem.detail).toBe(
    'This account is suspended. The reason: Asked for cash. If this is a mistake, write to support@wagwell.example.',
  );
  // Only someone with the password learns that it is suspended.
  const { email } = member.account;
  const wrong = await app.stranger.call('POST /auth/login', { body: { email, password: 'wrong-password' } });
  expect(wrong.status).toBe(401);
  // A session that was opened another way does not work.
  expect((await (await app.as(member.id)).call('GET /auth/me')).status).toBe(401);
  await app.settle();
  expect((await mails()).map(({ subject, body: text }) => [subject, text])).toEqual([
    ['Your Wagwell account is suspended', expect.stringContaining(reason)],
  ]);

  expect((await restore(sam, member.id)).body.suspension).toBeNull();
  expect((await signIn()).status).toBe(200);
  await app.settle();
  expect((await mails()).map(({ subject }) => subject)).toContain('Your Wagwell account is restored');
});

test('a suspension with an end ends then; its first end does not end a later one', async () => {
  const until = after(app.clock.now(), days(3)).toISOString();
  const { suspension } = (await suspend(robin, member.id, { reason, until })).body;
  expect(Date.parse(suspension?.until ?? '')).toBe(Date.parse(until));
  expect((await signIn()).problem.detail).toMatch(/^This account is suspended until \w{3}, Nov \d+\./);
  const now = app.clock.now();
  app.clock.moveTo(after(now, days(3)));
  expect((await suspend(robin, member.id)).problem.code).toBe('confirm_identity');
  await app.settle();
  expect((await signIn()).status).toBe(200);

  await robin.call('POST /api/account/confirm-identity', { body: { password: demoPassword } });
  await suspend(robin, member.id, { reason, until: after(app.clock.now(), days(1)).toISOString() });
  await restore(robin, member.id);
  await suspend(robin, member.id);
  app.clock.moveTo(after(app.clock.now(), days(2)));
  await app.settle();
  expect((await signIn()).status).toBe(403);
  app.clock.moveTo(now);
});

test('two admins never suspend twice; the second learns who was faster', async () => {
  const answers = await Promise.all([suspend(robin, member.id), suspend(sam, member.id)]);
  const [done, late] = answers.toSorted((a, b) => a.status - b.status);
  expect([done?.status, late?.status, late?.problem.code]).toEqual([200, 409, 'already_done']);
  const [first] = answers.map(({ status }) => status);
  expect(late?.problem.detail).toBe(
    `${first === 200 ? 'Robin Hale' : 'Sam Ito'} has suspended this account already.`,
  );
  expect((await restore(sam, member.id)).status).toBe(200);
  expect((await restore(robin, member.id)).problem.code).toBe('already_done');
});

test('an admin cannot act on the own account, and a suspension ends ahead', async () => {
  expect((await suspend(robin, robin.id)).problem).toMatchObject({ status: 403, code: 'forbidden' });
  expect((await robin.call('GET /auth/me')).status).toBe(200);
  const until = app.clock.now().toISOString();
  expect((await suspend(robin, member.id, { reason, until })).problem).toMatchObject({
    status: 422,
    errors: [{ path: 'until' }],
  });
  expect((await suspend(robin, '019aa000-0000-7000-8000-000000000000')).status).toBe(404);
  expect((await member.call('GET /auth/me')).status).toBe(200);
});

test('accounts are found by name, email and id, with their sessions and suspension', async () => {
  const list = async (query: object) =>
    (await robin.call('GET /api/admin/accounts', { query: { ...query } })).body.map(({ id }) => id);
  const zed = await app.signIn({ firstName: 'Zed', lastName: 'Quill', email: 'zq@paws.example' });
  for (const q of ['zed quill', 'ZQ@PAWS', zed.id]) expect(await list({ q })).toEqual([zed.id]);
  expect(await list({ q: 'nobody%' })).toEqual([]);
  await suspend(robin, zed.id);
  expect(await list({ q: 'quill', show: 'suspended' })).toEqual([zed.id]);
  expect(await list({ show: 'admins' })).toEqual([sam.id, robin.id]);
});

test('sessions can be ended without a suspension', async () => {
  await app.transact((t) => makeSession(t, member.id));
  const { body } = await robin.call('POST /api/admin/accounts/:id/end-sessions', {
    params: { id: member.id },
    body: { reason: 'A stolen phone' },
  });
  expect(body).toMatchObject({ sessions: 0, suspension: null });
  expect((await member.call('GET /auth/me')).status).toBe(401);
  expect((await signIn()).status).toBe(200);
});

test('of two admins who suspend each other at once, one goes on', async () => {
  const [ada, ben] = await Promise.all([app.signIn({ isAdmin: true }), app.signIn({ isAdmin: true })]);
  const answers = await Promise.all([suspend(ada, ben.id), suspend(ben, ada.id)]);
  const [done, late] = answers.toSorted((a, b) => a.status - b.status);
  expect([done?.status, late?.status, late?.problem.code]).toEqual([200, 404, 'not_found']);
  const { sql } = app.app.platform;
  const rows =
    await sql`select id from accounts where suspended_at is not null and id in (${ada.id}, ${ben.id})`;
  expect(rows).toHaveLength(1);
});
