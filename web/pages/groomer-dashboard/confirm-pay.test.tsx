import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { ownApplication } from '#web/features/shifts/apply/own-application.testing.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import { TOAST_DURATION } from '#web/lib/toast-store.ts';
import GroomerDashboard from './groomer-dashboard.tsx';

test('unconfirmed pay is at the top, with the last day to answer; confirmed, it says so and folds away', async () => {
  const worked = ownApplication({
    status: 'completed',
    shiftActions: ['confirm_pay', 'dispute_pay'],
    pay: {
      dogsGroomed: 7,
      hours: 8,
      revenue: 60_050,
      bonus: 0,
      pay: 27_023,
      state: 'waiting',
      recordedAt: '2026-11-24T16:01:00.000Z',
      confirmBy: '2026-11-26T16:01:00.000Z',
      disputeReason: null,
      answerBy: null,
      disputedAt: null,
      withAdmin: false,
      decision: null,
    },
  });
  let waiting = [worked];
  serve({
    'GET /auth/me': () => Response.json(sessionOf()),
    'GET /api/profiles/groomer': () =>
      Response.json({ profile: null, profileComplete: true, completeness: 100, missing: [] }),
    'GET /api/shifts': () => Response.json([]),
    'GET /api/shifts/count': () => Response.json({ count: 0, more: false }),
    'GET /api/grooming-requests/count': () => Response.json({ count: 0, more: false }),
    'GET /api/visits': () => Response.json([]),
    'GET /api/groomers/current-user/applications': () => Response.json(waiting),
    'POST /api/shifts/shift-of-a-1/confirm-pay': () => {
      waiting = [];
      return Response.json({ id: 'shift-of-a-1' });
    },
  });
  renderAt('/groomer', <GroomerDashboard />);
  const link = await screen.findByRole('link', { name: 'Confirm your pay' });
  expect(link.getAttribute('href')).toMatch(/\?tab=applications/);
  const facts = screen.getByText(/^Sat,\sNov\s28, Shoal Creek Pet Spa/);
  expect(facts.textContent).toMatch(/say so by Thu,\sNov\s26/);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Confirm $270.23' }));
  const receipt = await screen.findByText('Pay confirmed: $270.23');
  expect(receipt.closest('.note')).toBe(document.activeElement);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Confirm your pay' })).toBeNull());
  expect(screen.getByText('Pay confirmed: $270.23')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(TOAST_DURATION));
  expect(screen.queryByText('Pay confirmed: $270.23')).toBeNull();
});
