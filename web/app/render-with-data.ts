import { AsyncLocalStorage } from 'node:async_hooks';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Session } from '#contract/identity/identity.ts';
import type { Answer, ServerContext } from '#web/domain/site/server-context.ts';
import { nextPage, urlOf } from '#web/lib/api/call.ts';
import { firstDataElement, readFirstData } from '#web/lib/first-view/first-data.ts';
import type { FirstData, FirstRead, FirstReply } from '#web/lib/first-view/first-data.ts';
import { readFirstMoment } from '#web/lib/first-view/first-moment.ts';
import { readFirstScreen } from '#web/lib/first-view/first-screen.ts';
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
readFirstScreen(() => current.getStore()?.desktop);
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
  { now, read, failed, desktop }: Pick<ServerContext, 'now' | 'read' | 'failed'> & { desktop: boolean },
): Promise<string | undefined> {
  const data: FirstData = { at: now.toISOString(), timeZone: 'UTC', desktop, position: null, reads: [] };
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
  const pageAt = (cursor?: string) =>
    urlOf(path, {}, how === 'all' ? { ...query, limit: 100, cursor } : query);
  const address = pageAt();
  const first = await read(address);
  if (first.status !== 200) return undefined;
  data.position ??= first.position;
  const { body, link, reads, validFor } = first;
  const made = { url: path, key, reads, validFor };
  if (how === 'all') {
    const whole = await readWhole(first, pageAt, read);
    return whole && { ...made, ...whole };
  }
  if (how === 'once') return { ...made, data: body, replies: [{ address, link, is: 'all' }] };
  const shown = { pages: [{ body, next: nextPage(link) }], pageParams: [''] };
  return { ...made, data: shown, replies: [{ address, link, is: 'page' }] };
}

/** Reads a list to its end; undefined if it is too long. */
async function readWhole(
  first: Answer,
  pageAt: (cursor?: string) => string,
  read: Read,
): Promise<Pick<FirstRead, 'data' | 'replies'> | undefined> {
  const data: unknown[] = [];
  const replies: FirstReply[] = [];
  let [address, reply] = [pageAt(), first];
  for (;;) {
    const items = reply.body as unknown[];
    data.push(...items);
    replies.push({ address, link: reply.link, is: items.length });
    const next = nextPage(reply.link);
    if (!next) return { data, replies };
    if (replies.length === mostPages) return undefined;
    address = pageAt(next);
    reply = await read(address);
    if (reply.status !== 200) return undefined;
  }
}

/** What the key of a query of the contract asks for; undefined for others. */
function askedBy(key: QueryKey): Asked | undefined {
  const asked = key.at(-1);
  const isRead = typeof asked === 'object' && asked !== null && 'read' in asked;
  return isRead && key.slice(0, -1).every((part) => typeof part === 'string') ? (asked as Asked) : undefined;
}
