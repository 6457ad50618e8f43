import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * What the last reply of each path said that it reads: topics of the viewer's own rows, and with `all:` of everyone's.
 * Undefined where it named none.
 */
const topicsRead = new Map<string, Set<string> | undefined>();

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';
const wordsOf = (header: string) => new Set(header.split(' ').filter(Boolean));

/** Notes the header `Reads` of a reply. */
export const noteReads = (url: string, header: string | null): void =>
  void topicsRead.set(pathOf(url), header === null ? undefined : wordsOf(header));

/** The key of a path, which a query's own parameters follow. */
export const keyOfPath = (path: string): unknown[] => path.split('/').slice(1);

const pathOfKey = (key: QueryKey): string => `/${key.filter((part) => typeof part === 'string').join('/')}`;

/** The header `Changed` of a reply; undefined if anything may have changed. */
export const topicsChanged = (header: string | null): Set<string> | undefined =>
  header === null || header === '*' ? undefined : wordsOf(header);

/** The topics of rows that are not the viewer's own. */
export const ofEveryone = (topics: Iterable<string>): string[] =>
  Array.from(topics, (topic) => `all:${topic}`);

/** Refetches the queries that read one of these topics, or that were filled without reading. */
export const refetchTopics = (client: QueryClient, changed: Iterable<string>) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => concerns(changed)(queryKey) ?? false });

/** A query that the reply of a write is about; `isNewest` if it shows the reply, and no older read can overwrite that. */
export type RecordQuery = { hash: string; isNewest: boolean };

/** Whether a query says what an act would meet: its path ends in `check`. */
const isCheck = (key: QueryKey): boolean => pathOfKey(key).endsWith('check');

/**
 * The same after a write of the viewer's own, also for queries that name no topics; except the one that shows its reply. A check is
 * read again only when it is shown anew: now it would warn of the very act that was done.
 */
export function refetchAfterWrite(client: QueryClient, changed: Iterable<string>, record?: RecordQuery) {
  const isConcerned = concerns(changed);
  void client.invalidateQueries({
    predicate: ({ queryKey }) => isCheck(queryKey) && (isConcerned(queryKey) ?? true),
    refetchType: 'none',
  });
  return client.invalidateQueries({
    predicate: ({ queryKey, queryHash }) =>
      !isCheck(queryKey) && (queryHash === record?.hash ? !record.isNewest : (isConcerned(queryKey) ?? true)),
  });
}

/** Returns whether a query reads one of the topics; undefined if it names none. */
function concerns(changed: Iterable<string>) {
  const names = [...changed].flatMap((name) => (name.startsWith('all:') ? [name] : [name, `all:${name}`]));
  return (key: QueryKey): boolean | undefined => {
    const path = pathOfKey(key);
    if (!topicsRead.has(path)) return names.length > 0;
    const reads = topicsRead.get(path);
    return reads && names.some((name) => reads.has(name));
  };
}
