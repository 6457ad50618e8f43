import { afterAll, beforeAll, expect, test } from 'vitest';
import { versionInForce } from '#contract/identity/legal.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const inForce = { terms: versionInForce('terms'), privacy: versionInForce('privacy') };
const agreements = (accountId: string) => app.app.platform.sql<
  { text: string; version: string; agreedAt: string }[]
>`
  select text, version, agreed_at from legal_agreements where account_id = ${accountId} order by version, text`;

test('a new member has agreed to what is in force, with the time', async () => {
  const { status, body } = await app.stranger.call('POST /auth/register', {
    body: {
      firstName: 'Maya',
      lastName: 'Reyes',
      email: 'maya.reyes@people.example',
      password: 'seven-brown-poodles',
      userType: 'groomer',
      plan: 'monthly',
      agreeToTerms: true,
      agreeToPrivacy: true,
    },
  });
  expect([status, body.user.toAgree]).toEqual([201, []]);
  const agreed = (await agreements(body.id)).map(({ text, version }) => [text, version]);
  expect(Object.fromEntries(agreed)).toEqual(inForce);
});

test('after a change an account is asked once for the changed text, and both agreements are kept', async () => {
  const member = await app.signIn();
  const { sql } = app.app.platform;
  await sql`update accounts set terms_version = '2026-11-01' where id = ${member.id}`;
  await sql`
    insert into legal_agreements values (${member.id}, 'terms', '2026-11-01', '2026-11-02T10:00:00Z')`;
  expect((await member.call('GET /auth/me')).body.user.toAgree).toEqual(['terms']);
  const { status, body } = await member.call('POST /api/account/agreements', { body: inForce });
  expect([status, body.user.toAgree]).toEqual([200, []]);
  const kept = await agreements(member.id);
  expect(kept.filter(({ text }) => text === 'terms').map(({ version }) => version)).toEqual([
    '2026-11-01',
    inForce.terms,
  ]);
  expect(Date.parse(kept.at(-1)?.agreedAt ?? '')).toBeCloseTo(app.clock.now().getTime(), -5);
});

test('another version than the one in force is refused, and a stranger is asked to sign in', async () => {
  const member = await app.signIn();
  const old = { body: { ...inForce, terms: '2026-11-01' } };
  const refused = await member.call('POST /api/account/agreements', old);
  expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([422, 'terms']);
  expect((await app.stranger.call('POST /api/account/agreements', { body: inForce })).status).toBe(401);
  const empty = await member.call('POST /api/account/agreements', { body: { terms: inForce.terms } });
  expect([empty.status, empty.problem.errors?.[0]?.path]).toEqual([422, 'privacy']);
});

test('until then the server takes nothing but reading, protecting, exporting, ending and leaving', async () => {
  const member = await app.as((await app.transact((t) => makeGroomer(t))).id);
  const { sql } = app.app.platform;
  await sql`update accounts set privacy_version = '2026-11-01' where id = ${member.id}`;
  await app.settle();
  const addRole = () => member.call('POST /api/roles', { body: { role: 'owner' } });
  const refused = await addRole();
  expect([refused.status, refused.problem.code]).toEqual([403, 'agreement_needed']);
  const apply = { body: { shiftId: '019aa000-0000-7000-8000-000000000000' } };
  expect((await member.call('POST /api/shift-applications', apply)).problem.code).toBe('agreement_needed');
  expect((await member.call('GET /auth/me')).body.user.roles).toEqual(['groomer']);
  expect((await member.call('GET /api/shifts')).status).toBe(200);
  expect((await member.call('POST /api/account/export')).status).toBeLessThan(300);
  // Each page that opens sends this, the settings too.
  const opened = await member.call('POST /api/notifications/read', { body: { href: '/settings' } });
  expect(opened.status).toBeLessThan(300);
  expect((await member.call('POST /api/two-factor/setup')).status).toBe(200);
  const closing = await member.call('POST /api/account/close', { body: { password: 'wrong', seen: [] } });
  expect(closing.status).toBe(422);
  const canceled = await member.call('POST /api/membership/cancel', { body: {} });
  expect(canceled.problem?.code).not.toBe('agreement_needed');

  expect((await member.call('POST /api/account/agreements', { body: inForce })).status).toBe(200);
  expect((await addRole()).status).toBe(200);
  await sql`update accounts set privacy_version = '2026-11-01' where id = ${member.id}`;
  expect((await member.call('POST /auth/logout')).status).toBe(204);
});

test('admins agree first, too', async () => {
  const boss = await app.signIn({ isAdmin: true });
  const member = await app.signIn();
  await app.app.platform.sql`update accounts set terms_version = '2026-11-01' where id = ${boss.id}`;
  const suspend = { params: { id: member.id }, body: { reason: 'Asked for cash' } };
  const refused = await boss.call('POST /api/admin/accounts/:id/suspend', suspend);
  expect([refused.status, refused.problem.code]).toEqual([403, 'agreement_needed']);
  expect((await boss.call('GET /api/admin/accounts')).status).toBe(200);
});

test('who agreed to a newer text beside is not asked by an older process', async () => {
  const member = await app.signIn();
  await app.app.platform.sql`
    update accounts set terms_version = '2999-01-01', privacy_version = '2999-01-01' where id = ${member.id}`;
  expect((await member.call('GET /auth/me')).body.user.toAgree).toEqual([]);
  expect((await member.call('POST /api/blocks', { body: { userId: (await app.signIn()).id } })).status).toBe(
    201,
  );
});
