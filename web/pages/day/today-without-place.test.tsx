import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { dayOf } from './day.testing.tsx';
import DayPage from './day.tsx';

const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;

test.each([
  ['UTC', own],
  ['America/Denver', null],
])('with a place in %s, the Day is asked for by the device’s zone: %s', async (timeZone, zone) => {
  const calls = serve({
    'GET /auth/me': () => Response.json(sessionOf({ timeZone, hasDay: true })),
    'GET /api/day': () => Response.json(dayOf({})),
  });
  renderAt('/day', <DayPage />);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  await waitFor(() => expect(calls.some(({ key }) => key === 'GET /api/day')).toBe(true));
  expect(calls.find(({ key }) => key === 'GET /api/day')?.query.get('zone')).toBe(zone);
});
