import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInGroomer } from '#server/modules/grooming-requests/requests.scenario.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { callerOf } from './call-api.ts';
import { clientActions } from './client-actions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('a groomer has a book of sixty clients, some of them due', async () => {
  const maya = await signInGroomer(app);
  const people = { groomers: [maya.cookie], owners: [], named: new Map<string, string>() };
  const { transact } = app.app.platform;
  for (const { act } of clientActions(transact, callerOf(app.app), app.clock.now(), people)) await act();
  const list = async (show: string) =>
    (await maya.call('GET /api/clients', { query: { show, limit: 100 } })).body;
  const [all, due] = [await list('all'), await list('due')];
  expect(all).toHaveLength(60);
  expect(all.every(({ phone, pets, dueOn }) => phone && pets.length > 0 && dueOn)).toBe(true);
  expect(due.length).toBeGreaterThan(5);
  expect(due.length).toBeLessThan(40);
  expect((await list('never_back')).length).toBeGreaterThan(0);
});
