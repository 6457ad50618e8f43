import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { ownApplication } from '#web/features/shifts/apply/own-application.testing.ts';
import { eraseAccountStorage, openAccountStorage } from '#web/lib/account-storage.ts';
import { sendActs } from '#web/lib/api/outbox.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import { dismissToast, toasts } from '#web/lib/toast-store.ts';
import GroomerDashboard from './groomer-dashboard.tsx';

const saturday: ShiftCard = { ...ownApplication().shift, application: null };

test('without a signal an application waits, and goes out once when it is back', async () => {
  openAccountStorage('maya');
  onTestFinished(() => {
    dismissToast();
    eraseAccountStorage();
    openAccountStorage(undefined);
  });
  let isAway = true;
  const calls = serve({
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya' })),
    'GET /api/profiles/groomer': () =>
      Response.json({ profile: null, profileComplete: true, completeness: 100, missing: [] }),
    'GET /api/groomers/current-user/applications': () => Response.json([]),
    'GET /api/shifts': () => Response.json([saturday]),
    'GET /api/shifts/count': () => Response.json({ count: 1, more: false }),
    'GET /api/grooming-requests/count': () => Response.json({ count: 0, more: false }),
    [`GET /api/shifts/${saturday.id}/clashes`]: () => Response.json([]),
    'GET /api/visits': () => Response.json([]),
    'POST /api/shift-applications': () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return Response.json({ id: 'a-1', shiftId: saturday.id, status: 'pending' }, { status: 201 });
    },
  });
  renderAt('/groomer', <GroomerDashboard />);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply for This Shift' }));
  await userEvent.type(await screen.findByLabelText('Message to the owner (optional)'), 'I am near.');
  // Online, a call that is lost is tried again before it is given up.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: 'Waiting' })).toBeTruthy();
  expect(toasts.get()).toMatchObject([{ title: 'Your application is kept here' }]);
  expect(toasts.get()[0]?.variant).toBeUndefined();

  isAway = false;
  await act(() => sendActs(new QueryClient()));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Waiting' })).toBeNull());
  const sent = calls.filter(({ key }) => key === 'POST /api/shift-applications');
  expect(sent).toMatchObject([{ body: { message: 'I am near.' } }, { body: { message: 'I am near.' } }]);
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});
