import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#server/platform/database/sql.ts';
import type { SqlPool } from '#server/platform/database/sql.ts';
import { stepTo } from '#server/platform/lifecycle.ts';
import type { Lifecycle } from '#server/platform/lifecycle.ts';
import { createTestDatabase } from './database.ts';
import type { TestDatabase } from './database.ts';
import { tablesOf } from './schema/table-owners.ts';

const root = path.join(import.meta.dirname, '..');
const TESTS = /\.(test|factory|scenario|sweep|testing)\.ts$/;

const files: string[] = [];
for await (const file of glob('server/**/*.ts', { cwd: root }))
  if (!TESTS.test(file) && !file.startsWith('server/local/')) files.push(file);
const sources = new Map<string, string>();
for (const file of files) sources.set(file, await readFile(path.join(root, file), 'utf8'));

const isLifecycle = (exported: unknown): exported is Lifecycle =>
  typeof exported === 'object' && exported !== null && 'transitions' in exported;
const lifecycles: [name: string, lifecycle: Lifecycle, file: string][] = [];
for (const file of files.filter((name) => name.endsWith('.lifecycle.ts')))
  for (const [name, exported] of Object.entries(await import(path.join(root, file))))
    if (isLifecycle(exported)) lifecycles.push([name, exported, file]);

const tables = lifecycles.map(([, { table }]) => table).join('|');
const statusesOf = ({ transitions }: Lifecycle) => [
  ...new Set(Object.values(transitions).flatMap(({ from, to }) => [...from, to])),
];

/** The words of a checkout are those of the payment processor, too, whose answers have no lifecycle here. */
const words = lifecycles
  .filter(([name]) => name !== 'checkoutLifecycle')
  .flatMap(([, lifecycle]) => statusesOf(lifecycle))
  // Also said of orders, appeals and times on offer, and by the payment processor: they have no lifecycle here.
  .filter((word) => word !== 'open' && word !== 'paid')
  .join('|');

/** Finds what writes a status without its lifecycle, or decides by the word instead of a name for it. */
function findStrays(text: string): string[] {
  const inserts = text.matchAll(new RegExp(`insert\\s+into\\s+(${tables})\\b`, 'g'));
  // An object of columns might contain the status, so a statement on such a table names its columns.
  const updates = [
    ...text.matchAll(new RegExp(`update\\s+(?:${tables})\\b[^\`]*?\\bset\\b(.*?)(\\bwhere\\b|\`)`, 'gs')),
  ].filter(([, set = '']) => /\b(status|state)\s*=|\$\{sql\((\{|\w+\))/.test(set));
  const upserts = text.matchAll(/\bdo\s+update\s+set\b[^`]*?\b(status\s*=|state\s*=\s*')/g);
  const steps = text.matchAll(/\bfrom:\s*\[[^\]]*\],\s*to:\s*'/g);
  const decisions = text.matchAll(
    new RegExp(`(?<!(result|order)\\.)\\b(status|state)\\s*[!=]==\\s*'(${words})'`, 'gi'),
  );
  return [...inserts, ...updates, ...upserts, ...steps, ...decisions].map(([found]) => found);
}

describe('a status is written and judged by its lifecycle alone', () => {
  // Events carry in their payload how something ended, and each ending has its mail.
  const others = files.filter(
    (file) => !/\.lifecycle\.ts$|\.notices\.ts$|platform\/lifecycle\.ts$/.test(file),
  );
  test('nowhere in the server in another way', () => {
    expect(others.length).toBeGreaterThan(300);
    expect(
      others.flatMap((file) => findStrays(sources.get(file) ?? '').map((found) => [file, found])),
    ).toEqual([]);
  });

  test.each([
    "sql`update shifts set status = 'filled', filled_at = ${now} where id = ${id}`",
    'sql`update visits v set ends_at = ${now}, status = ${status} where v.id = ${id}`',
    'sql`update offers set ${sql(change)} where id = ${id}`',
    "sql`update offers set ${sql({ status: 'declined' })} where id = ${id}`",
    'sql`insert into checkouts ${sql(checkout)}`',
    "sql`insert into x values (1) on conflict (id) do update set a = 1, state = 'confirmed'`",
    "moveRow(sql, shiftLifecycle, { from: ['posted'], to: 'completed' }, where)",
    "if (shift.status === 'posted') return;",
    "if (pay?.state !== 'waiting') return;",
  ])('found: %s', (sample) => {
    expect(findStrays(sample)).toHaveLength(1);
  });

  test.each([
    'sql`update shifts set application_count = application_count + 1 where id = ${id}`',
    "sql`update offers set read_at = ${now} where status = 'pending'`",
    "sql`select id from shifts where status = 'posted'`",
  ])('allowed: %s', (sample) => {
    expect(findStrays(sample)).toEqual([]);
  });
});

describe.each(lifecycles)('%s', (name, lifecycle, file) => {
  let database: TestDatabase;
  let sql: SqlPool;
  beforeAll(async () => {
    database = await createTestDatabase();
    sql = connect(database.url, { max: 1 });
  });
  afterAll(async () => {
    await sql.end();
    await database.drop();
  });

  test('belongs to the module that owns its table', () => {
    const owners: Record<string, string[]> = tablesOf;
    expect(owners[file.split('/')[2] ?? '']).toContain(lifecycle.table);
  });

  test('has the statuses that its table accepts', async () => {
    const { table, column } = lifecycle;
    const constraints = await sql<{ definition: string }[]>`
      select pg_get_constraintdef(c.oid) as definition from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
      where c.contype = 'c' and c.conrelid = ${table}::regclass and a.attname = ${column}`;
    const accepted = constraints.flatMap(({ definition }) =>
      [...definition.matchAll(/'(\w+)'/g)].map((m) => m[1]),
    );
    expect(new Set(accepted)).toEqual(new Set(statusesOf(lifecycle)));
  });

  test('reaches every status from where a row is created', () => {
    const first = Object.values(lifecycle.transitions).filter(({ from }) => from.length === 0);
    for (const status of statusesOf(lifecycle))
      expect(first.some(({ to }) => stepTo(lifecycle, status).from.includes(to))).toBe(true);
  });

  // The status of a membership is derived from the processor's data, so its transitions are seldom named.
  test.skipIf(name === 'membershipLifecycle')('has no transition that is never taken', () => {
    const code = [...sources]
      .filter(([file]) => !file.endsWith('.lifecycle.ts'))
      .map(([, text]) => text)
      .join('\n');
    const unused = Object.keys(lifecycle.transitions).filter(
      (transition) => !new RegExp(`'${transition}'|\\btransitions\\.${transition}\\b`).test(code),
    );
    expect(unused).toEqual([]);
  });
});
