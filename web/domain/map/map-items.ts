import type { LatLon } from './mercator.ts';
import { counted } from '#web/lib/words.ts';

/** What a map shows of one item of a list. */
export type MapItem = {
  id: string;
  at: LatLon;
  /** The few characters on the pin: '$234–$288'. */
  label: string;
  /** The name of the pin for screen readers. */
  name: string;
  /** `done`: nothing left to do, as after applying. `clash`: the viewer is booked then. */
  tone?: 'open' | 'done' | 'clash';
};

/** How one and many items are called: 'shift', 'shifts'. */
export type ItemWords = { one: string; many: string };

export const countedItems = (count: number, { one, many }: ItemWords): string => counted(count, one, many);
