import type { TestApp } from '../test-app.ts';

/** Tables that track callers, not the effects of their calls. */
const passing = ['rate_limits', 'sessions'];

const watched = new Map<string, Promise<void>>();

/** Marks a moment for `changedTables`. */
export async function readDatabase(app: TestApp): Promise<number> {
  const watching = watched.get(app.databaseUrl) ?? watch(app);
  watched.set(app.databaseUrl, watching);
  await watching;
  const [row] = await app.app.platform.sql<{ last: number }[]>`
    select coalesce(max(id), 0)::int as last from watch.written`;
  return row?.last ?? 0;
}

/** Names the tables in which a row was added, changed or removed since that moment. */
export async function changedTables(app: TestApp, since: number): Promise<string[]> {
  const tables = await app.app.platform.sql<{ name: string }[]>`
    select distinct name from watch.written where id > ${since} order by name`;
  return tables.map(({ name }) => name);
}

/**
 * Lets each table of a database note the rows that are written to it. Counting rows instead would take longer with each
 * case, as the sweeps fill the tables.
 */
async function watch(app: TestApp): Promise<void> {
  await app.app.platform.sql.unsafe(`
    create schema watch;
    create table watch.written (id bigserial primary key, name text not null);
    create function watch.note() returns trigger language plpgsql as $$
    begin
      insert into watch.written (name) values (tg_table_name);
      return null;
    end $$;
    do $$
    declare
      tab text;
    begin
      for tab in select tablename from pg_tables where schemaname = 'public' and tablename not in (${passing
        .map((name) => `'${name}'`)
        .join(', ')})
      loop
        execute format('create trigger watched after insert or update or delete on %I for each row execute function watch.note()', tab);
      end loop;
    end $$;
  `);
}
