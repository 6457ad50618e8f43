import type { NotificationChannel } from '#contract/notifications/notification-categories.ts';
import type { Pace } from '../kinds/kind.ts';

/** What a delivery depends on, at the time of sending. */
export type DeliveryFacts = {
  channel: NotificationChannel;
  pace: Pace;
  evenIfRead: boolean;
  isRead: boolean;
  /** What it announces no longer comes. */
  isOutdated: boolean;
  usefulUntil: Date | null;
  /** Whether its reader still wants it by this channel. */
  isWanted: boolean;
  /** The end of the quiet hours that run now. */
  quietUntil: Date | undefined;
  digest: boolean;
};

/** `collect`: it goes out with the daily digest. */
type Verdict = 'send' | 'drop' | 'collect' | { wait: Date };

/** Decides whether a notification is sent now. Nothing is sent that was seen, is unwanted, outdated, or comes too late. */
export function decideDelivery(facts: DeliveryFacts, now: Date): Verdict {
  const { channel, pace, evenIfRead, isRead, isOutdated, usefulUntil, isWanted, quietUntil, digest } = facts;
  if (!isWanted || (isRead && !evenIfRead)) return 'drop';
  if (isOutdated || (usefulUntil && usefulUntil <= now)) return 'drop';
  if (pace === 'at_once') return 'send';
  if (quietUntil) return { wait: quietUntil };
  return channel === 'email' && pace === 'calm' && digest ? 'collect' : 'send';
}
