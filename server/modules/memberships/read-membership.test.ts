import { afterAll, beforeAll, expect, test } from 'vitest';
import { membersOf } from '#tests/paying.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { readMembership } from './read-membership.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('however many read a membership at once, each comes to its end', async () => {
  const ana = await membersOf(app).joined('monthly');
  const { sql } = app.app.platform;
  const [membership] = await sql<{ id: string }[]>`select id from memberships where account_id = ${ana.id}`;
  const readings = Array.from({ length: 24 }, () => readMembership(app.app.platform, membership?.id ?? ''));
  expect(new Set(await Promise.all(readings))).toEqual(new Set(['done']));
});
