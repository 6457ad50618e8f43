import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toasts } from '#web/lib/toast-store.ts';
import { dayOf, openDay, ownVisit } from './day.testing.tsx';

const totals = (toAsk: number, given = {}) => ({
  visits: 2,
  cents: 24_000,
  unpriced: 0,
  taken: 0,
  unconfirmed: 2,
  toAsk,
  askedLately: 0,
  unreached: 0,
  ...given,
});
const visits = [ownVisit(), ownVisit({ id: 'v-2' })];

test('from two clients on who have not confirmed, one tap says how many it asks', async () => {
  const { sent } = openDay(dayOf({ visits, totals: totals(2) }), {
    'POST /api/day/ask-to-confirm': () => Response.json({ asked: 2, toText: 1 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask 2 to confirm' }));
  await waitFor(() =>
    expect(toasts.get()[0]).toMatchObject({
      title: '1 asked by email, 1 to text',
      description: 'Their text waits for you under Tell them.',
      action: { label: 'Show' },
    }),
  );
  await waitFor(() => expect(sent('POST /api/day/ask-to-confirm')).toEqual([{ on: '2026-11-24' }]));
});

test.each([
  [
    'some were asked already',
    { unconfirmed: 5, askedLately: 1, unreached: 2 },
    ' (1 asked already, 2 without email or texts)',
  ],
  ['some come twice', { unconfirmed: 3 }, ' (1 of the same client)'],
  ['all are asked', { unconfirmed: 2 }, ''],
])('why fewer are asked than have not confirmed is said: %s', async (_, given, why) => {
  openDay(dayOf({ visits, totals: totals(2, given) }));
  expect(await screen.findByRole('button', { name: 'Ask 2 to confirm' })).toBeTruthy();
  expect(screen.getByText(/not confirmed/).closest('p')?.textContent).toBe(
    `2 visits · $240 · ${given.unconfirmed} not confirmed${why}`,
  );
});

test('what was taken on the day stands beside its price', async () => {
  openDay(dayOf({ visits, totals: { ...totals(0, { taken: 9600 }), unconfirmed: 0 } }));
  expect(await screen.findByText('2 visits · $240 · $96 taken')).toBeTruthy();
});

test('a sum in which every visit lacks a part is shown with what is missing', async () => {
  openDay(dayOf({ visits, totals: { ...totals(0, { unpriced: 2 }), unconfirmed: 0 } }));
  expect(await screen.findByText('2 visits · $240 · 2 without a price')).toBeTruthy();
});

test.each([
  ['one alone', { totals: totals(1) }],
  ['a day further ahead', { totals: totals(2), on: '2026-11-26' }],
])('nobody is asked at once: %s', async (_, given) => {
  openDay(dayOf({ visits, ...given }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
});
