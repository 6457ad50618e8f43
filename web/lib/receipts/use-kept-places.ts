import { useState } from 'react';

/**
 * Leaves what the viewer has just answered in its place, although a search now lists it last or not at all: no other
 * button moves under the finger.
 * @param search while it is the same, they stay
 */
export function useKeptPlaces<Item extends { id: string }>(
  found: readonly Item[],
  search: string,
  isAnswered: (item: Item) => boolean,
): readonly Item[] {
  const [last, setLast] = useState({ search, found, shown: found });
  if (last.search === search && last.found === found) return last.shown;
  const shown = last.search === search ? inPlaces(found, last.shown, isAnswered) : found;
  setLast({ search, found, shown });
  return shown;
}

function inPlaces<Item extends { id: string }>(
  found: readonly Item[],
  before: readonly Item[],
  isAnswered: (item: Item) => boolean,
): readonly Item[] {
  const fresh = new Map(found.map((item) => [item.id, item]));
  const kept = [...before.entries()]
    .map(([place, item]) => ({ place, item: fresh.get(item.id) ?? item }))
    .filter(({ item }) => isAnswered(item));
  const ids = new Set(kept.map(({ item }) => item.id));
  const shown = found.filter(({ id }) => !ids.has(id));
  for (const { place, item } of kept) shown.splice(place, 0, item);
  return shown;
}
