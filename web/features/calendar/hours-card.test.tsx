import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { query } from '#web/lib/api/query.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import { HoursCard } from './hours-card.tsx';

test('a link to the working hours opens their form', async () => {
  serve({ 'GET /api/calendar': () => new Response(null, { status: 503 }) });
  renderAt('/calendar#hours', <HoursCard hours={{ timeZone: 'America/Chicago', spans: [] }} />);
  expect(await screen.findByRole('dialog', { name: 'Working hours' })).toBeTruthy();
});

/** The card beside what asks for the session, as every page does. */
function CardOfShop() {
  useQuery(query('GET /auth/me'));
  return <HoursCard hours={{ timeZone: 'America/Chicago', spans: [] }} />;
}

test('a shop takes its opening hours, and a further day begins as the day before', async () => {
  const closed = { spans: [], byAppointment: false };
  const open = { spans: [{ from: '08:00', to: '16:00' }], byAppointment: false };
  const hours = { mon: closed, tue: open, wed: open, thu: closed, fri: closed, sat: closed, sun: closed };
  const calls = serve({
    'GET /api/calendar': () => new Response(null, { status: 503 }),
    'GET /auth/me': () => Response.json(sessionOf({ user: { roles: ['owner'] } })),
    'GET /api/profiles/business/facts': () => Response.json({ hours }),
    'PUT /api/working-hours': () => Response.json({ timeZone: 'America/Chicago', spans: [] }),
  });
  renderAt('/calendar#hours', <CardOfShop />);
  await userEvent.click(await screen.findByRole('button', { name: 'Use your opening hours' }));
  expect(screen.queryByRole('button', { name: 'Use your opening hours' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Thursday' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save hours' }));
  await expect
    .poll(() => calls.find(({ key }) => key === 'PUT /api/working-hours')?.body)
    .toEqual({ spans: [2, 3, 4].map((weekday) => ({ weekday, from: '08:00', to: '16:00' })) });
});
