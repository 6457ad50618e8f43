import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { ownApplication } from '#web/features/shifts/apply/own-application.testing.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import GroomerDashboard from './groomer-dashboard.tsx';

const detail = 'We cannot find this place. Use a ZIP code, or a city with its state.';
const profile = { city: 'Springfield', state: 'MO', preferredRadius: 25 };

test('an unknown place is reported at its field; the list uses the groomer’s own place', async () => {
  const shift = { ...ownApplication().shift, application: null };
  const calls = serve({
    'GET /auth/me': () => Response.json(sessionOf()),
    'GET /api/profiles/groomer': () =>
      Response.json({ profile, profileComplete: true, completeness: 100, missing: [] }),
    'GET /api/groomers/current-user/applications': () => Response.json([]),
    'GET /api/places/meant': () => Response.json({ code: 'invalid', detail }, { status: 422 }),
    'GET /api/shifts': () => Response.json([shift]),
    'GET /api/shifts/count': () => Response.json({ count: 1, more: false }),
    'GET /api/grooming-requests/count': () => Response.json({ count: 0, more: false }),
    'GET /api/visits': () => Response.json([]),
  });
  renderAt('/groomer?near=qwertzu', <GroomerDashboard />);
  expect(await screen.findByRole('heading', { name: shift.title })).toBeTruthy();
  const bar = within(screen.getByRole('form', { name: 'Filter shifts' }));
  expect(bar.getByText(detail)).toBeTruthy();
  expect(screen.getByText('within 25 miles of Springfield, MO')).toBeTruthy();
  expect(calls.some(({ query }) => query.has('near'))).toBe(false);
});
