import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import GroomerDashboard from './groomer-dashboard.tsx';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('the first answer says what is next, however many visits lie further ahead', async () => {
  const near = visitOf({ id: 'near', startsAt: inDays(2), endsAt: inDays(2.1), title: 'Bath' });
  serve({
    'GET /auth/me': () => Response.json(sessionOf()),
    'GET /api/profiles/groomer': () =>
      Response.json({
        profile: { city: 'Austin', preferredRadius: 25 },
        profileComplete: true,
        completeness: 100,
        missing: [],
      }),
    'GET /api/groomers/current-user/applications': () => Response.json([]),
    'GET /api/calendar': () => Response.json({ timeOff: [], spans: [] }),
    'GET /api/shifts': () => Response.json([]),
    'GET /api/shifts/count': () => Response.json({ count: 0, more: false }),
    'GET /api/grooming-requests/count': () => Response.json({ count: 0, more: false }),
    // The list that begins with the farthest visit is still being read.
    'GET /api/visits': ({ query }) =>
      query.has('from') ? Response.json([near]) : new Promise<Response>(() => undefined),
  });
  renderAt('/groomer', <GroomerDashboard />);
  const said = (await screen.findByText(/^Nothing is booked on/)).closest('p');
  expect(said?.querySelector('a')?.getAttribute('href')).toBe('/visits/near');
});
