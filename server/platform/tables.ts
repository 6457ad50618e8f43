import type { Sql } from './database/sql.ts';

/** What is kept of people in a table, why, and what closing an account does to it. */
type Personal = {
  what: string;
  /** What it is for, and what closing leaves. */
  because: string;
  /** How long it is kept while the account is open; as long as the account by default. */
  until?: string;
  archive: ArchiveList | { none: string };
  closed: 'deleted' | 'stripped' | 'stays';
  /** Columns that may still hold words of a person who left, and why. */
  words?: Record<string, string>;
};

/** Its list in the archive: the rows whose first column of `of` is the account, or those that `rows` reads. */
type ArchiveList = {
  list: string;
  /** Columns that the list leaves out, beside the first column of `of`. */
  without?: readonly string[];
  order?: string;
  rows?: ReadRows;
  /** Further lists of its rows, such as those that the other side wrote. */
  beside?: Readonly<Record<string, ReadRows>>;
};
type ReadRows = (sql: Sql, accountId: string) => PromiseLike<readonly object[]>;

/**
 * `on`: the events of its trigger, with the condition; `by`: the call of a trigger's function other than `note_row`;
 * `rowsAs`: it is called once for a statement, with the new rows as a table of that name.
 */
type Announcement = { on?: string; by?: string; rowsAs?: string };

/** One table of a module. Owner, triggers, topic, archive, erasure, the page about kept data and their tests follow. */
export type Table = {
  /** Columns with the accounts that a row concerns; the first is its owner. */
  of?: readonly string[];
  /** What announces its changes: by default every insert, delete and update, to the accounts of `of`; `false`: nothing. */
  announced?: false | Announcement | readonly Announcement[];
  /** The name of its changes; its module's by default. `false`: no call reads them, and cached callers are dropped. */
  topic?: string | false;
} & (Personal | { impersonal: string });
/** Rows are deleted in the other order: a table stands before those that refer to it. */
export type Tables = Readonly<Record<string, Table>>;

/** Why words of a person who left stay. */
export const theirs = 'They are the record of the other side.';

export const isPersonal = (table: Table): table is Table & Personal => 'what' in table;
const archiveOf = (table: Table) =>
  isPersonal(table) && 'list' in table.archive ? table.archive : undefined;

/** The SQL of the triggers that write the tables' changes to the change feed. It may run again. */
export const triggersOf = (tables: Tables): string =>
  Object.entries(tables)
    .flatMap(([name, { of = [], announced = {} }]) => {
      const toAccounts = of.length > 0 && `note_row(${of.map((column) => `'${column}'`).join(', ')})`;
      return [announced || []]
        .flat()
        .map(({ on = 'insert or delete or update', by = toAccounts, rowsAs }, nth) => {
          const [events, when] = on.split(' when ');
          return by
            ? `create or replace trigger ${name}_note${nth || ''} after ${events} on ${name}
  ${rowsAs ? `referencing new table as ${rowsAs} for each statement` : 'for each row'} ${when ? `when ${when} ` : ''}execute function ${by};\n`
            : '';
        });
    })
    .join('');

/** Reads the account's rows for its archive. */
export async function exportTables(sql: Sql, tables: Tables, accountId: string) {
  const lists: Record<string, readonly object[]> = {};
  for (const [name, table] of Object.entries(tables)) {
    const archive = archiveOf(table);
    const [owner = ''] = table.of ?? [];
    if (!archive) continue;
    lists[archive.list] = await (archive.rows?.(sql, accountId) ??
      ownRows(sql, name, owner, archive, accountId));
    for (const [list, rows] of Object.entries(archive.beside ?? {})) lists[list] = await rows(sql, accountId);
  }
  return lists;
}

async function ownRows(sql: Sql, name: string, owner: string, archive: ArchiveList, accountId: string) {
  const left = new Set([owner, ...(archive.without ?? [])].map(camel));
  const rows = await sql<Record<string, unknown>[]>`
    select * from ${sql(name)} where ${sql(owner)} = ${accountId} order by ${sql.unsafe(archive.order ?? 'created_at')}`;
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !left.has(column))));
}

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Deletes the rows of an account that is closed, in the tables that say so. */
export async function eraseTables(sql: Sql, tables: Tables, accountId: string): Promise<void> {
  for (const [name, table] of Object.entries(tables).toReversed())
    if (isPersonal(table) && table.closed === 'deleted')
      for (const column of table.of ?? [])
        await sql`delete from ${sql(name)} where ${sql(column)} = ${accountId}`;
}
