import type { ChangeFeed, Version } from './change-feed.ts';

/**
 * Returns a cached value, or reads and caches it. An entry is dropped when one of its topics changes; undefined is not
 * cached.
 */
export type Cache = {
  <T>(
    key: string,
    read: () => Promise<T | undefined>,
    topics: (value: T) => string[],
  ): Promise<T | undefined>;
  /** The approximate memory of all entries. */
  sizeInBytes(): number;
};

type Entry = { value: unknown; version: Version; topics: string[]; bytes: number };

/** Enough for the data of 20,000 open apps. */
const usualMaxBytes = 24 * 1024 * 1024;

/** Caches plain records, measured by their JSON; the oldest entries are evicted first. */
export function createCache(changeFeed: ChangeFeed, maxBytes = usualMaxBytes): Cache {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function remove(key: string | undefined): void {
    if (key === undefined) return;
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function add(key: string, entry: Entry): void {
    remove(key);
    if (entry.bytes > maxBytes) return;
    while (bytes + entry.bytes > maxBytes) remove(entries.keys().next().value);
    bytes += entry.bytes;
    entries.set(key, entry);
  }

  async function cache<T>(
    key: string,
    read: () => Promise<T | undefined>,
    topicsOf: (value: T) => string[],
  ): Promise<T | undefined> {
    const known = entries.get(key);
    if (known && !changeFeed.changedSince(known.version, known.topics)) return known.value as T;
    remove(key);
    const version = changeFeed.version();
    const value = await read();
    if (value === undefined) return undefined;
    const topics = topicsOf(value);
    add(key, { value, version, topics, bytes: sizeOf(key, value, topics) });
    return value;
  }

  return Object.assign(cache, { sizeInBytes: () => bytes });
}

/** Two bytes per character, plus the engine's overhead per entry. */
const sizeOf = (...parts: unknown[]) => 2 * JSON.stringify(parts).length + 300;
