import { readTablesChanged } from '../../change-feed/read-changes.ts';
import type { Snapshot } from '../../change-feed/read-changes.ts';
import type { Reader } from '../../change-feed/topics.ts';
import type { Platform } from '../../platform.ts';

/** The header `Reads` of a GET that names its topics, marked with `all:` where it shows rows whoever they concern. */
export const topicsRead = ({ reads, readsAll = [] }: Reader): string | undefined =>
  reads && [...reads, ...readsAll.map((topic) => `all:${topic}`)].join(' ');

/**
 * What changed since this process last looked, by this call or meanwhile: the tables with rows of the account, and the
 * topics of all, as the header `Changed` names them. Undefined if it cannot know.
 */
export async function findChanged({ sql, topics }: Platform, accountId: string, since: Snapshot) {
  // Who is signed out has no id, and keeps nothing.
  if (!accountId || !since) return undefined;
  const tables = await readTablesChanged(sql, since, accountId).catch(() => undefined);
  if (!tables) return undefined;
  const named = tables.flatMap(([table, own]) => {
    const topic = topics.of(table);
    return topic ? [own ? topic : `all:${topic}`] : [];
  });
  return {
    ownTables: tables.flatMap(([table, own]) => (own ? [table] : [])),
    topics: [...new Set(named)].join(' '),
  };
}
