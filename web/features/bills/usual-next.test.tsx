// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TimelineEntry } from '#contract/clients/clients.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { CheckOutForm } from './check-out-form.tsx';
import { weeksOfVisits } from './usual-next.ts';

const seen = (at: string, status: 'completed' | 'cancelled' | 'booked' = 'completed'): TimelineEntry => ({
  kind: 'visit',
  id: at,
  at: `${at}T15:00:00Z`,
  title: 'Bella · Full groom',
  status,
  price: 9500,
  askedPrice: null,
  isRedo: false,
  source: 'own',
  confirmedAt: null,
  timeZone: 'America/Chicago',
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-11-23T18:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const today = { startsAt: '2027-11-23T15:00:00Z' };

test('how often a client comes is read from the last visits, whatever one of them was', () => {
  expect(weeksOfVisits([], today)).toBeNull();
  expect(weeksOfVisits([seen('2027-10-12')], today)).toBe(6);
  expect(
    weeksOfVisits([seen('2027-10-12'), seen('2027-11-02', 'cancelled'), seen('2027-08-31')], today),
  ).toBe(6);
  expect(
    weeksOfVisits([seen('2027-11-16'), seen('2027-10-05'), seen('2027-08-24'), seen('2027-07-13')], today),
  ).toBe(6);
  expect(weeksOfVisits([seen('2026-11-24')], today)).toBeNull();
});

const open = (timeline: TimelineEntry[], everyWeeks: number | null = null, cents: number | null = 9500) => {
  const calls = serve({
    'POST /api/visits/v-1/check-out': () => Response.json({ code: 'too_late' }, { status: 409 }),
    'GET /api/clients/c-1/timeline': () => Response.json(timeline),
  });
  const visit = {
    ...today,
    id: 'v-1',
    source: 'own',
    timeZone: 'America/Chicago',
    endsAt: '2027-11-23T16:00:00Z',
    pets: [{ id: 'p-1', name: 'Bella', services: ['nail_trim'], price: cents, everyWeeks }],
    services: ['nail_trim'],
    price: cents,
    listPrice: cents,
    discount: 0,
    reportCards: [],
    client: { id: 'c-1', name: 'Maria Garcia', phone: null, email: null },
    owner: null,
  };
  renderAt(
    '/',
    <CheckOutForm
      visit={visit as never}
      settings={{ taxPercent: 0 } as never}
      agreedPrice={cents}
      agreedLines={[]}
      advance={0}
    />,
  );
  return () => calls.filter(({ key }) => key.startsWith('POST')).map(({ body }) => body);
};

/** What is said of their usual next visit, where its spaces do not break. */
const usual = async () =>
  (await screen.findByText(/^They usually come every \d+ weeks: /)).textContent.replaceAll('\u00a0', ' ');

test('the usual next visit is said in its own part alone, and is not booked without a tap', async () => {
  const sent = open([seen('2027-10-12')]);
  expect(await usual()).toBe('They usually come every 6 weeks: Tue, Jan 4, 2028, 9:00 AM.');
  expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cash' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take $95 and close' }));
  await expect.poll(sent).toMatchObject([{ next: null }]);
  await userEvent.click(screen.getByRole('button', { name: 'In 6 weeks' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take $95 and close' }));
  await expect
    .poll(() => sent()[1])
    .toMatchObject({ nextVisitWeeks: 6, next: { startsAt: '2028-01-04T15:00:00.000Z' } });
});

test('the noted interval comes before that of the last visits', async () => {
  open([seen('2027-10-12')], 4);
  expect(await usual()).toBe('They usually come every 4 weeks: Tue, Dec 21, 9:00 AM.');
});

test('beside a next visit that is booked already no other is proposed', async () => {
  open([seen('2028-01-04', 'booked'), seen('2027-10-12')]);
  expect(await screen.findByText(/^Booked already:/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
});

test('on a phone the bill is one line, unless an amount is missing', () => {
  open([]);
  const bill = screen.getByRole('region', { name: 'Bill' }).querySelector('details');
  expect(bill?.open).toBe(false);
  expect(bill?.querySelector('summary')?.textContent).toBe('Bill: Nail trim · $95.00');
});

test('a bill without an amount is unfolded', () => {
  open([], null, null);
  expect(screen.getByRole('region', { name: 'Bill' }).querySelector('details')?.open).toBe(true);
});
