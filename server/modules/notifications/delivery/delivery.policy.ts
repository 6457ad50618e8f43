import type { NotificationChannel } from '#contract/notifications/notification-categories.ts';
import type { Pace } from '../kind.ts';

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
  /** Whether its reader lets urgent shifts through in quiet hours. */
  urgentInQuietHours: boolean;
  digest: boolean;
  /** When the next daily digest is mailed. */
  nextDigest: Date;
  /** From when to when the work is that it changes, if it is about work. */
  work: { from: Date; until: Date } | undefined;
};

/** `collect`: it goes out with the daily digest. */
type Verdict = 'send' | 'drop' | 'collect' | { wait: Date };

/**
 * Decides whether a notification is sent now. Nothing is sent that was seen, is unwanted, outdated, or comes too
 * late; what changes work that begins before it would come waits for nothing. */
export function decideDelivery(facts: DeliveryFacts, now: Date): Verdict {
  const { channel, pace, evenIfRead, isRead, isOutdated, usefulUntil, isWanted, quietUntil, digest } = facts;
  const { nextDigest, work } = facts;
  const beginsBefore = (time: Date) => work !== undefined && work.until > now && work.from <= time;
  if (!isWanted || (isRead && !evenIfRead)) return 'drop';
  if (isOutdated || (usefulUntil && usefulUntil <= now)) return 'drop';
  if (pace === 'at_once' || (pace === 'urgent' && facts.urgentInQuietHours)) return 'send';
  if (quietUntil && !beginsBefore(quietUntil)) return { wait: quietUntil };
  const collects = channel === 'email' && pace === 'calm' && digest && !beginsBefore(nextDigest);
  return collects ? 'collect' : 'send';
}
