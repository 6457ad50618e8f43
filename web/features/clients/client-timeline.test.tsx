// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ClientPet } from '#contract/clients/client-pets.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { ClientTimeline } from './client-timeline.tsx';

const timeZone = 'America/Chicago';
const visit = (id: string, at: string) => ({
  kind: 'visit',
  id,
  at,
  title: 'Bella · Full groom',
  status: 'completed',
  price: 12_000,
  askedPrice: null,
  isRedo: false,
  source: 'own',
  confirmedAt: null,
  timeZone,
});
const bill = (receiptNo: number, visitId: string, given: object = {}) => ({
  kind: 'bill',
  id: `b-${receiptNo}`,
  at: '2026-11-24T18:00:00+00:00',
  visitId,
  receiptNo,
  total: 13_000,
  owed: 0,
  isVoid: false,
  timeZone,
  ...given,
});

test('a visit and its receipts are one line; a receipt without its visit keeps its own', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T18:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  serve({
    'GET /api/clients/c-1/timeline': () =>
      Response.json([
        bill(12, 'v-1', { owed: 3000 }),
        bill(11, 'v-1', { isVoid: true }),
        visit('v-1', '2026-11-24T15:00:00+00:00'),
        visit('v-2', '2026-10-20T15:00:00+00:00'),
        bill(7, 'v-0'),
      ]),
  });
  renderAt('/', <ClientTimeline client={{ id: 'c-1', pets: [] }} />);
  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) =>
    textContent.replaceAll(/\s/g, ' '),
  );
  expect(lines).toEqual([
    'Tue, Nov 24, 9:00 AMBella · Full groom · Receipt 12 · Receipt 11 (void)$30.00 owed$130.00',
    'Tue, Oct 20, 10:00 AMBella · Full groom$120',
    'Tue, Nov 24, 12:00 PMReceipt 7$130.00',
  ]);
  expect(screen.getByRole('link', { name: 'Receipt 12' }).getAttribute('href')).toBe('/visits/v-1#bill');
});

test('of the visits ahead the next three are shown and the later ones folded, with the past right below', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T18:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const ahead = ['2027-03-01', '2027-02-01', '2027-01-15', '2027-01-01', '2026-12-15'].map((day) => ({
    ...visit(`v-${day}`, `${day}T15:00:00+00:00`),
    status: 'booked',
  }));
  serve({
    'GET /api/clients/c-1/timeline': () =>
      Response.json([...ahead, visit('v-0', '2026-10-20T15:00:00+00:00')]),
  });
  renderAt('/', <ClientTimeline client={{ id: 'c-1', pets: [] }} />);
  const [folded, list] = await screen.findAllByRole('list');
  expect(screen.getByText('2 later visits').tagName).toBe('SUMMARY');
  expect([folded, list].map((of) => of?.querySelectorAll('li').length)).toEqual([2, 4]);
  expect(list?.textContent).toMatch(/Jan\s15.*Jan\s1.*Dec\s15.*Oct\s20/);
});

test('a groom that was only noted is not denied by an empty list of visits', async () => {
  serve({ 'GET /api/clients/c-1/timeline': () => Response.json([]) });
  const noted = { lastGroomedOn: '2026-10-20' } as ClientPet;
  const { unmount } = renderAt('/', <ClientTimeline client={{ id: 'c-1', pets: [noted] }} />);
  expect((await screen.findByText(/^The last groom was on/)).textContent).toMatch(/Oct\s20/);
  expect(screen.queryByText('No visits yet.')).toBeNull();
  unmount();
  renderAt('/', <ClientTimeline client={{ id: 'c-1', pets: [] }} />);
  expect(await screen.findByText('No visits yet.')).toBeTruthy();
});
