// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { UserTypeProvider } from '#web/features/identity/user-type.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import CalendarPage from './calendar.tsx';

const wait = () => new Response(null, { status: 503 });

/** Opens the calendar, whose data does not load. */
function openCalendar(path: string, session = sessionOf()) {
  const calls = serve({
    'GET /auth/me': () => Response.json(session),
    'GET /api/calendar': wait,
    'GET /api/calendar/feed': wait,
    'GET /api/outside-calendar': wait,
    'GET /api/working-hours': wait,
  });
  renderAt(
    path,
    <UserTypeProvider>
      <CalendarPage />
    </UserTypeProvider>,
  );
  return calls;
}

test('a provider adds a visit on the shown day, or time off', async () => {
  openCalendar('/calendar?view=day&day=2026-12-09');
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  expect(screen.getByRole('menuitem', { name: 'Time off' })).toBeTruthy();
  expect(screen.getByRole('menuitem', { name: 'Visit' }).getAttribute('href')).toBe(
    '/day?on=2026-12-09&add=visit',
  );
});

test('today is the day at the person’s own place, wherever the browser is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T03:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const calls = openCalendar('/calendar?view=day', sessionOf({ timeZone: 'Pacific/Honolulu' }));
  await waitFor(() => {
    const asked = calls.find(({ key }) => key === 'GET /api/calendar');
    expect(asked?.query.get('from')).toBe('2026-12-01');
  });
});

test('two quick taps go two days on, also before the first is drawn', async () => {
  openCalendar('/calendar?view=day&day=2026-12-09');
  const later = await screen.findByRole('button', { name: /^Later than/ });
  act(() => {
    later.click();
    later.click();
  });
  expect(await screen.findByRole('heading', { name: /Dec.11/ })).toBeTruthy();
});
