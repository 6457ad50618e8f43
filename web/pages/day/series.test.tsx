import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { VisitSeries } from '#contract/visit-series.ts';
import { onOneDay } from '../pet-owner-dashboard/own-records.testing.tsx';
import { dayOf, openDay, ownVisit } from './day.testing.tsx';

onOneDay();

const series: VisitSeries = {
  id: 's-1',
  clientId: 'c-1',
  clientName: 'Maria Garcia',
  petNames: ['Bella'],
  prices: [{ petId: '018f0000-0000-7000-8000-00000000be11', petName: 'Bella', price: 9500 }],
  everyWeeks: 6,
  startsOn: '2026-12-02',
  startTime: '09:00',
  timeZone: 'America/Chicago',
  until: null,
  pausedUntil: null,
  endedAt: null,
  next: null,
  ahead: { moving: 5, from: '2026-12-02', staying: ['2026-11-25T15:00:00Z'] },
  toldBy: null,
  canText: true,
  gaps: [],
};

test('a client who is told by nobody else is texted the days that go with a series', async () => {
  const { sent } = openDay(dayOf(), {
    'GET /api/visit-series': () => Response.json([series]),
    'POST /api/visit-series/s-1/end': () =>
      Response.json({ ...series, cancelled: { visits: 3, firstId: 'v-1' } }),
    'POST /api/clients/c-1/messages': () => new Response(null, { status: 500 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Visits that repeat' }));
  await userEvent.click(await screen.findByRole('button', { name: 'End' }));
  await userEvent.click(await screen.findByRole('button', { name: 'End it' }));
  expect(await screen.findByText(/^3 visits are cancelled/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Text the days' }));
  await waitFor(() =>
    expect(sent('POST /api/clients/c-1/messages')).toMatchObject([
      { kind: 'series_cancelled', visitId: 'v-1' },
    ]),
  );
});

test('a client who gets no texts is offered none', async () => {
  openDay(dayOf(), {
    'GET /api/visit-series': () => Response.json([{ ...series, canText: false }]),
    'POST /api/visit-series/s-1/end': () =>
      Response.json({ ...series, canText: false, cancelled: { visits: 3, firstId: 'v-1' } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Visits that repeat' }));
  await userEvent.click(await screen.findByRole('button', { name: 'End' }));
  await userEvent.click(await screen.findByRole('button', { name: 'End it' }));
  expect(
    await screen.findByText('3 visits are cancelled. They get no texts: call or meet them.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Text the days' })).toBeNull();
});

async function openChange(given: Partial<VisitSeries>, answer: () => Response) {
  const opened = openDay(dayOf(), {
    'GET /api/visit-series': () => Response.json([{ ...series, ...given }]),
    'POST /api/visit-series/s-1/change': answer,
    'POST /api/clients/c-1/messages': () => new Response(null, { status: 500 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Visits that repeat' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  return opened;
}
const type = async (label: string, value: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, value);
};

test('a change says beforehand what will happen, and then offers the text', async () => {
  const moved = { visits: 3, firstId: 'v-1', was: 9500 };
  const { sent } = await openChange({}, () =>
    Response.json({ ...series, moved, cancelled: { visits: 2, firstId: 'v-4' } }),
  );
  expect(
    await screen.findByText(/^5 booked visits keep their days, the first on Wed, Dec 2, 9:00/),
  ).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Begins'), { target: { value: '10:00' } });
  await type('Weeks between visits', '10');
  await type('Price for Bella (dollars)', '105');
  expect(
    await screen.findByText(/^3 booked visits move: .*10:00.AM\. 2 are cancelled, .* stay: .*Nov 25\.$/),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Change the series' }));
  await waitFor(() =>
    expect(sent('POST /api/visit-series/s-1/change')).toEqual([
      {
        from: '2026-12-02',
        startsOn: '2026-12-02',
        startTime: '10:00',
        everyWeeks: 10,
        prices: [{ petId: '018f0000-0000-7000-8000-00000000be11', price: 10_500 }],
      },
    ]),
  );
  expect(await screen.findByText(/^3 visits are moved/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Text the days' }));
  await waitFor(() =>
    expect(sent('POST /api/clients/c-1/messages')).toMatchObject([
      { kind: 'series_changed', visitId: 'v-1', was: 9500 },
    ]),
  );
});

test('what is wrong with a change is said at its field, and whether an email goes is asked', async () => {
  const message = 'None of these dates can be booked. You are off then.';
  const { sent } = await openChange({ toldBy: 'email' }, () =>
    Response.json(
      { code: 'invalid', title: 'Invalid', detail: message, errors: [{ path: 'startsOn', message }] },
      { status: 422 },
    ),
  );
  await type('Weeks between visits', '60');
  await userEvent.click(screen.getByRole('button', { name: 'Change the series' }));
  expect(await screen.findByText('Use 1 to 52 weeks')).toBeTruthy();
  await type('Weeks between visits', '5');
  const boxes = screen.getAllByRole('checkbox', { name: 'Email Maria Garcia about it' });
  await userEvent.click(boxes.at(-1) as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Change the series' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sent('POST /api/visit-series/s-1/change')).toMatchObject([{ everyWeeks: 5, tell: false }]);
});

test('where one visit of a series is moved, the way to change the whole series is at hand', async () => {
  const visit = ownVisit({ actions: ['move'], repeatsEvery: 6 });
  openDay(dayOf({ visits: [visit] }), { 'GET /api/visit-series': () => Response.json([series]) });
  await userEvent.click(await screen.findByRole('button', { name: 'More for Bella · Full groom' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move' }));
  expect(await screen.findByText(/^Only this visit moves\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Change the whole series' }));
  expect(await screen.findByRole('dialog', { name: 'Visits that repeat' })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Move this visit' })).toBeNull();
});
