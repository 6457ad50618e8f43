import { href } from '#contract/pages.ts';
import { keptPageHeader, keptPatternOf, keptPatterns } from '#web/domain/site/kept-pages.ts';
import { isAway } from './kept-rules.ts';
import { offlinePage } from './offline-page.ts';
import type { Build, WorkerScope } from './scope.ts';

const prefix = 'app ';
/** Requests at a time while the files are fetched, so that the page itself is not slowed down. */
const atOnce = 4;
/** Replaces every id in the address of a kept page. */
const anyId = '00000000-0000-7000-8000-000000000000';

type Given = Pick<WorkerScope, 'caches' | 'fetch' | 'clients' | 'registration'> & { build: Build };

const pageKey = (pattern: string) => `/kept-page${pattern}`;

/** Keeps the code of the web app and its pages, each version in a cache of its own. */
export function keepAppFiles({ caches, fetch, clients, registration, build }: Given) {
  const own = prefix + build.version;

  /** Fetches all files of this version; files that an earlier version had too are copied. */
  async function install(): Promise<void> {
    const cache = await caches.open(own);
    await eachOf(build.assets, async (path) => {
      await cache.put(path, (await caches.match(path)) ?? (await fetched(path)));
    });
    await eachOf(keptPatterns, async (pattern) => {
      const page = await fetch(pattern.replaceAll(/:\w+/g, anyId), {
        credentials: 'omit',
        cache: 'no-store',
        headers: { [keptPageHeader]: '1' },
      });
      // While several servers change their version, one may still answer with the old one.
      const markup = await page.clone().text();
      if (!page.ok || !markup.includes(build.version)) throw new Error(`${pattern} is not of this version.`);
      await cache.put(pageKey(pattern), page);
    });
  }

  async function fetched(path: string): Promise<Response> {
    const reply = await fetch(path);
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
    return reply;
  }

  /** Drops other versions once no other tab may still use their files. */
  async function tidy(): Promise<void> {
    if (registration.waiting || registration.installing) return;
    if ((await clients.matchAll({ type: 'window', includeUncontrolled: true })).length > 1) return;
    for (const name of await caches.keys())
      if (name.startsWith(prefix) && name !== own) await caches.delete(name);
  }

  async function openOffline(url: URL, hasAccount: boolean): Promise<Response> {
    if (url.pathname === '/' && hasAccount) return Response.redirect(new URL(href('start'), url));
    const pattern = hasAccount ? keptPatternOf(url.pathname) : undefined;
    const page = pattern && (await (await caches.open(own)).match(pageKey(pattern)));
    return page || offlinePage(build.assets, hasAccount);
  }

  return {
    install,
    tidy,
    isFile: ({ pathname }: URL) => build.assets.includes(pathname) || pathname.startsWith('/assets/'),
    file: async (request: Request) => (await caches.match(request.url)) ?? fetch(request),
    /** Opens a page from the network, and the kept one where there is none. */
    async page(request: Request, hasAccount: () => Promise<boolean>): Promise<Response> {
      const offline = async () => openOffline(new URL(request.url), await hasAccount());
      try {
        const page = await fetch(request);
        return isAway(page) ? await offline() : page;
      } catch {
        return offline();
      }
    },
  };
}

async function eachOf<Each>(all: readonly Each[], act: (one: Each) => Promise<void>): Promise<void> {
  const left = [...all];
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
