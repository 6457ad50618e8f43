import { afterAll, beforeAll, expect, test } from 'vitest';
import { topicOf } from '#server/modules.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('every table of a live list has a trigger that writes its changes', async () => {
  const noted = await app.app.platform.sql<{ name: string }[]>`
    select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    join pg_proc p on p.oid = t.tgfoid where p.prosrc like '%note_change(%'`;
  expect(Object.keys(topicOf).length).toBeGreaterThan(15);
  expect(noted.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(topicOf)));
});
