import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { dayOf } from '../day/day.testing.tsx';
import { onOneDay } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import { openVisit } from './open-visit.testing.tsx';

onOneDay();

const done: Partial<Visit> = {
  status: 'completed',
  startsAt: '2026-11-20T14:00:00Z',
  endsAt: '2026-11-20T15:00:00Z',
  actions: [],
};
const pickles = visitOf({
  id: 'v-2',
  startsAt: '2026-11-20T15:30:00Z',
  pets: [{ ...visitOf().pets[0]!, name: 'Pickles' }],
  atHome: true,
  address: '107 Slaughter Ln, Austin, TX 78748',
});
const open = (visit: Partial<Visit>) => {
  const day = vi.fn<() => Response>(() =>
    Response.json(
      dayOf({
        on: '2026-11-20',
        today: '2026-11-20',
        visits: [visitOf(done), visitOf({ ...done, id: 'v-3' }), pickles],
      }),
    ),
  );
  openVisit(visit, {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/day': day,
  });
  return day;
};

test('after a visit that is done, the next one of the day follows with the way there', async () => {
  open(done);
  const next = await screen.findByRole('link', { name: /^Next: Pickles, 9:30\sAM$/ });
  expect(next.getAttribute('href')).toBe('/visits/v-2');
  expect(screen.getByRole('link', { name: /^Directions to 107 Slaughter Ln/ })).toBeTruthy();
});

test.each([
  ['under way', { ...done, status: 'checked_in' as const }],
  ['of another day', { ...done, startsAt: '2026-11-19T14:00:00Z' }],
])('a visit %s does not ask what comes next', async (_, visit) => {
  const day = open(visit);
  expect(await screen.findByRole('heading', { name: 'What happened' })).toBeTruthy();
  expect(day).not.toHaveBeenCalled();
});

test.each([
  ['completed', true],
  ['stopped', false],
] as const)('of a visit that is %s the receipt comes first: %s', async (status, isFirst) => {
  const sums = { subtotal: 0, discount: 0, tax: 0, total: 0, paid: 0, tips: 0, owed: 0, disputed: 0 };
  const bill = {
    id: 'b-1',
    visitId: 'v-1',
    receiptNo: 12,
    day: '2026-11-20',
    lines: [],
    payments: [],
    actions: [],
    taxPercent: 0,
    agreed: null,
    voidedAt: null,
    ...sums,
  };
  openVisit(
    { ...done, status },
    {
      'GET /auth/me': () =>
        Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
      'GET /api/day': () => Response.json(dayOf({ on: '2026-11-20', today: '2026-11-20' })),
      'GET /api/bills': () => Response.json([bill]),
    },
  );
  const receipt = await screen.findByRole('heading', { name: 'Receipt' });
  const visit = screen.getByRole('heading', { level: 1 });
  const follows = receipt.compareDocumentPosition(visit) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows).toBe(isFirst);
});
