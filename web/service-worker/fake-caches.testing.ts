/** The cache storage of a browser, as far as the service worker uses it. */
export function fakeCaches(): CacheStorage {
  const caches = new Map<string, Cache>();
  const open = (name: string) => {
    const cache = caches.get(name) ?? fakeCache();
    caches.set(name, cache);
    return Promise.resolve(cache);
  };
  const match = async (address: RequestInfo | URL) => {
    for (const cache of caches.values()) {
      const found = await cache.match(address);
      if (found) return found;
    }
    return undefined;
  };
  return {
    open,
    match,
    keys: () => Promise.resolve([...caches.keys()]),
    delete: (name) => Promise.resolve(caches.delete(name)),
    has: (name) => Promise.resolve(caches.has(name)),
  };
}

const keyOf = (address: RequestInfo | URL) =>
  new URL(address instanceof Request ? address.url : address, 'http://wagwell.example').href;

function fakeCache(): Cache {
  const replies = new Map<string, Response>();
  return {
    put(address: RequestInfo | URL, reply: Response) {
      // As in browsers, what is put again counts as new.
      replies.delete(keyOf(address));
      replies.set(keyOf(address), reply);
      return Promise.resolve();
    },
    match: (address: RequestInfo | URL) => Promise.resolve(replies.get(keyOf(address))?.clone()),
    keys: () => Promise.resolve(Array.from(replies.keys(), (url) => new Request(url))),
    delete: (address: RequestInfo | URL) => Promise.resolve(replies.delete(keyOf(address))),
  } as unknown as Cache;
}
