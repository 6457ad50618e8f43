import { expect, test } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import { lateWords } from './late.ts';
import { visitState } from './visit-state.ts';

const now = new Date('2026-11-24T12:00:00Z');
const booked = {
  source: 'own' as const,
  status: 'booked' as const,
  startsAt: '2026-11-24T15:00:00Z',
  confirmedAt: null,
};

const words = (given: object, side: 'provider' | 'pet_owner' = 'provider') =>
  visitState({ ...booked, ...given }, side, now).words;

test('a booked visit says whether its client confirmed, as long as they can', () => {
  expect(words({})).toBe('Not confirmed');
  expect(words({}, 'pet_owner')).toBe('Booked');
  expect(words({ source: 'marketplace' })).toBe('Booked');
  expect(words({ startsAt: '2026-11-24T11:00:00Z' })).toBe('Booked');
  expect(words({ confirmedAt: '2026-11-23T12:00:00Z' })).toBe('Confirmed');
  expect(words({ confirmedAt: '2026-11-23T12:00:00Z' }, 'pet_owner')).toBe('Confirmed');
  expect(words({ status: 'completed' })).toBe('Done');
});

test('who walked in is there, and neither expected nor to be confirmed', () => {
  expect(words({ source: 'walk_in', confirmedAt: '2026-11-24T11:55:00Z' })).toBe('Walked in');
  expect(words({ source: 'walk_in', status: 'checked_in' })).toBe('Checked in');
  const visit = {
    ...booked,
    source: 'walk_in',
    startsAt: '2026-11-24T11:55:00Z',
    endsAt: '2026-11-24T13:00:00Z',
    lateMinutes: null,
    history: [],
  } as unknown as Visit;
  expect(lateWords(visit, now)).toEqual([]);
  expect(lateWords({ ...visit, source: 'own' }, now)).toEqual([expect.stringMatching(/^Due 5\s/)]);
});
