import { hashKey } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What each query's reply said that it reads: topics of the viewer's own rows, and with `all:` of everyone's. */
const topicsRead = new Map<string, Set<string>>();

const wordsOf = (header: string | null) => new Set(header?.split(' ').filter(Boolean));

/** Notes the header `Reads` of a reply. Several pages of a list read the same. */
export const noteReads = (key: QueryKey, header: string | null): void =>
  void topicsRead.set(hashKey(key), wordsOf(header));

/** The header `Changed` of a reply; undefined if anything may have changed. */
export const topicsChanged = (header: string | null): Set<string> | undefined =>
  header === null || header === '*' ? undefined : wordsOf(header);

/** The topics of rows that are not the viewer's own. */
export const ofEveryone = (topics: Iterable<string>): string[] =>
  Array.from(topics, (topic) => `all:${topic}`);

/** Refetches the queries that read one of these topics, except one that is up to date. */
export const refetchTopics = (client: QueryClient, changed: Iterable<string>, exceptHash?: string) => {
  const names = [...changed].flatMap((name) => (name.startsWith('all:') ? [name] : [name, `all:${name}`]));
  return client.invalidateQueries({
    predicate: ({ queryHash }) =>
      queryHash !== exceptHash && names.some((name) => topicsRead.get(queryHash)?.has(name)),
  });
};
