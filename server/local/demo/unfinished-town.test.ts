import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { markTownFilling, readTownState, removeUnfinishedTown } from './town.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** The storage file of each table; truncating a table creates a new file. */
const places = async () =>
  new Map(
    (
      await app.app.platform.sql<{ name: string; place: number }[]>`
        select relname as name, relfilenode::int as place from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace`
    ).map(({ name, place }) => [name, place]),
  );

test('an unfinished town is removed from every table, and money’s rows are protected again', async () => {
  const { sql } = app.app.platform;
  await markTownFilling(sql);
  await sql`update invoice_numbers set last = 7`;
  const before = await places();
  await removeUnfinishedTown(sql);
  const after = await places();
  const kept = [...before].filter(([name, place]) => after.get(name) === place).map(([name]) => name);
  expect(kept.toSorted(), 'a new table belongs into removeUnfinishedTown').toEqual([
    'backups',
    'demo_town',
    'invoice_numbers',
    'link_keys',
    'migrations',
  ]);
  expect(await readTownState(sql)).toBe('none');
  expect(await sql`select last from invoice_numbers`).toEqual([{ last: 0 }]);
  await expect(sql`truncate invoices, ledger_entries, refund_requests`).rejects.toThrow('keeps every row');
});
