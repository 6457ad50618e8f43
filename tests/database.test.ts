import { expect, test } from 'vitest';
import { connect } from '#server/platform/database/sql.ts';
import { createTestDatabase } from './database.ts';

test('databases cloned at once have the newest schema and share no data', async () => {
  const databases = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()]);
  const counts = await Promise.all(
    databases.map(async ({ url }, index) => {
      const sql = connect(url, { max: 1 });
      expect(await sql`select name from migrations`).not.toHaveLength(0);
      await sql`create table only_here as select generate_series(0, ${index}) as n`;
      const rows = await sql`select n from only_here`;
      await sql.end();
      return rows.length;
    }),
  );
  expect(counts).toEqual([1, 2, 3]);
  await Promise.all(databases.map((database) => database.drop()));
  await expect(connect(databases[0]?.url ?? '', { max: 1 })`select 1`).rejects.toThrow(
    'not currently accepting connections',
  );
});

test('tests run in a zone that is neither UTC nor American', () => {
  expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(-13 * 60);
});
