import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFile } from 'node:fs/promises';
import { everyPersonalData } from '#server/modules.ts';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { keptData, notPersonal } from './personal-data/kept-data.ts';
import { makeFullAccount, marks } from './personal-data/make-full-account.ts';
import { keptDataPage, pageFile } from './personal-data/write-page.ts';
import { openTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';

type Column = { table: string; name: string; type: string; refersTo: string | null };

let app: TestApp;
let columns: Column[];
let lists: Map<string, readonly object[]>;
let left: Set<string>;
beforeAll(async () => {
  app = await openTestApp();
  columns = await readColumns();
  const { person } = await makeFullAccount(app);
  lists = await exportAll(person.id);
  const closing = await person.call('POST /api/account/close', { body: { password: demoPassword } });
  if (closing.status !== 204) throw new Error(JSON.stringify(closing.problem));
  await app.settle();
  app.clock.moveTo(after(app.clock.now(), minutes(10)));
  await app.settle();
  left = new Set(await columnsWithMarks());
}, 120_000);
afterAll(() => app.close());

const readColumns = () => app.app.platform.sql<Column[]>`
  select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
    (select k.confrelid::regclass::text from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]) as refers_to
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

async function exportAll(accountId: string) {
  const found = new Map<string, readonly object[]>();
  for (const { domain, export: read } of everyPersonalData)
    for (const [name, rows] of Object.entries(await read(app.app.platform.sql, accountId)))
      found.set(`${domain}/${name}`, rows);
  return found;
}

/** Lists the columns in which a mark of the person is found. */
async function columnsWithMarks(): Promise<string[]> {
  const texts = columns.filter(({ type }) => /text|json|tsvector/.test(type));
  const searches = texts.map(
    ({ table, name }) =>
      `select '${table}.${name}' as place where exists (select from "${table}" where "${name}"::text ~* '${marks.source}')`,
  );
  const rows = await app.app.platform.sql.unsafe<{ place: string }[]>(searches.join(' union all '));
  return rows.map(({ place }) => place).toSorted();
}

/** Whether a column may say something of a person: it names an account, or holds words or a place. */
const isPersonal = ({ name, type, refersTo }: Column) =>
  refersTo !== null || /_id$|^accounts$/.test(name) || /text|json|bytea|double/.test(type);

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const entries = Object.entries(keptData);
const listed = entries.flatMap(([table, { archive }]) => ('list' in archive ? [{ table, archive }] : []));

describe('every table with personal columns', () => {
  test('is in the register, or is said to hold nothing of a person', () => {
    const personal = new Set(columns.filter(isPersonal).map(({ table }) => table));
    const known = [...Object.keys(keptData), ...Object.keys(notPersonal)];
    expect([...personal].filter((table) => !known.includes(table))).toEqual([]);
    const tables = new Set(columns.map(({ table }) => table));
    expect(known.filter((table) => !tables.has(table))).toEqual([]);
  });

  test.each(listed)('$table is in the archive with every column', ({ table, archive }) => {
    const { list, without } = archive;
    const [row] = lists.get(list) ?? [];
    expect(row, `${list} has no row`).toBeDefined();
    const missing = columns
      .filter((column) => column.table === table && !Object.hasOwn(row ?? {}, camel(column.name)))
      .map(({ name }) => name);
    expect(missing.toSorted()).toEqual([...without].toSorted());
  });

  test('has a list of its own, and every list a row', () => {
    const named = new Set(listed.flatMap(({ archive }) => [archive.list, ...archive.beside]));
    expect([...lists.keys()].filter((list) => !named.has(list))).toEqual([]);
    expect([...lists].filter(([, rows]) => rows.length === 0).map(([list]) => list)).toEqual([]);
  });
});

describe('after closing', () => {
  test('no word of the person is left but where the register says so', () => {
    const allowed = new Set(
      entries.flatMap(([table, { words = {} }]) => Object.keys(words).map((name) => `${table}.${name}`)),
    );
    const counters = new Set(['rate_limits.key', 'events.payload', 'jobs.payload']);
    expect([...left].filter((place) => !allowed.has(place) && !counters.has(place))).toEqual([]);
  });

  test.each(entries.filter(([, { closed }]) => closed === 'deleted'))(
    '%s has no row of the person',
    async (table) => {
      const owner = columns.find(
        (column) => column.table === table && ['account_id', 'owner_id', 'blocker_id'].includes(column.name),
      );
      if (!owner) return;
      const rows = await app.app.platform.sql.unsafe(
        `select from "${table}" where "${owner.name}" in (select id from accounts where closed_at is not null)`,
      );
      expect(rows).toHaveLength(0);
    },
  );
});

test('the page about kept data is up to date: run `node tests/personal-data/write-page.ts`', async () => {
  expect(await readFile(pageFile, 'utf8')).toBe(keptDataPage());
});
