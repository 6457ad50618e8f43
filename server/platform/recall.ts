import type { Changes, Moment } from './changes.ts';

/**
 * Reads something that is asked for all the time, and keeps it until a row it comes from changes. `topics` names these
 * rows, as Changes does; nothing is kept where nothing was found.
 */
export type Recall = <T>(
  name: string,
  read: () => Promise<T | undefined>,
  topics: (found: T) => string[],
) => Promise<T | undefined>;

const keptAtMost = 20_000;

export function createRecall(changes: Changes): Recall {
  const kept = new Map<string, { found: unknown; moment: Moment; topics: string[] }>();
  return async <T>(name: string, read: () => Promise<T | undefined>, topics: (found: T) => string[]) => {
    const known = kept.get(name);
    if (known && !changes.since(known.moment, known.topics)) return known.found as T;
    kept.delete(name);
    const moment = changes.moment();
    const found = await read();
    if (found === undefined) return undefined;
    const [oldest] = kept.size >= keptAtMost ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(name, { found, moment, topics: topics(found) });
    return found;
  };
}
