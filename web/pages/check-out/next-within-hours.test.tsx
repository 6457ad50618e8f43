import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { onOneDay, openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import { Route, Routes } from 'react-router';
import { CheckOutForm } from '#web/features/bills/check-out-form.tsx';
import { NextNotBooked } from '../visit/next-not-booked.tsx';

onOneDay();

const client = { id: 'c-1', name: 'Vic Wood', phone: null, email: null, toldBy: null };
/** A walk-in of a Sunday evening, who comes every four weeks. */
const visit = visitOf({
  id: 'v-1',
  source: 'walk_in',
  status: 'checked_in',
  startsAt: '2026-11-30T00:10:00.000Z',
  endsAt: '2026-11-30T01:10:00.000Z',
  timeZone: 'America/Chicago',
  price: 0,
  listPrice: 0,
  discount: 0,
  client: client as never,
  pets: [{ ...visitOf({}).pets[0], everyWeeks: 4, price: 0 }] as never,
});
/** What is said of their usual next visit, where its spaces do not break. */
const usual = async () =>
  (await screen.findByText(/^They usually come every \d+ weeks: /)).textContent.replaceAll('\u00a0', ' ');

function Form() {
  return (
    <Routes>
      <Route
        path="/visits/v-1/check-out"
        element={
          <CheckOutForm
            visit={visit}
            settings={{ taxPercent: 0 } as never}
            agreedPrice={0}
            agreedLines={[]}
            advance={0}
          />
        }
      />
      <Route path="/visits/v-1" element={<NextNotBooked visit={visit} />} />
    </Routes>
  );
}
const check = (outsideHours: boolean) => ({
  timeZone: 'America/Chicago',
  outsideHours,
  timeOff: [],
  busyElsewhere: [],
  visits: [],
  travel: [],
});

const open = () =>
  openAsDana('/visits/v-1/check-out', ['/*', Form], {
    'GET /api/clients/c-1/timeline': () => Response.json([]),
    'GET /api/day/openings': () =>
      Response.json({
        timeZone: 'America/Chicago',
        openings: [{ startsAt: '2026-12-28T15:00:00.000Z', endsAt: '2026-12-28T16:00:00.000Z', staff: null }],
      }),
    'GET /api/calendar/check': ({ query }) =>
      Response.json(check(query.get('from') !== '2026-12-28T15:00:00.000Z')),
    'POST /api/visits/v-1/check-out': () =>
      Response.json(
        {
          receiptNo: 3,
          paid: 0,
          tips: 0,
          owed: 0,
          next: null,
          nextProblem: 'You are booked: Coco.',
          receiptProblem: null,
        },
        { headers: { changed: '' }, status: 201 },
      ),
  });

test('the next visit of a walk-in on a day off is proposed for the nearest free time', async () => {
  const { sent } = open();
  expect(await usual()).toBe('They usually come every 4 weeks: Mon, Dec 28, 9:00 AM.');
  await userEvent.click(screen.getByRole('button', { name: 'In 4 weeks' }));
  expect(screen.getByText(/this is the nearest free time/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect
    .poll(() => sent('POST /api/visits/v-1/check-out'))
    .toMatchObject([{ nextVisitWeeks: 4, next: { startsAt: '2026-12-28T15:00:00.000Z' } }]);
  // What was refused stays on the screen, with the way to mend it.
  expect(await screen.findByText('You are booked: Coco.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Book the next visit' }).getAttribute('href')).toBe(
    '/day?on=2026-12-28&add=visit&client=c-1',
  );
});

test('a typed time outside of the hours is said before the bill is closed, and booked anyway on purpose', async () => {
  const { sent } = open();
  await usual();
  const choices = within(screen.getByRole('group', { name: 'When the next visit is' }));
  await userEvent.click(choices.getByRole('button', { name: 'Other' }));
  // Another time begins as the free one that is proposed.
  const begins = screen.getByLabelText<HTMLInputElement>('Begins');
  expect(begins.value).toBe('09:00');
  fireEvent.change(begins, { target: { value: '18:10' } });
  expect(await screen.findByText('This is outside your working hours.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('alert').textContent).toContain('book it anyway');
  expect(sent('POST /api/visits/v-1/check-out')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Book anyway' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect
    .poll(() => sent('POST /api/visits/v-1/check-out'))
    .toMatchObject([{ next: { startsAt: '2026-12-29T00:10:00.000Z', anyway: true } }]);
});
