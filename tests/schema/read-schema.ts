import type { Sql } from '#server/platform/database/sql.ts';
import { tablesOf } from './table-owners.ts';

type Part = { owner: string; definition: string };
type Table = { name: string; unlogged: boolean; options: string | null };

/** Returns the text of server/schema.sql: what the migrations have made of the database of `sql`. */
export async function describeSchema(sql: Sql): Promise<string> {
  const tables = await readTables(sql);
  const columns = await readColumns(sql);
  const constraints = await readConstraints(sql);
  const extras = [...(await readIndexes(sql)), ...(await readTriggers(sql))];
  const describe = ({ name, unlogged, options }: Table) =>
    [
      `create ${unlogged ? 'unlogged ' : ''}table ${name} (`,
      [...partsOf(name, columns), ...partsOf(name, constraints)].map((line) => `  ${line}`).join(',\n'),
      `)${options ? ` with (${options})` : ''};`,
      ...partsOf(name, extras).map((line) => `${line};`),
    ].join('\n');
  const owners = Object.entries(tablesOf).map(([owner, names]) =>
    [heading(owner), ...tables.filter(({ name }) => names.includes(name)).map(describe)].join('\n\n'),
  );
  const views = await readViews(sql);
  const functions = await readFunctions(sql);
  return `${[preamble, ...owners, heading('views'), ...views, heading('functions'), ...functions].join('\n\n')}\n`;
}

const preamble = `-- The schema on one page, as the migrations make it: written from the database by \`node tests/schema/write-schema.ts\`.
-- A test fails while it is stale; nothing runs it. Each section names the module that alone writes its tables, and the
-- migrations have the reasons.
--
${Object.entries(tablesOf)
  .map(([owner, names]) => `-- ${owner}: ${names.join(', ')}`)
  .join('\n')}`;

const heading = (name: string) => `-- ======== ${name} ========`;

const partsOf = (table: string, parts: readonly Part[]) =>
  parts.filter(({ owner }) => owner === table).map(({ definition }) => definition);

/** Names of all tables of the schema, in alphabetical order. */
export const readTables = (sql: Sql) => sql<Table[]>`
  select relname as name, relpersistence = 'u' as unlogged, array_to_string(reloptions, ', ') as options
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname collate "C"`;

/** Columns with the constraints that concern them alone. */
async function readColumns(sql: Sql): Promise<Part[]> {
  const columns = await sql<
    {
      owner: string;
      name: string;
      type: string;
      isKey: boolean;
      required: boolean;
      kind: string;
      value: string;
      rules: string;
    }[]
  >`
    select c.relname as owner, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
      a.attidentity::text || a.attgenerated::text as kind, coalesce(pg_get_expr(d.adbin, d.adrelid, true), '') as value,
      exists (select from pg_constraint where conrelid = c.oid and conkey = array[a.attnum] and contype = 'p') as is_key,
      (select coalesce(string_agg(pg_get_constraintdef(oid, true), ' ' order by ${inOrder(sql)}), '') from pg_constraint
        where conrelid = c.oid and conkey = array[a.attnum] and contype <> 'n') as rules
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by a.attnum`;
  return columns.map(({ owner, name, type, isKey, required, kind, value, rules }) => {
    const filled = {
      a: 'generated always as identity',
      s: `generated always as (${plain(value)}) stored`,
      '': value && `default ${plain(value)}`,
    }[kind];
    const own = plain(rules)
      .replaceAll(/(primary key|unique) \(\w+\)/g, '$1')
      .replaceAll(/foreign key \(\w+\) (references \w+)\(id\)/g, '$1');
    const words = [name, plain(type), required && !isKey && 'not null', filled, own];
    return { owner, definition: words.filter(Boolean).join(' ') };
  });
}

const inOrder = (sql: Sql) => sql`array_position('{p,u,f,c,x}'::text[], contype::text), conname collate "C"`;

/** Constraints of several columns. */
const readConstraints = (sql: Sql) =>
  definitions(sql<Part[]>`
    select c.relname as owner, 'constraint ' || conname || ' ' || pg_get_constraintdef(k.oid, true) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = 'public'::regnamespace and cardinality(conkey) > 1 order by ${inOrder(sql)}`);

const readIndexes = (sql: Sql) =>
  definitions(sql<Part[]>`
    select c.relname as owner, pg_get_indexdef(i.indexrelid, 0, true) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_class named on named.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = i.indexrelid)
    order by named.relname collate "C"`);

const readTriggers = (sql: Sql) =>
  definitions(sql<Part[]>`
    select c.relname as owner, pg_get_triggerdef(t.oid, true) as definition
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal order by t.tgname collate "C"`);

async function definitions(query: PromiseLike<Part[]>): Promise<Part[]> {
  return (await query).map(({ owner, definition }) => ({ owner, definition: broken(plain(definition)) }));
}

async function readViews(sql: Sql): Promise<string[]> {
  const views = await sql<{ name: string; definition: string }[]>`
    select viewname as name, pg_get_viewdef(viewname::regclass, true) as definition from pg_views
    where schemaname = 'public' order by 1`;
  return views.map(({ name, definition }) => `create view ${name} as\n${formatted(definition)}`);
}

/** Reads our own functions, without those of extensions. */
async function readFunctions(sql: Sql): Promise<string[]> {
  const functions = await sql<{ definition: string }[]>`
    select pg_get_functiondef(p.oid) as definition from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    order by proname collate "C"`;
  return functions.map(({ definition }) => {
    const [head = '', body] = definition.trim().split('$function$');
    const signature = plain(head).replace('create or replace', 'create');
    return body === undefined ? `${broken(signature)};` : `${broken(signature)} $$${body}$$;`;
  });
}

/** PostgreSQL's wording in small letters outside quotes, without the casts that a reader does not need. */
const formatted = (definition: string) =>
  definition
    .replaceAll(/'[^']*'|[A-Z]+/g, (word) => (word.startsWith("'") ? word : word.toLowerCase()))
    .replaceAll(/::(text|uuid|double precision|numeric|regconfig|jsonpath)(\[\])?/g, '')
    .replaceAll('timestamp with time zone', 'timestamptz')
    .replaceAll('double precision', 'float8')
    .replaceAll(/\binteger\b/g, 'int')
    .replaceAll(/'(-?\d+)'(::int)?/g, '$1')
    .replaceAll('public.', '')
    .replaceAll(/= any \(array\[([^\]]*)\]\)/g, 'in ($1)')
    .replaceAll(' using btree', '');

/** The same in one line. */
const plain = (definition: string) => formatted(definition).replaceAll(/\s+/g, ' ').trim();

/** A line that is too long continues after its first part. */
const broken = (line: string) =>
  line.length > 130
    ? line.replaceAll(/ (?=include \(|where |when \(|for each row|execute |returns? )/g, '\n  ')
    : line;
