import { expect, test } from 'vitest';
import { isLive, liveSteps } from './live-steps.ts';
import type { LiveVisit } from './live-steps.ts';

const visit = (given: Partial<LiveVisit> = {}): LiveVisit => ({
  status: 'booked',
  startsAt: '2026-11-24T15:00:00Z',
  readyAt: '2026-11-24T17:10:00Z',
  timeZone: 'America/Chicago',
  atHome: false,
  onMyWayAt: null,
  checkedInAt: null,
  ...given,
});
const here = visit({ status: 'checked_in', checkedInAt: '2026-11-24T15:02:00Z' });
const said = (...of: Parameters<typeof liveSteps>) =>
  liveSteps(...of).map(({ words, state }) => `${state}: ${words.replaceAll(/\s/g, ' ')}`);

test('the way of an animal through a salon', () => {
  expect(said(visit(), null)).toEqual(['ahead: Checked in', 'ahead: Ready about 11:10 AM']);
  expect(said(here, 'waiting')).toEqual(['now: Checked in 9:02 AM', 'ahead: Ready about 11:10 AM']);
  expect(said(here, 'bath')).toEqual([
    'done: Checked in 9:02 AM',
    'now: Bath',
    'ahead: Ready about 11:10 AM',
  ]);
  expect(said(here, 'ready')).toEqual(['done: Checked in 9:02 AM', 'now: Ready']);
});

test('a groomer who comes sets out first', () => {
  const atHome = visit({ atHome: true });
  expect(said(atHome, null)[0]).toBe('ahead: On the way');
  expect(said({ ...atHome, onMyWayAt: '2026-11-24T14:40:00Z' }, null)).toEqual([
    'now: On the way 8:40 AM',
    'ahead: Checked in',
    'ahead: Done about 11:10 AM',
  ]);
  const there = { ...here, atHome: true };
  expect(said({ ...there, onMyWayAt: '2026-11-24T14:40:00Z' }, null).slice(0, 2)).toEqual([
    'done: On the way 8:40 AM',
    'now: Checked in 9:02 AM',
  ]);
  expect(said(there, null)[0]).toBe('now: Checked in 9:02 AM');
});

test('it is followed on its day in the visit’s time zone, and while the animal is there', () => {
  const late = visit({ startsAt: '2026-11-25T03:00:00Z' });
  expect(isLive(late, new Date('2026-11-24T14:00:00Z'))).toBe(true);
  expect(isLive(late, new Date('2026-11-25T07:00:00Z'))).toBe(false);
  expect(isLive(here, new Date('2026-11-26T07:00:00Z'))).toBe(true);
  expect(isLive(visit({ status: 'cancelled' }), new Date('2026-11-24T14:00:00Z'))).toBe(false);
});
