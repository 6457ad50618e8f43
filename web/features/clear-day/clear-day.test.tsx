import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import ClearDay from './clear-day.tsx';

const visit = (visitId: string, hour: number, given: object = {}) => ({
  visitId,
  clientId: `c-${visitId}`,
  clientName: 'Maria Garcia',
  petNames: ['Bella'],
  startsAt: `2026-11-24T${hour}:00:00+00:00`,
  endsAt: `2026-11-24T${hour + 1}:30:00+00:00`,
  timeZone: 'America/Chicago',
  canText: true,
  canMail: true,
  ...given,
});
const visits = [visit('v-1', 15), visit('v-2', 18, { clientName: 'Dev Narang', canText: false })];

test('what stays ticked is cancelled, and each client has a message that is ready to send', async () => {
  const calls = serve({
    'GET /auth/me': () => Response.json(sessionOf()),
    'GET /api/day/clear-check': () => Response.json({ timeZone: 'America/Chicago', visits, others: 1 }),
    'POST /api/day/clear': () =>
      Response.json([{ ...visits[1], openings: [{ startsAt: '2026-11-25T15:00:00+00:00', endsAt: '' }] }]),
    'POST /api/clients/c-v-2/messages': () => Response.json({}, { status: 201 }),
  });
  renderAt('/day', <ClearDay on="2026-11-24" onClose={() => {}} />);
  const user = userEvent.setup();
  const ticked = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Take no more bookings that day',
  });
  expect(ticked.checked).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /Bella, Maria Garcia/ }));
  await user.selectOptions(screen.getByLabelText('Why'), 'ill');
  expect(screen.getByText(/1 other booking on this day came through the marketplace/)).toBeTruthy();
  const closes = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Take no more bookings that day' });
  expect(closes.checked).toBe(false);
  await user.click(closes);
  await user.click(screen.getByRole('button', { name: 'Cancel 1 Visit' }));
  await screen.findByRole('dialog', { name: 'Tell each client' });
  const sent = calls.find(({ key }) => key === 'POST /api/day/clear');
  expect(sent?.body).toMatchObject({
    on: '2026-11-24',
    visitIds: ['v-2'],
    reason: 'ill',
    body: expect.stringContaining('I am sick') as string,
    offerOpenings: true,
    closeDay: true,
  });
  expect(screen.getByText(/^Offered: Wed/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Text Dev Narang' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Email Dev Narang' }));
  const mailed = calls.find(({ key }) => key.startsWith('POST /api/clients'));
  expect(mailed?.body).toMatchObject({ kind: 'cancelled', channel: 'email', visitId: 'v-2' });
});
