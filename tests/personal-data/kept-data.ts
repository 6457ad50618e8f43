import { declaredTables } from '#server/modules.ts';

/** How a table that holds something of a person is exported, erased and kept. */
export type Kept = {
  what: string;
  /** Its list in the archive with the columns that are not in it, or why it is in none. */
  archive: { list: string; without: readonly string[]; beside: readonly string[] } | { none: string };
  closed: 'deleted' | 'stripped' | 'stays';
  because: string;
  until: string;
  words?: Record<string, string>;
};

/** Every table with personal columns; a test compares it with the schema, the archive and a closed account. */
export const keptData: Record<string, Kept> = {};

/** Tables whose columns look personal and are not, and why. */
export const notPersonal: Record<string, string> = {};

for (const { folder, table, of: [own] = [], ...each } of declaredTables) {
  if ('impersonal' in each) {
    notPersonal[table] = each.impersonal;
    continue;
  }
  const { archive, until = 'as long as the account' } = each;
  const named = (list: string) => `${folder}/${list}`;
  keptData[table] = {
    ...each,
    until,
    archive:
      'none' in archive
        ? archive
        : {
            list: named(archive.list),
            without: [...(own ? [own] : []), ...(archive.without ?? [])],
            beside: Object.keys(archive.beside ?? {}).map(named),
          },
  };
}
