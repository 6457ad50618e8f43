import { readTablesChanged } from '../../change-feed/read-changes.ts';
import type { Snapshot } from '../../change-feed/read-changes.ts';
import type { Reader } from '../../change-feed/topics.ts';
import type { Platform } from '../../platform.ts';

/** The header `Reads` of a GET: its topics, marked with `all:` where it shows rows whoever they concern. */
export const topicsRead = ({ reads = [], readsAll = [] }: Reader): string =>
  [...reads, ...readsAll.map((topic) => `all:${topic}`)].join(' ');

/**
 * The header `Changed` of a write: what changed since this process last looked, by this call or meanwhile; `*` if it
 * cannot know.
 */
export async function nameChanged({ sql, topics }: Platform, accountId: string, since: Snapshot) {
  // Who is signed out has no id, and keeps nothing.
  const tables = accountId
    ? await readTablesChanged(sql, since, accountId).catch(() => undefined)
    : undefined;
  if (!tables) return '*';
  const named = tables.flatMap(([table, own]) => {
    const topic = topics.of(table);
    return topic ? [own ? topic : `all:${topic}`] : [];
  });
  return [...new Set(named)].join(' ');
}
