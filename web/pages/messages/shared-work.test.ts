import { expect, test } from 'vitest';
import { nearest } from './shared-work.ts';
import type { SharedWork } from './shared-work.ts';

const now = new Date('2026-11-20T18:00:00Z');
const work = (title: string, startsAt: string, endsAt: string): SharedWork => ({
  startsAt,
  endsAt,
  timeZone: 'America/Chicago',
  title,
  facts: '',
  badge: { words: 'Booked', tone: 'good' },
  to: '/visits/v-1',
  view: 'View visit',
});
const [long, lately, underWay, next, later] = [
  work('long ago', '2026-10-05T15:00:00Z', '2026-10-05T17:00:00Z'),
  work('lately', '2026-11-10T15:00:00Z', '2026-11-10T17:00:00Z'),
  work('under way', '2026-11-20T15:00:00Z', '2026-11-20T19:00:00Z'),
  work('next', '2026-11-24T15:00:00Z', '2026-11-24T17:00:00Z'),
  work('later', '2026-11-28T15:00:00Z', '2026-11-28T17:00:00Z'),
];

test.each([
  [[later, next, lately], 'next'],
  [[later, underWay, next], 'under way'],
  [[long, lately], 'lately'],
  [[long], undefined],
  [[], undefined],
])('the next work that is not over, or what has just ended', (works, title) => {
  expect(nearest(works, now)?.title).toBe(title);
});
