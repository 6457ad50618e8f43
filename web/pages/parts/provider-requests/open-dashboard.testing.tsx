import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { dismissToast } from '#web/lib/toast-store.ts';
import GroomerDashboard from '../../groomer-dashboard/groomer-dashboard.tsx';
import OwnerDashboard from '../../owner-dashboard/owner-dashboard.tsx';
import { requestCard } from './requests.testing.ts';

export const check = {
  startsAt: '2026-11-24T15:00:00.000Z',
  minutes: 180,
  minutesByBook: false,
  listPrice: 14_000,
  atHome: false,
  discountPercent: 15,
  clashes: [] as object[],
  tooFar: null,
  travel: [],
  busyElsewhere: [],
  comesUnusually: false,
  needsStreet: false,
  vaccinationGaps: [] as object[],
};
const place = { city: 'Austin', state: 'TX', zip: '78704', rating: null, reviewCount: 0 };
const own = { profileComplete: true, completeness: 100, missing: [] };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  dismissToast();
});

type Answers = Parameters<typeof serve>[0];

/** Opens a dashboard with stubbed answers. */
export function openDashboard(path: string, answers: Answers = {}) {
  const calls = serve({
    'GET /auth/me': () => Response.json(sessionOf({ user: { roles: ['groomer', 'owner'] } })),
    'GET /api/profiles/groomer': () => Response.json({ ...own, profile: { ...place, preferredRadius: 25 } }),
    'GET /api/profiles/business': () =>
      Response.json({
        ...own,
        profile: { ...place, businessName: 'Shoal Creek', businessType: 'salon', serviceRadius: 15 },
      }),
    'GET /api/groomers/current-user/applications': () => Response.json([]),
    'GET /api/shifts': () => Response.json([]),
    'GET /api/shifts/count': () => Response.json({ count: 0, more: false }),
    'GET /api/shifts/pins': () => Response.json({ pins: [], more: false }),
    'GET /api/shifts/owner/current-user': () => Response.json([]),
    'GET /api/owners/current-user/figures': () => Response.json({ waiting: 0, oldestWaitingSince: null }),
    'GET /api/places': () => Response.json([]),
    'GET /api/grooming-requests': () => Response.json([requestCard()]),
    'GET /api/grooming-requests/count': () => Response.json({ count: 1, more: false }),
    'GET /api/grooming-requests/pins': () => Response.json({ pins: [], more: false }),
    'GET /api/grooming-requests/r-1/offer-check': () => Response.json(check),
    'GET /api/offers/sent': () => Response.json([]),
    'GET /api/visits': () => Response.json([]),
    ...answers,
  });
  const Dashboard = path.startsWith('/owner') ? OwnerDashboard : GroomerDashboard;
  const view = renderAt(path, <Dashboard />);
  const asked = (key: string) => calls.filter((call) => call.key === key);
  return {
    ...view,
    sent: (key: string) => asked(key).map(({ body }) => body),
    queries: (key: string) => asked(key).map(({ query }) => query.toString()),
    search: () => Object.fromEntries(asked('GET /api/grooming-requests').at(-1)?.query ?? new Map()),
  };
}

export const ticket = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('article') ?? document.body);
};
export const refusal = (status: number, code: string, detail: string) =>
  Response.json({ code, detail }, { status });
