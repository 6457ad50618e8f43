import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { grantAdmin } from '#server/modules/identity/index.ts';
import { createTransact } from './transaction.ts';
import { startProgram } from '#tests/faults/program.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { movableClock, systemClock } from './clock.ts';

vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
beforeAll(async () => {
  // This test uses the real time.
  app = await openTestApp({}, movableClock());
});
afterAll(() => app.close());

test('every line is JSON; sign-ins, refusals and changed rights have the account’s id and nothing more personal', async () => {
  const maya = await app.signIn({ email: 'maya@example.com', roles: ['groomer'], membership: false });
  const program = await startProgram(app.databaseUrl, { LOG_LEVEL: 'info' });
  onTestFinished(() => program.kill());
  const send = (cookie: string, path: string, body?: object) =>
    fetch(program.address + path, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).then(({ status }) => status);
  const signIn = (email: string, password: string) => send('', '/auth/login', { email, password });
  expect(await signIn('maya@example.com', demoPassword)).toBe(200);
  expect(await signIn('maya@example.com', 'a secret of hers')).toBe(401);
  expect(await signIn('nobody@example.com', 'a secret of hers')).toBe(401);
  expect(await send('', '/auth/me')).toBe(401);
  expect(await send(maya.cookie, '/api/shifts')).toBe(402);
  expect(await send(maya.cookie, '/api/pets')).toBe(403);
  expect(await send(maya.cookie, '/api/roles', { role: 'owner' })).toBe(200);
  await createTransact(app.app.platform.sql, systemClock, () => [])((t) => grantAdmin(t, 'maya@example.com'));
  await vi.waitFor(
    () => {
      for (const change of ['role.added', 'admin.granted']) expect(program.said()).toContain(change);
    },
    { timeout: 60_000 },
  );
  program.signal('SIGTERM');
  await program.gone;

  const lines = program
    .said()
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));
  for (const line of lines)
    expect(line).toMatchObject({ level: expect.any(String), msg: expect.any(String) });
  const { id: accountId } = maya;
  const expected = [
    { msg: expect.stringContaining('Wagwell runs at') },
    { msg: 'signed in', accountId },
    { msg: 'sign-in refused', accountId, code: 'wrong_credentials' },
    { msg: 'permission refused', route: '/auth/me', code: 'signed_out' },
    { msg: 'permission refused', route: '/api/shifts', code: 'membership_required', accountId },
    { msg: 'permission refused', route: '/api/pets', code: 'wrong_role', accountId },
    { msg: 'rights changed', change: 'role.added', accountId },
    { msg: 'rights changed', change: 'admin.granted', accountId },
  ];
  for (const line of expected) expect(lines).toContainEqual(expect.objectContaining(line));
  expect(lines.filter(({ msg }) => msg === 'sign-in refused')).toHaveLength(2);
  expect(program.said()).not.toMatch(/@example\.com|secret of hers|Maya|wagwell_session/);
});
