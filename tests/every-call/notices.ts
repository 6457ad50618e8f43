import type { NotificationChannel } from '#contract/notifications/notification-categories.ts';
import type { EventType, Events } from '#contract/api/events.ts';
import type { World } from './notice-world.ts';

export type Happening = { [T in EventType]: [event: T, payload: Events[T]] }[EventType];
type Reader = 'owner' | 'groomer' | 'petOwner';
type Happens = (world: World) => Happening | Promise<Happening>;
/** Who is notified of what, and by which channel. */
export type Row = {
  reader: Reader;
  channels: readonly NotificationChannel[];
  happens: Happens;
  /** One event notifies both sides. */
  both?: true;
  /** The reader has left afterwards, so the row comes after all others. */
  leaves?: true;
};

const all = ['inApp', 'email', 'push'] as const;
export const to = (reader: Reader, happens: Happens, channels: Row['channels'] = all): Row => ({
  reader,
  channels,
  happens,
});
/** A kind of which one event notifies the reader and the other side. */
export const toBoth = (reader: Reader, happens: Happens): Row => ({ ...to(reader, happens), both: true });
