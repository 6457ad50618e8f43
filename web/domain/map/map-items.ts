import { counted } from '#web/lib/words.ts';
import type { LatLon } from './mercator.ts';

/** What a map shows of one match of a search. */
export type MapItem = {
  id: string;
  at: LatLon;
  /** The few characters on the pin: '$234–$288'. */
  label: string;
  /** The name of the pin for screen readers. */
  name: string;
  /** Where it is, if several may be there: the name of a salon. */
  place?: string;
  /** Its day, if it has one: 'Sat, Nov 28'. */
  day?: string;
  /** `done`: nothing left to do, as after applying. `clash`: the viewer is booked then. */
  tone?: 'open' | 'done' | 'clash';
};

/** All matches of a search, up to a limit, and whether there are more. */
export type Pinned = { items: readonly MapItem[]; more: boolean };

/** How one and many items are called: 'shift', 'shifts'. */
export type ItemWords = { one: string; many: string };

export const countedItems = (count: number, { one, many }: ItemWords): string => counted(count, one, many);

/** The items at one address. */
export type Spot = { at: LatLon; items: [MapItem, ...MapItem[]] };

/** Stacks the items at one address, in the order of their first. */
export function spotsOf(items: readonly MapItem[]): Spot[] {
  const spots = new Map<string, Spot>();
  for (const item of items) {
    const key = `${item.at.lat} ${item.at.lon}`;
    const spot = spots.get(key);
    if (spot) spot.items.push(item);
    else spots.set(key, { at: item.at, items: [item] });
  }
  return [...spots.values()];
}

/** What is written on a spot: the label of its one item; of a stack '3 shifts', by the one unit of its map. */
export function spotLabel({ items }: Spot, words: ItemWords): string {
  return items.length === 1 ? items[0].label : countedItems(items.length, words);
}
