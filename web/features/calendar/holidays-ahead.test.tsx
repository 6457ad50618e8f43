// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TimeOff } from '#contract/calendar/calendar.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { toasts } from '#web/lib/toast-store.ts';
import { HolidaysAhead } from './holidays-ahead.tsx';

const christmas: TimeOff = {
  id: 't-1',
  startsAt: '2026-12-25T06:00:00Z',
  endsAt: '2026-12-26T06:00:00Z',
  allDay: true,
  timeZone: 'America/Chicago',
  note: 'Christmas Day',
};

const calendarOf = (timeOff: TimeOff[], events: object[] = []) =>
  Response.json({
    timeZone: 'America/Chicago',
    spans: [],
    events,
    timeOff,
    busyElsewhere: [],
    duePets: [],
    tables: null,
  });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T18:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('a holiday is closed by one tap, and opened by another', async () => {
  let timeOff: TimeOff[] = [];
  const calls = serve({
    'GET /api/calendar': () => calendarOf(timeOff),
    'POST /api/time-off': () => {
      timeOff = [christmas];
      return Response.json(christmas, { status: 201 });
    },
    'DELETE /api/time-off/t-1': () => {
      timeOff = [];
      return new Response(null, { status: 204 });
    },
  });
  renderAt('/', <HolidaysAhead timeZone="America/Chicago" />);
  expect(await screen.findByText('New Year’s Day')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close that day: Christmas Day' }));
  expect(calls.find(({ key }) => key === 'POST /api/time-off')?.body).toEqual({
    from: '2026-12-25',
    to: '2026-12-25',
    note: 'Christmas Day',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Open on Christmas Day' }));
  expect(await screen.findByRole('button', { name: 'Close that day: Christmas Day' })).toBeTruthy();
});

test('a holiday inside a vacation is closed already, and not opened alone', async () => {
  const timeOff = [{ ...christmas, startsAt: '2026-12-20T06:00:00Z', endsAt: '2026-12-28T06:00:00Z' }];
  serve({
    'GET /api/calendar': () => calendarOf(timeOff),
  });
  renderAt('/', <HolidaysAhead timeZone="America/Chicago" />);
  expect(await screen.findByText(/Dec.25, closed/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /on Christmas Day/ })).toBeNull();
});

test('what is booked on the day is said to stay, without the visits of one’s own pets', async () => {
  const event = { state: 'booked', startsAt: '2026-12-25T15:00:00Z', timeZone: 'America/Chicago' };
  const events = ['groomer', 'pet_owner'].map((as) => ({ ...event, as, kind: 'visit', id: as }));
  serve({
    'GET /api/calendar': () => calendarOf([], events),
    'POST /api/time-off': () => Response.json(christmas, { status: 201 }),
  });
  renderAt('/', <HolidaysAhead timeZone="America/Chicago" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close that day: Christmas Day' }));
  await expect.poll(() => toasts.get().at(-1)?.description).toBe('1 booking of that day stays booked.');
});
