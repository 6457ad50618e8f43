import type { Sql } from '#server/platform/database/sql.ts';

type Named = { name: string; source: string };

/** Returns a function that finds the tables which a statement reads, in the functions that it calls, too. */
export async function traceTables(
  sql: Sql,
  tables: readonly string[],
): Promise<(text: string) => Set<string>> {
  const functions = await sql<Named[]>`
    select proname as name, pg_get_functiondef(oid) as source from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
      and prolang in (select oid from pg_language where lanname in ('sql', 'plpgsql'))`;
  const readers = tables.map((name) => ({ name, read: new RegExp(`\\b(from|join|,)\\s+${name}\\b`, 'i') }));
  const callers = functions.map((each) => ({ ...each, called: new RegExp(`\\b${each.name}\\(`) }));
  return (text) => {
    const texts = new Set([text]);
    for (const each of texts)
      for (const { source, called } of callers) if (called.test(each)) texts.add(source);
    return new Set(
      readers.filter(({ read }) => [...texts].some((each) => read.test(each))).map(({ name }) => name),
    );
  };
}
