import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFavorite } from '#server/modules/favorites/favorites.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { changedTables, readDatabase } from './every-call/written-tables.ts';
import { openTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('the sweeps hear of rows that were added, changed and removed, and of no others', async () => {
  const { sql } = app.app.platform;
  const { id } = await app.signIn();
  const other = await app.transact((t) => makeGroomer(t));
  const before = await readDatabase(app);
  await sql`update accounts set bio = 'Poodles' where id = ${crypto.randomUUID()}`;
  await sql`delete from rate_limits`;
  expect(await changedTables(app, before)).toEqual([]);
  await app.transact((t) => makeFavorite(t, id, { userId: other.id }));
  expect(await changedTables(app, before)).toContain('favorites');
  const added = await readDatabase(app);
  expect(await changedTables(app, added)).toEqual([]);
  await sql`update accounts set bio = 'Poodles' where id = ${id}`;
  expect(await changedTables(app, added)).toContain('accounts');
  const changed = await readDatabase(app);
  await sql`delete from favorites`;
  expect(await changedTables(app, changed)).toContain('favorites');
});
