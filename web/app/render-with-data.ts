import { AsyncLocalStorage } from 'node:async_hooks';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Session } from '#contract/identity/identity.ts';
import type { Answer, ServerContext } from '#web/domain/site/server-context.ts';
import { nextPage, urlOf } from '#web/lib/api/call.ts';
import { firstDataElement, readFirstData } from '#web/lib/first-data.ts';
import type { FirstData, FirstRead } from '#web/lib/first-data.ts';
import { readFirstMoment } from '#web/lib/first-moment.ts';
import { fillCache } from './take-first-data.ts';

type Render = (queries: QueryClient) => Promise<string>;
type Read = ServerContext['read'];
type Asked = { read: 'once' | 'pages' | 'all'; [name: string]: unknown };

/** Data that other data leads to is read after it, so many times at most. */
const mostPasses = 5;
/** A list that is read whole has at most so many pages; a longer one is left to the browser. */
const mostPages = 5;

/** What the page that is being rendered came with so far. */
const current = new AsyncLocalStorage<FirstData>();
readFirstData(() => current.getStore());
readFirstMoment(() => {
  const data = current.getStore();
  return data && { at: new Date(data.at), timeZone: data.timeZone };
});

/**
 * Renders a page with what its components read: once to learn what they ask for, and again with the answers. What cannot be read is
 * left to the browser. @returns the page; undefined for a visitor who is signed out, and where rendering it fails
 */
export async function renderWithData(
  queries: QueryClient,
  render: Render,
  { now, read, failed }: Pick<ServerContext, 'now' | 'read' | 'failed'>,
): Promise<string | undefined> {
  const data: FirstData = { at: now.toISOString(), timeZone: 'UTC', position: null, reads: [] };
  const tried = new Set<string>();
  try {
    let page = await render(queries);
    for (let pass = 0; pass < mostPasses && (await readAsked(queries, data, read, tried)); pass += 1) {
      const session = sessionIn(data);
      if (!session) return undefined;
      data.timeZone = session.timeZone;
      page = await current.run(data, () => render(queries));
    }
    if (data.reads.length === 0) return undefined;
    return page.replace('</body>', () => `${firstDataElement(data)}</body>`);
  } catch (error) {
    failed(error);
    return undefined;
  } finally {
    // Else the data would be kept for as long as in a browser.
    queries.clear();
  }
}

/** Renders the frame of a page. */
export async function renderWithout(queries: QueryClient, render: Render): Promise<string> {
  try {
    return await render(queries);
  } finally {
    queries.clear();
  }
}

const sessionIn = ({ reads }: FirstData) =>
  reads.find(({ url }) => url === '/auth/me')?.data as Session | undefined;

/** Reads what components asked for and did not find. @returns whether anything was read */
async function readAsked(
  queries: QueryClient,
  data: FirstData,
  read: Read,
  tried: Set<string>,
): Promise<boolean> {
  const waiting = queries.getQueryCache().getAll().filter(isWaiting);
  const asked = waiting.filter(({ queryHash }) => !tried.has(queryHash));
  for (const { queryHash } of asked) tried.add(queryHash);
  const answers = await Promise.all(asked.map(({ queryKey }) => readOne(queryKey, read, data)));
  const reads = answers.filter((answer) => answer !== undefined);
  fillCache(queries, reads);
  data.reads.push(...reads);
  return reads.length > 0;
}

const isWaiting = ({ state, options }: Query): boolean =>
  state.data === undefined && (options as { enabled?: unknown }).enabled !== false;

async function readOne(key: QueryKey, read: Read, data: FirstData): Promise<FirstRead | undefined> {
  const asked = askedBy(key);
  if (!asked) return undefined;
  const { read: how, ...query } = asked;
  const path = `/${key.slice(0, -1).join('/')}`;
  const first = await read(urlOf(path, {}, how === 'all' ? { limit: 100, ...query } : query));
  if (first.status !== 200) return undefined;
  data.position ??= first.position;
  const shown = await shapeOf(how, first, (cursor) =>
    read(urlOf(path, {}, { limit: 100, ...query, cursor })),
  );
  if (shown === undefined) return undefined;
  return { url: path, key, data: shown, reads: first.reads, validFor: first.validFor };
}

/** A reply as the query cache keeps it; undefined if it is too long. */
async function shapeOf(
  how: Asked['read'],
  { body, link }: Answer,
  readPage: (cursor: string) => Promise<Answer>,
): Promise<unknown> {
  if (how === 'once') return body;
  if (how === 'pages') return { pages: [{ body, next: nextPage(link) }], pageParams: [''] };
  const all = [...(body as unknown[])];
  let next = nextPage(link);
  for (let page = 1; next; page += 1) {
    const more = page < mostPages ? await readPage(next) : undefined;
    if (more?.status !== 200) return undefined;
    all.push(...(more.body as unknown[]));
    next = nextPage(more.link);
  }
  return all;
}

/** What the key of a query of the contract asks for; undefined for others. */
function askedBy(key: QueryKey): Asked | undefined {
  const asked = key.at(-1);
  const isRead = typeof asked === 'object' && asked !== null && 'read' in asked;
  return isRead && key.slice(0, -1).every((part) => typeof part === 'string') ? (asked as Asked) : undefined;
}
