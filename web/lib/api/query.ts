import { hashKey, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Api, ReadKey } from '#contract/api/api.ts';
import { urlOf, call, callPage } from './call.ts';
import type { Answered, Input, Page, Reply } from './call.ts';
import { firstPage, pageAt } from './first-page.ts';
import { keyOfPath, refetchAfterWrite, topicsChanged } from './topics.ts';
import type { RecordQuery } from './topics.ts';
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
  return [...keyOfPath(urlOf(pathOf(key), params, {})), { read, ...asked }];
}
const pathOf = (key: string) => key.slice(key.indexOf(' ') + 1);

/** Query options for a GET of the contract. */
export const query = <K extends ReadKey>(key: K, input?: Input<K>) =>
  queryOptions({
    queryKey: keyOf(key, input, 'once'),
    queryFn: async ({ queryKey }) => {
      const { body, validFor: seconds } = await callPage(key, input);
      noteValidFor(queryKey, seconds);
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
        const { body, next, validFor: seconds } = await readPage(key, input, { cursor });
        noteValidFor(queryKey, seconds);
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
  return { queryKey: [...keyOfPath(urlOf(pathOf(key), params, {})), {}] };
};

/** A call that may change data. */
export type WriteKey = Exclude<keyof Api, ReadKey>;

/** The key of the query that the record in a reply fills. */
const keyOfRecord = ({ body, location }: Answered<unknown>): QueryKey | undefined =>
  location && body ? [...keyOfPath(location), { read: 'once' }] : undefined;

/**
 * Puts the record in a reply where it can be read again, by default where the reply says. A record that was read since the write was
 * sent may be newer, and stays.
 */
export function cacheReply(
  client: QueryClient,
  answer: Answered<unknown>,
  key = keyOfRecord(answer),
): RecordQuery | undefined {
  if (!key) return undefined;
  const known = client.getQueryState(key);
  const wasRead = known !== undefined && known.dataUpdatedAt > answer.sentAt;
  if (!wasRead) client.setQueryData(key, answer.body);
  return { hash: hashKey(key), isNewest: !wasRead && known?.fetchStatus !== 'fetching' };
}

/** Null is a visitor who is signed out. Only signing in changes that, and it stores the session. */
const mayHaveChanged = ({ state }: { state: { data: unknown } }): boolean => state.data !== null;

/** Refetches the queries that a reply says have changed, except the one that shows it; all of them if it cannot know. */
export function invalidateAfter(
  client: QueryClient,
  answer?: Answered<unknown>,
  record?: RecordQuery,
): Promise<void> {
  const changed = answer && topicsChanged(answer.changed);
  return changed
    ? refetchAfterWrite(client, changed, record)
    : client.invalidateQueries({ predicate: mayHaveChanged });
}

/** Refetches every query that is kept up to date. */
export const invalidatePolled = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ meta }) => meta?.['polled'] === true });

/**
 * Reads every page of a list, for figures that need all items. `read` gets the query parameters of a page.
 */
async function allPages<Item>(
  read: (page: { cursor?: string }) => Promise<{ body: Item[]; next: string | undefined }>,
): Promise<Item[]> {
  const all: Item[] = [];
  let page: { cursor?: string } | undefined = {};
  while (page) {
    const { body, next } = await read(page);
    all.push(...body);
    page = next ? { cursor: next } : undefined;
  }
  return all;
}
