import type { Message } from '#contract/messages/messages.ts';
import { clockTime, daysAgo, daysSince, hoursBetween, shortDate } from '#web/lib/dates.ts';
import type { Outgoing } from './kept-messages.ts';

/** A line of a chat, from top to bottom: a day, a booking or a message. */
export type ChatLine =
  | { kind: 'day'; key: string; text: string }
  | { kind: 'booking'; key: string; text: string }
  | {
      kind: 'said';
      key: string;
      /** The id of a message that has arrived. */
      id: string | undefined;
      text: string;
      photoUrls: readonly string[];
      mine: boolean;
      /** Time and read status, shown under the last message of one person's run. */
      stamp: string | undefined;
      at: string;
      /** True for the viewer's own messages that have arrived. */
      delivered: boolean;
      failed: Outgoing | undefined;
    };

type Chat = {
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  ownId: string;
  /** First name of the other person. */
  otherName: string;
  now: Date;
  /** Time zone for days and times; the reader's if left out. */
  zone?: string;
};
type Said = {
  key: string;
  id?: string;
  text: string;
  photoUrls: readonly string[];
  at: string;
  mine: boolean;
  booking: boolean;
  read: boolean;
  pending?: Outgoing;
};

/** Hours of silence after which a new stamp begins. */
const pause = 1 / 4;

export function chatLines({ messages, outgoing, ownId, otherName, now, zone }: Chat): ChatLine[] {
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  const said: Said[] = [
    ...messages.map((message) => ({
      key: message.clientId ?? message.id,
      id: message.id,
      text: message.content,
      photoUrls: message.photoUrls,
      at: message.createdAt,
      mine: message.fromUserId === ownId,
      booking: message.kind === 'booking',
      read: message.read,
    })),
    ...outgoing
      .filter(({ clientId }) => !arrived.has(clientId))
      .map((pending) => ({
        key: pending.clientId,
        text: pending.content,
        photoUrls: pending.photos.map(({ url }) => url),
        at: pending.createdAt,
        mine: true,
        booking: false,
        read: false,
        pending,
      })),
  ];
  return said.flatMap<ChatLine>((each, index) => {
    const [before, next] = [said[index - 1], said[index + 1]];
    const { key, id, text, photoUrls, mine, at, pending } = each;
    const newDay = !before || daysSince(before.at, at, zone) !== 0;
    const day = newDay ? [{ kind: 'day' as const, key: `day ${key}`, text: dayOf(at, now, zone) }] : [];
    if (each.booking) return [...day, { kind: 'booking', key, text }];
    const stamp = endsRun(each, next) ? stampOf(each, otherName, now, zone) : undefined;
    return [
      ...day,
      {
        kind: 'said',
        key,
        id,
        text,
        photoUrls,
        mine,
        at,
        stamp,
        delivered: mine && !pending,
        failed: pending?.failed ? pending : undefined,
      },
    ];
  });
}

const dayOf = (at: string, now: Date, zone?: string) =>
  daysSince(at, now, zone) < 2 ? daysAgo(at, now, zone) : shortDate(at, zone);

const endsRun = (each: Said, next: Said | undefined) =>
  !next ||
  next.mine !== each.mine ||
  next.booking ||
  Boolean(next.pending) ||
  Boolean(each.pending) ||
  hoursBetween(each.at, next.at) > pause;

function stampOf({ mine, at, read, pending }: Said, otherName: string, now: Date, zone?: string): string {
  if (pending) return pending.failed ? 'Not sent' : 'Sending...';
  const when = hoursBetween(at, now) < 1 ? 'Just now' : clockTime(at, zone);
  if (!mine) return `${otherName}, ${when}`;
  return read ? `${when}, read` : when;
}
