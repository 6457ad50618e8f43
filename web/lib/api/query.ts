import { hashKey, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/api/api.ts';
import { changes } from '#contract/api/call-effects.ts';
import type { Effect } from '#contract/api/call-effects.ts';
import type { Part, ReadKey } from '#contract/api/changed-parts.ts';
import { allPages } from './all-pages.ts';
import { urlOf, call, callPage } from './call.ts';
import type { Answered, Input, Page, Reply } from './call.ts';
import { firstPage, pageAt } from './first-page.ts';
import { noteReads, refetchTopics } from './topics.ts';
import { noteValidFor, validFor } from './valid-until.ts';

type ListKey = { [K in ReadKey]: Reply<K> extends readonly unknown[] ? K : never }[ReadKey];
export type Item<K extends ListKey> = Reply<K> extends readonly (infer Each)[] ? Each : never;
/** A paged list in the query cache. */
export type Pages<K extends ListKey> = InfiniteData<Page<Item<K>>, string>;

/** While the event stream is down, visible lists are refetched at this interval, in ms. */
export const pollEvery = 30_000;

/** Refetches a query when the clock alone changes its data; other changes come with the event stream. */
export const polled = { meta: { polled: true }, refetchInterval: validFor };

/**
 * The query key: the parts of the path, then the query: `['api', 'shifts', { read: 'pages', near: … }]`. The
 * prefix of a path matches everything below it.
 */
function keyOf<K extends keyof Api>(key: K, input: Input<K> | undefined, read: 'once' | 'pages' | 'all') {
  const { params = {}, query: asked = {} } = (input ?? {}) as { params?: object; query?: object };
  return [...partsOf(urlOf(pathOf(key), params, {})), { read, ...asked }];
}
const pathOf = (key: string) => key.slice(key.indexOf(' ') + 1);
const partsOf = (path: string): unknown[] => path.split('/').slice(1);

/** Query options for a GET of the contract. */
export const query = <K extends ReadKey>(key: K, input?: Input<K>) =>
  queryOptions({
    queryKey: keyOf(key, input, 'once'),
    queryFn: async ({ queryKey }) => {
      const { body, validFor: seconds, reads } = await callPage(key, input);
      noteValidFor(queryKey, seconds);
      noteReads(queryKey, reads);
      return body;
    },
  });

/**
 * Query options for a POST that is safe to repeat: it is sent once per input, however often the page renders.
 */
export const queryOfPost = <K extends keyof Api>(key: K, input: Input<K>) => {
  const { body = {} } = input as { body?: object };
  return queryOptions({
    queryKey: [...keyOf(key, input, 'once'), { sent: body }],
    queryFn: () => call(key, input),
  });
};

/** Infinite query options of a paged list. `first` is a first page that came with another call. */
export const pages = <K extends ListKey>(key: K, input?: Input<K>, first?: Reply<K>) =>
  infiniteQueryOptions({
    queryKey: keyOf(key, input, 'pages'),
    queryFn: ({ pageParam, queryKey }) =>
      pageAt(pageParam, async (cursor) => {
        const { body, next, validFor: seconds, reads } = await readPage(key, input, { cursor });
        noteValidFor(queryKey, seconds);
        noteReads(queryKey, reads);
        return { body, next };
      }),
    ...(first ? { initialData: firstPage(first as Item<K>[]) } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: itemsOf<Item<K>>,
  });
const itemsOf = <Each>({ pages: read }: InfiniteData<Page<Each>, string>): Each[] =>
  read.flatMap(({ body }) => body);

/** Query options of a whole list, for figures that need all of it. */
export const wholeList = <K extends ListKey>(key: K, input?: Input<K>) =>
  queryOptions({ queryKey: keyOf(key, input, 'all'), queryFn: () => readWhole(key, input) });
export const readWhole = <K extends ListKey>(key: K, input?: Input<K>) =>
  allPages((page) => readPage(key, input, { limit: 100, ...page }));

/** Reads one page of a list; `more` is added to its query. */
export const readPage = <K extends ListKey>(key: K, input: Input<K> | undefined, more: object) => {
  const { query: asked, ...rest } = (input ?? {}) as { query?: object };
  return callPage(key, { ...rest, query: { ...asked, ...more } } as Input<K>) as unknown as Promise<
    Answered<Item<K>[]>
  >;
};

/** A filter that matches all cached queries of a path, whatever their parameters. */
export const allQueriesOf = <K extends ReadKey>(key: K, input?: Input<K>) => {
  const { params = {} } = (input ?? {}) as { params?: object };
  return { queryKey: [...partsOf(urlOf(pathOf(key), params, {})), {}] };
};

/** A call that may change data. */
export type WriteKey = Exclude<keyof Api, ReadKey>;

/** What is still said by hand of a call, until its reads name their topics. */
const effectOf = (key: WriteKey): Effect | undefined => (changes as Partial<Record<WriteKey, Effect>>)[key];

/** Puts the record in a reply into the cache. */
export function cacheReply(client: QueryClient, key: WriteKey, reply: unknown) {
  const shown = shownBy(key, reply);
  if (shown) client.setQueryData(shown, reply);
}
function shownBy(key: WriteKey, reply: unknown) {
  const record = effectOf(key)?.record;
  return record && reply ? keyOf(record, { params: reply } as Input<typeof record>, 'once') : undefined;
}

/**
 * Refetches the queries that a call changed according to its reply, except the one that the reply already updated; all
 * of them if it cannot know.
 */
export async function invalidateAfter(
  client: QueryClient,
  key: WriteKey,
  reply?: unknown,
  changed?: ReadonlySet<string>,
) {
  const effect = effectOf(key);
  const shown = shownBy(key, reply);
  const exceptHash = shown && hashKey(shown);
  if (!effect && !changed) return client.invalidateQueries();
  await Promise.all([
    invalidateParts(client, effect?.parts ?? [], exceptHash),
    refetchTopics(client, changed ?? [], exceptHash),
  ]);
}

/** Refetches the queries below these paths, except one that is up to date. */
export async function invalidateParts(client: QueryClient, parts: Iterable<Part>, exceptHash?: string) {
  await Promise.all(
    Array.from(parts, (part) =>
      client.invalidateQueries({
        queryKey: partsOf(part),
        predicate: ({ queryHash }) => queryHash !== exceptHash,
      }),
    ),
  );
}

/** Refetches every query that is kept up to date. */
export const invalidatePolled = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ meta }) => meta?.['polled'] === true });
