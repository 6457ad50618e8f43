import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { can, stepTo } from '#server/platform/lifecycle.ts';
import type { Lifecycle } from '#server/platform/lifecycle.ts';
import { createTestDatabase } from '#tests/database.ts';
import type { TestDatabase } from '#tests/database.ts';
import { insertRow, moveRow, moveRows } from './move-row.queries.ts';
import { connect } from './sql.ts';
import type { SqlPool } from './sql.ts';

const tubLifecycle = {
  table: 'tubs',
  column: 'status',
  transitions: {
    build: { from: [], to: 'empty' },
    fill: { from: ['empty'], to: 'full' },
    drain: { from: ['full'], to: 'empty' },
    crack: { from: ['full'], to: 'broken' },
  },
} as const satisfies Lifecycle<'empty' | 'full' | 'broken'>;
const { build, fill, drain, crack } = tubLifecycle.transitions;

let database: TestDatabase;
let sql: SqlPool;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = connect(database.url, { max: 2 });
  await sql`create table tubs (id int primary key, status text not null, liters int)`;
});
beforeEach(async () => {
  await sql`delete from tubs`;
  for (const id of [1, 2, 3]) await insertRow(sql, tubLifecycle, build, { id });
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const tubs = async () =>
  (await sql<{ status: string }[]>`select status from tubs order by id`).map(({ status }) => status);

test('a row is created in the first status, and moved with its columns from where a step starts', async () => {
  expect(await tubs()).toEqual(['empty', 'empty', 'empty']);
  expect(await moveRow(sql, tubLifecycle, fill, sql`id = 2`, { liters: 80 })).toBe('full');
  expect(await sql`select liters from tubs where status = 'full'`).toEqual([{ liters: 80 }]);
});

test('a row that another transaction has moved is left as it is, and the caller is told', async () => {
  await moveRow(sql, tubLifecycle, fill, sql`id = 1`);
  await moveRow(sql, tubLifecycle, crack, sql`id = 1`);
  await expect(moveRow(sql, tubLifecycle, drain, sql`id = 1`, { liters: 0 })).rejects.toMatchObject({
    code: 'too_late',
  });
  await expect(moveRow(sql, tubLifecycle, fill, sql`id = 9`)).rejects.toMatchObject({ code: 'too_late' });
  expect(await sql`select status, liters from tubs where id = 1`).toEqual([
    { status: 'broken', liters: null },
  ]);
});

test('of two concurrent moves from one status, one happens', async () => {
  const both = await Promise.allSettled(
    [80, 90].map((liters) => sql.begin((tx) => moveRow(tx, tubLifecycle, fill, tx`id = 3`, { liters }))),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('many rows move at once: those from whose status the step starts', async () => {
  await moveRow(sql, tubLifecycle, fill, sql`id = 2`);
  const moved = await sql`${moveRows(sql, tubLifecycle, fill, sql`id > 1`)} returning id`;
  expect(moved).toEqual([{ id: 3 }]);
  expect(await tubs()).toEqual(['empty', 'full', 'full']);
});

test('a status that was decided elsewhere is reached from every status that leads there', () => {
  expect(stepTo(tubLifecycle, 'broken')).toEqual({ from: ['broken', 'full', 'empty'], to: 'broken' });
  expect(stepTo(tubLifecycle, 'empty').from).not.toContain('broken');
  expect([can(tubLifecycle, 'drain', 'full'), can(tubLifecycle, 'drain', 'broken')]).toEqual([true, false]);
});
