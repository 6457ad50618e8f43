import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NextVisit } from '#web/features/bills/next-visit.tsx';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';

const visit = visitOf({
  source: 'own',
  client: {
    id: 'c-1',
    name: 'Vic Wood',
    phone: null,
    email: null,
    contactBy: 'text',
    stoppedTexts: false,
    stoppedMail: false,
    directions: null,
    notes: null,
    linkedUserId: null,
    toldBy: null,
    owed: 0,
    owedHere: 0,
  },
});
const nothingTyped = {
  lines: [],
  taxPercent: '0',
  tip: { percent: 0 },
  payments: [],
  agreed: { how: null, name: '' },
  next: null,
  tellsNext: true,
  nextVisitWeeks: null,
  receipt: 'none' as const,
};
const booked = (at: string, status: 'booked' | 'cancelled' = 'booked') => ({
  kind: 'visit',
  id: at,
  at,
  title: 'Roxy · Full groom',
  status,
  price: 8500,
  isRedo: false,
  source: 'own',
  confirmedAt: null,
  timeZone: 'America/Chicago',
});

test('a next visit that is booked already is told at check-out', async () => {
  serve({
    'GET /api/clients/c-1/timeline': () =>
      Response.json([
        booked('2027-01-19T15:00:00+00:00'),
        booked('2026-12-22T15:00:00+00:00'),
        booked('2026-12-01T15:00:00+00:00', 'cancelled'),
        booked('2026-11-24T15:00:00+00:00'),
      ]),
  });
  renderAt('/', <NextVisit visit={visit} set={() => undefined} values={nothingTyped} />);
  const line = await screen.findByText(/^Booked already:/);
  expect(line.textContent.replaceAll('\u00a0', ' ')).toBe(
    'Booked already: Tue, Dec 22, 9:00 AM, Roxy · Full groom.',
  );
  expect(screen.getByRole('button', { name: 'No other' })).toBeTruthy();
});

test('a member who is not among the clients yet is offered a next visit as well', () => {
  const set = vi.fn<(change: object) => void>();
  renderAt('/', <NextVisit visit={visitOf({ client: null })} set={set} values={nothingTyped} />);
  fireEvent.click(screen.getByRole('button', { name: 'In 6 weeks' }));
  expect(set.mock.calls).toMatchObject([[{ next: { weeks: 6 }, nextVisitWeeks: 6 }]]);
});
