import { expect, test } from 'vitest';
import type { Message } from '#contract/messages/messages.ts';
import { chatLines } from './chat-lines.ts';
import type { Outgoing } from './kept-messages.ts';

const [maya, renee] = ['maya', 'renee'];
const now = new Date('2026-11-24T20:30:00Z');
let count = 0;
const message = (from: string, createdAt: string, more: Partial<Message> = {}): Message => ({
  id: `m${++count}`,
  fromUserId: from,
  toUserId: from === maya ? renee : maya,
  content: 'Hello',
  photoUrls: [],
  createdAt,
  kind: 'text',
  clientId: null,
  read: false,
  ...more,
});
const pending = (clientId: string, failed = false): Outgoing => ({
  clientId,
  otherUserId: renee,
  content: 'Hello',
  photos: [],
  createdAt: now.toISOString(),
  failed,
  refused: false,
});
/** Shortens each line to a day, or to the sender with the stamp. */
const read = (messages: Message[], outgoing: Outgoing[] = []) =>
  chatLines({ messages, outgoing, ownId: maya, otherName: 'Renee', now, zone: 'America/Chicago' }).map(
    (line) =>
      line.kind === 'said'
        ? `${line.mine ? 'me' : 'them'}: ${line.stamp ?? ''}`
        : `${line.kind}: ${line.text}`,
  );

test('separates days and puts a stamp under the last message of a run', () => {
  expect(
    read([
      message(renee, '2026-11-21T22:18:00Z'),
      message(maya, '2026-11-21T22:30:00Z', { read: true }),
      message(maya, '2026-11-21T22:31:00Z', { read: true }),
      message(renee, '2026-11-23T15:00:00Z'),
      message(maya, '2026-11-24T19:00:00Z'),
      message(renee, '2026-11-24T20:29:00Z'),
    ]),
  ).toEqual([
    'day: Sat,\u00a0Nov\u00a021',
    'them: Renee, 4:18\u00a0PM',
    'me: ',
    'me: 4:31\u00a0PM, read',
    'day: Yesterday',
    'them: Renee, 9:00\u00a0AM',
    'day: Today',
    'me: 1:00\u00a0PM',
    'them: Renee, Just now',
  ]);
});

test('a pause or a booking ends a run', () => {
  expect(
    read([
      message(renee, '2026-11-24T15:00:00Z'),
      message(renee, '2026-11-24T15:10:00Z'),
      message(renee, '2026-11-24T16:10:00Z'),
      message(renee, '2026-11-24T16:11:00Z', { kind: 'booking', content: 'Visit booked: Bath' }),
    ]),
  ).toEqual([
    'day: Today',
    'them: ',
    'them: Renee, 9:10\u00a0AM',
    'them: Renee, 10:10\u00a0AM',
    'booking: Visit booked: Bath',
  ]);
});

test('an outgoing message comes last and disappears once it has arrived', () => {
  const arrived = message(maya, '2026-11-24T20:29:00Z', { clientId: 'one' });
  expect(read([], [pending('one'), pending('two', true)])).toEqual([
    'day: Today',
    'me: Sending...',
    'me: Not sent',
  ]);
  expect(read([arrived], [pending('one')])).toEqual(['day: Today', 'me: Just now']);
});
