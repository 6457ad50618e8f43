import type { QueryKey } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { query } from '#web/lib/api/query.ts';
import { lastPosition } from '#web/lib/api/stream-position.ts';
import { clockTime } from '#web/lib/dates.ts';
import { firstDataElement } from '#web/lib/first-view/first-data.ts';
import { isElsewhere, leaveZoneOfPage, takeFirstData } from './take-first-data.ts';
import { queryClient } from './query-client.ts';

const key: QueryKey = query('GET /api/pets').queryKey;
const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const open = (timeZone: string, data: unknown) => {
  const read = { url: '/api/pets', key, data, reads: 'pets', validFor: 60, replies: [] };
  document.body.innerHTML = firstDataElement({
    at: '2026-11-20T15:00:00Z',
    timeZone,
    desktop: false,
    position: '7',
    reads: [read],
  });
};
afterEach(() => {
  leaveZoneOfPage();
  queryClient().clear();
});

test('data that came with the page is taken once, so that it never overwrites newer data', () => {
  open(own, ['Bella']);
  takeFirstData(queryClient());
  expect(queryClient().getQueryData(key)).toEqual(['Bella']);
  expect(lastPosition()).toBe('7');
  queryClient().setQueryData(key, ['Bella', 'Otto']);
  takeFirstData(queryClient());
  expect(queryClient().getQueryData(key)).toEqual(['Bella', 'Otto']);
  expect(isElsewhere()).toBe(false);
});

test('who is far from home starts with the times of home, and goes on with those of the device', () => {
  const far = own === 'Asia/Tokyo' ? 'America/Chicago' : 'Asia/Tokyo';
  open(far, []);
  takeFirstData(queryClient());
  const at = '2026-11-20T15:00:00Z';
  expect(isElsewhere()).toBe(true);
  expect(clockTime(at)).toBe(clockTime(at, far));
  leaveZoneOfPage();
  expect(clockTime(at)).toBe(clockTime(at, own));
});
