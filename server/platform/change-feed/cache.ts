import type { Changes, Moment } from './change-feed.ts';

/**
 * Reads something that is asked for all the time, and keeps it until a row it comes from changes. `topics` names these
 * rows, as Changes does; nothing is kept where nothing was found.
 */
export type Recall = {
  <T>(
    name: string,
    read: () => Promise<T | undefined>,
    topics: (found: T) => string[],
  ): Promise<T | undefined>;
  /** About how much memory the kept answers take. */
  keptBytes(): number;
};

type Kept = { found: unknown; moment: Moment; topics: string[]; bytes: number };

/** Room for the callers of 20,000 open apps. */
const mostBytes = 24 * 1024 * 1024;

/** Keeps plain records only: their size is that of their JSON. The oldest make room for new ones. */
export function createRecall(changes: Changes, most = mostBytes): Recall {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  function drop(name: string | undefined): void {
    if (name === undefined) return;
    bytes -= kept.get(name)?.bytes ?? 0;
    kept.delete(name);
  }

  function keep(name: string, answer: Kept): void {
    drop(name);
    if (answer.bytes > most) return;
    while (bytes + answer.bytes > most) drop(kept.keys().next().value);
    bytes += answer.bytes;
    kept.set(name, answer);
  }

  async function recall<T>(
    name: string,
    read: () => Promise<T | undefined>,
    topics: (found: T) => string[],
  ): Promise<T | undefined> {
    const known = kept.get(name);
    if (known && !changes.since(known.moment, known.topics)) return known.found as T;
    drop(name);
    const moment = changes.moment();
    const found = await read();
    if (found === undefined) return undefined;
    const rows = topics(found);
    keep(name, { found, moment, topics: rows, bytes: sizeOf(name, found, rows) });
    return found;
  }

  return Object.assign(recall, { keptBytes: () => bytes });
}

/** Two bytes a character, and what the engine adds to an entry. */
const sizeOf = (...parts: unknown[]) => 2 * JSON.stringify(parts).length + 300;
