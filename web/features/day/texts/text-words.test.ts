import { expect, test } from 'vitest';
import type { VisitStage } from '#contract/grooming/grooming-lifecycle.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { ownVisit } from '#web/pages/day/day.testing.tsx';
import { messageFor, textFor } from './text-words.ts';

const booked = {
  status: 'booked',
  startsAt: '2026-11-24T15:00:00Z',
  endsAt: '2026-11-24T17:00:00Z',
} as const;
const said = (what: 'late' | 'client_late', lateMinutes: number): Partial<Visit> => ({
  lateMinutes,
  history: [{ at: '2026-11-24T14:40:00Z', who: null, atDesk: null, what, note: null }],
});
const here = (...stages: VisitStage[]): Partial<Visit> => ({
  status: 'checked_in',
  pets: stages.map((stage, index) => ({
    ...ownVisit().pets[0]!,
    id: String(index),
    name: ['Bella', 'Otto'][index] ?? '',
    stage,
  })),
});

test.each<[string, Partial<Visit>, string, string, RegExp]>([
  ['before the time', {}, '14:00', 'reminder', /is on for/],
  ['on the way', { onMyWayAt: '2026-11-24T14:30:00Z' }, '14:50', 'on_my_way', /is on the way\.$/],
  ['at a client’s door', { atHome: true }, '15:12', 'here', /is at your door for Bella\.$/],
  [
    'a salon waits',
    { atHome: false },
    '15:12',
    'expected',
    /expected Bella at 9:00\sAM\. Are you on the way\?$/,
  ],
  ['the provider is late', said('late', 20), '15:10', 'running_late', /runs about 20 min late\.$/],
  ['the client is late, as they said', said('client_late', 20), '15:10', 'reminder', /is on for/],
  ['later than they said', { ...said('client_late', 20), atHome: false }, '15:25', 'expected', /expected/],
  ['here', { status: 'checked_in' }, '15:25', 'free', /^Hi Maria,$/],
  ['not all are ready', { ...here('ready', 'bath') }, '15:25', 'free', /^Hi Maria,$/],
  ['all are ready', { ...here('ready', 'ready') }, '15:25', 'ready', /Bella and Otto are ready\.$/],
  [
    'a question about the price is open',
    { ...here('ready'), askedPrice: 12_000 },
    '15:25',
    'price_change',
    /a question about the price for Bella:$/,
  ],
  ['gone without a report card', { status: 'completed' }, '17:25', 'free', /^Hi Maria,$/],
])('the text of a visit: %s', (_, given, at, kind, words) => {
  const visit = ownVisit({ ...booked, ...given });
  const now = new Date(`2026-11-24T${at}:00Z`);
  expect(messageFor(visit, now)).toBe(kind);
  expect(textFor(visit, now)).toMatch(words);
});
