import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import { dayOf, openDay, ownVisit } from './day.testing.tsx';

/** A house call that is over, so many tenths of a degree north of Austin. */
const over = (id: string, north: number, given: Partial<Visit> = {}) =>
  ownVisit({
    id,
    atHome: true,
    status: 'completed',
    actions: [],
    latitude: 30 + north / 10,
    longitude: -97.7,
    ...given,
  });
const open = (visits: Visit[], miles: number[] = []) =>
  openDay(dayOf({ visits }), {
    'GET /api/books': () =>
      Response.json({
        trips: miles.map((each) => ({ miles: each })),
        totals: { miles: miles.reduce((sum, each) => sum + each, 0) },
      }),
    'POST /api/books/trips': ({ body }) => Response.json({ id: 't-1', ...(body as object) }, { status: 201 }),
  });

test('the miles between the stops are proposed once the day is done, and recorded by a tap alone', async () => {
  const { sent } = open([over('v-1', 0), over('v-2', 3), over('v-3', 1, { status: 'no_show' })]);
  const miles = await screen.findByLabelText('Miles');
  expect((miles as HTMLInputElement).value).toBe('45');
  expect(screen.getByText(/Estimated between the 3 stops/)).toBeTruthy();
  expect(sent('POST /api/books/trips')).toEqual([]);
  await userEvent.clear(miles);
  await userEvent.type(miles, '51.5');
  await userEvent.click(screen.getByRole('button', { name: 'Record the miles' }));
  await waitFor(() =>
    expect(sent('POST /api/books/trips')).toEqual([
      { day: '2026-11-24', miles: 51.5, purpose: 'Between 3 visits' },
    ]),
  );
});

test('nothing is proposed where the miles are in the books already, or nothing was driven', async () => {
  const { unmount } = open([over('v-1', 0), over('v-2', 3)], [12.4]);
  expect(await screen.findByText('12.4 mi of this day are in your books.')).toBeTruthy();
  expect(screen.queryByLabelText('Miles')).toBeNull();
  unmount();
  open([over('v-1', 0, { atHome: false }), over('v-2', 3, { atHome: false })]);
  expect(await screen.findByText('What the day brought in')).toBeTruthy();
  expect(screen.queryByLabelText('Miles')).toBeNull();
});

test('the day is driven only while a stop is left', async () => {
  const { unmount } = open([over('v-1', 0)]);
  await userEvent.click(await screen.findByRole('button', { name: 'More for this day' }));
  expect(await screen.findByRole('menuitem', { name: 'Print the day' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Drive the day' })).toBeNull();
  unmount();
  open([over('v-1', 0), over('v-2', 1, { status: 'booked' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'More for this day' }));
  expect(await screen.findByRole('menuitem', { name: 'Drive the day' })).toBeTruthy();
});
