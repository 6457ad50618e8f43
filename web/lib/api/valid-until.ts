import { hashKey } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

/** When the clock alone changes each query's data, in ms since 1970. */
const instants = new Map<string, number>();

/** Data is fetched again after this long even if nothing said that it has changed; in ms. */
const longest = 30 * 60_000;
/** After a failed fetch, data that is out of date is fetched again after this long; in ms. */
const overdue = 30_000;

/** Notes the header `Valid-For` of a reply, in seconds. Of several pages the first to change counts. */
export function noteValidFor(key: QueryKey, validFor: number | undefined): void {
  const hash = hashKey(key);
  const [now, known] = [Date.now(), instants.get(hash) ?? 0];
  const instant = now + Math.min(longest, (validFor ?? Number.POSITIVE_INFINITY) * 1000);
  instants.set(hash, known > now ? Math.min(known, instant) : instant);
}

/** In how many ms a query's data is out of date. */
export function validFor({ queryHash }: { queryHash: string }): number {
  const left = (instants.get(queryHash) ?? Date.now() + longest) - Date.now();
  return left > 0 ? left : overdue;
}
