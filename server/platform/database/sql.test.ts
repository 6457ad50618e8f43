import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import type { TestDatabase } from '#tests/database.ts';
import { connect, constraintOf } from './sql.ts';
import type { SqlPool } from './sql.ts';

let database: TestDatabase;
let sql: SqlPool;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = connect(database.url, { max: 3 });
  await sql`create table dogs (id int primary key, first_name text, born date, groomed_at timestamptz, calm boolean, notes jsonb)`;
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

test('columns are parsed to the types that the program uses', async () => {
  const [row] = await sql`
    select '2026-11-20T15:30:00.5Z'::timestamptz as at, '2026-11-20'::date as on_day, 12::bigint as many, 1.5::numeric as price,
      array['2026-11-20']::date[] as days, array['2026-11-20T15:30:00Z', null]::timestamptz[] as instants,
      array[1, 2]::bigint[] as counts, '{"aB": 1}'::jsonb as json, true as is_so, null as none, interval '1 day' as span`;
  expect(row).toEqual({
    at: '2026-11-20T15:30:00.5+00:00',
    onDay: '2026-11-20',
    many: 12,
    price: 1.5,
    days: ['2026-11-20'],
    instants: ['2026-11-20T15:30:00+00:00', null],
    counts: [1, 2],
    json: { aB: 1 },
    isSo: true,
    none: null,
    span: '1 day',
  });
});

test('Dates are sent as instants and booleans as booleans, in every position', async () => {
  const at = new Date('2026-11-20T15:30:00Z');
  const [row] = await sql`
    select ${at} - interval '1 day' as before, jsonb_build_object('calm', ${true}) as json, ${undefined}::text as none`;
  expect(row).toEqual({ before: '2026-11-19T15:30:00+00:00', json: { calm: true }, none: null });
});

test('rows, names, lists and templates become parts of a statement', async () => {
  const born = new Date('2020-02-29T00:00:00Z');
  const dogs = [
    { id: 1, firstName: `Rosie's "best"`, born, calm: true, notes: sql.json(['bites']) },
    { id: 2, firstName: undefined, born: null, calm: false, notes: null },
  ];
  expect((await sql`insert into ${sql('dogs')} ${sql(dogs)}`).count).toBe(2);
  await sql`update dogs set ${sql({ firstName: 'Otto', groomedAt: born })} where id = ${2}`;
  const named = sql`first_name is not null ${sql`and id in ${sql([1, 2, 3])}`}`;
  expect(await sql`select id, first_name, calm, notes from dogs where ${named} order by id`).toEqual([
    { id: 1, firstName: `Rosie's "best"`, calm: true, notes: ['bites'] },
    { id: 2, firstName: 'Otto', calm: false, notes: null },
  ]);
  expect(await sql`select from dogs where id in ${sql([])}`).toHaveLength(0);
  expect(await sql`select '[1]'::json as list, 7::bigint as n`.raw()).toEqual([['[1]', '7']]);
});

test('a statement is sent once, and only when awaited', async () => {
  const never = sql`delete from dogs`;
  const once = sql`insert into dogs (id) values (9) returning id`;
  expect(await once).toEqual(await once);
  expect(never).toBeDefined();
  expect(await sql`select from dogs where id = 9`).toHaveLength(1);
});

test('a transaction is committed whole or not at all, even if its failure was caught', async () => {
  await sql.begin((tx) =>
    Promise.all([tx`insert into dogs (id) values (20)`, tx`insert into dogs (id) values (21)`]),
  );
  const failed = sql.begin(async (tx) => {
    await tx`insert into dogs (id) values (22)`;
    await tx`insert into dogs (id) values (20)`.catch(() => {});
  });
  expect(constraintOf(await failed.catch((error: unknown) => error))).toBe('dogs_pkey');
  await expect(sql.begin(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await sql`select id from dogs where id >= 20 order by id`).toEqual([{ id: 20 }, { id: 21 }]);
});

test('a statement after the end of its transaction is refused', async () => {
  let kept: unknown;
  await sql.begin(async (tx) => void (kept = tx`insert into dogs (id) values (30)`));
  await expect(kept).rejects.toThrow('This transaction has ended');
});

test('the URL may contain session settings', async () => {
  const address = new URL(database.url);
  address.searchParams.set('synchronous_commit', 'off');
  address.searchParams.set('search_path', 'a, public');
  const quick = connect(address.href, { max: 1 });
  expect(
    await quick`select current_setting('synchronous_commit') as commits, current_setting('search_path') as path`,
  ).toEqual([{ commits: 'off', path: 'a, public' }]);
  expect(await quick`show timezone`).toEqual([{ TimeZone: 'UTC' }]);
  await quick.end();
});

test('a failed statement does not affect others on its connection', async () => {
  const one = connect(database.url, { max: 1 });
  const answers = await Promise.allSettled([one`select 1 as n`, one`select 1 / 0`, one`select 2 as n`]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await one.end();
});
