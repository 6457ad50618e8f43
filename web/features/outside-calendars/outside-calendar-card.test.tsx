import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { OutsideCalendar } from '#contract/outside-calendars/outside-calendars.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { OutsideCalendarCard } from './outside-calendar-card.tsx';

const read: OutsideCalendar = {
  host: 'calendar.example',
  addedAt: '2026-11-01T10:00:00Z',
  lastReadAt: '2026-11-20T18:00:00Z',
  failure: null,
  failingSince: null,
  stoppedAt: null,
  busyTimes: 12,
  cut: false,
};

function show(calendar: OutsideCalendar | null) {
  const state = { calendar };
  const answer = () => Response.json(state);
  const calls = serve({
    'GET /api/outside-calendar': answer,
    'PUT /api/outside-calendar': () => {
      state.calendar = { ...read, lastReadAt: null, busyTimes: 0 };
      return answer();
    },
    'POST /api/outside-calendar/read': answer,
    'DELETE /api/outside-calendar': () => {
      state.calendar = null;
      return new Response(null, { status: 204 });
    },
  });
  renderAt('/calendar', <OutsideCalendarCard />);
  return calls;
}

test('an address is checked before it is sent, and then read', async () => {
  const calls = show(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Add my calendar' }));
  const dialog = within(await screen.findByRole('dialog'));
  const address = dialog.getByRole('textbox', { name: 'Address of your calendar' });
  await userEvent.type(address, 'http://calendar.example/own.ics');
  await userEvent.click(dialog.getByRole('button', { name: 'Read my calendar' }));
  expect(await dialog.findByText(/begins with https:\/\/, so that nobody/)).toBeTruthy();
  expect(calls.some(({ key }) => key.startsWith('PUT'))).toBe(false);
  await userEvent.clear(address);
  await userEvent.type(address, 'webcal://calendar.example/own.ics');
  await userEvent.click(dialog.getByRole('button', { name: 'Read my calendar' }));
  expect(await screen.findByText(/is being read for the first time/)).toBeTruthy();
});

test('it says when it was read, and stopping asks first', async () => {
  const calls = show(read);
  expect(await screen.findByText(/12 busy times in the next 90\s+days/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stop reading' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(calls.some(({ key }) => key.startsWith('DELETE'))).toBe(false);
  await userEvent.click(question.getByRole('button', { name: 'Stop reading' }));
  expect(await screen.findByRole('button', { name: 'Add my calendar' })).toBeTruthy();
});

test.each([
  [null, /could not be read since/, 'Read now'],
  ['2026-11-27T18:00:00Z', /its times no longer count/, 'Read it again'],
])('it says what went wrong in plain words (ended: %s)', async (stoppedAt, words, button) => {
  show({ ...read, failure: 'refused', failingSince: '2026-11-20T18:15:00Z', stoppedAt });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText(/The address may have ended/)).toBeTruthy();
  expect(screen.getByRole('button', { name: button })).toBeTruthy();
});
