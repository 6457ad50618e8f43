import {
  accountHeader,
  changesAccount,
  isAway,
  isKept,
  isNeeded,
  keptAtHeader,
  longestReply,
  toDrop,
} from './kept-rules.ts';
import type { Given } from '#web/lib/first-view/first-data.ts';
import type { WorkerScope } from './scope.ts';

const prefix = 'replies ';
type Parts = Pick<WorkerScope, 'caches' | 'fetch'> & { now: () => Date };

/** Keeps the last replies of the API, for one account at a time: the one that the newest reply names. */
export function keepReplies({ caches, fetch, now }: Parts) {
  /** Counts changes of the account and ended sessions; replies to requests from before one are not kept. */
  let changes = 0;
  /** How many there were when a page was opened last. */
  let opened: number | undefined;

  const caching = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

  async function forget(exceptOf?: string): Promise<void> {
    for (const name of await caching()) if (name !== `${prefix}${exceptOf}`) await caches.delete(name);
  }

  async function keep(address: string, reply: Response, begun: number): Promise<void> {
    if (!reply.headers.get('content-type')?.includes('json')) return;
    const [known] = await caching();
    const account = reply.headers.get(accountHeader) ?? known?.slice(prefix.length);
    const body = await reply.text();
    if (!account || body.length > longestReply || begun !== changes) return;
    await forget(account);
    if (begun !== changes) return;
    const cache = await caches.open(prefix + account);
    await cache.put(address, new Response(body, { headers: keptHeaders(reply) }));
    if (begun !== changes) {
      await caches.delete(prefix + account);
      return;
    }
    const kept = (await cache.keys()).map(({ url }) => url);
    for (const least of toDrop(kept)) await cache.delete(least);
  }

  function keptHeaders({ headers }: Response): Headers {
    const kept = new Headers({ [keptAtHeader]: now().toISOString() });
    for (const name of ['content-type', 'link', 'valid-for']) {
      const value = headers.get(name);
      if (value) kept.set(name, value);
    }
    return kept;
  }

  async function keptReply(address: string): Promise<Response | undefined> {
    for (const name of await caching()) {
      const reply = await (await caches.open(name)).match(address);
      if (reply) return reply;
    }
    return undefined;
  }

  /** Answers from the network, and from what is kept where there is none. */
  async function read(request: Request, wait: (work: Promise<unknown>) => void): Promise<Response> {
    const begun = changes;
    let reply: Response;
    try {
      reply = await fetch(request);
    } catch (error) {
      const kept = await keptReply(request.url);
      if (kept) return kept;
      throw error;
    }
    if (isAway(reply)) return (await keptReply(request.url)) ?? reply;
    if (reply.status === 401) {
      changes += 1;
      await forget();
    } else if (reply.ok) wait(keep(request.url, reply.clone(), begun));
    return reply;
  }

  /** Signs in or out, and forgets what was kept for the account before. */
  async function changeAccount(request: Request): Promise<Response> {
    const reply = await fetch(request);
    if (reply.ok) {
      changes += 1;
      await forget();
    }
    return reply;
  }

  /**
   * Reads the account's own work again and drops the rest, for a new version: replies from before may lack
   * what its screens show. Stops where there is no network.
   */
  async function readAgain(): Promise<void> {
    for (const name of await caching()) {
      const cache = await caches.open(name);
      const kept = (await cache.keys()).map(({ url }) => url);
      for (const url of [...kept.filter(isNeeded), ...kept.filter((one) => !isNeeded(one))]) {
        const begun = changes;
        const reply = isNeeded(url) ? await fetch(new Request(url)).catch(() => undefined) : undefined;
        if (isNeeded(url) && (!reply || isAway(reply))) return;
        if (reply?.ok) await keep(url, reply, begun);
        else await cache.delete(url);
      }
    }
  }

  return {
    readAgain,
    /** A page is opened, which may come with replies. */
    opens(): void {
      opened = changes;
    },
    /** Keeps what came with the page that was opened last, unless the account has changed since. */
    async keepGiven({ keep: given, of }: Given, base: string): Promise<void> {
      for (const { address, body, link, validFor } of given) {
        const url = new URL(address, base);
        const headers = new Headers({ [accountHeader]: of });
        if (link) headers.set('link', link);
        if (validFor !== undefined) headers.set('valid-for', String(validFor));
        if (opened !== undefined && isKept(url))
          await keep(url.href, Response.json(body, { headers }), opened);
      }
    },
    /** @returns the reply to a request that this is about, or undefined */
    answer(request: Request, wait: (work: Promise<unknown>) => void): Promise<Response> | undefined {
      const address = new URL(request.url);
      if (changesAccount(request.method, address)) return changeAccount(request);
      return request.method === 'GET' && isKept(address) ? read(request, wait) : undefined;
    },
    /** Whether anything is kept, so that an account has been used here. */
    isAny: async () => (await caching()).length > 0,
  };
}
