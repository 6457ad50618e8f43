import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import { toasts } from '#web/lib/toast-store.ts';
import { dayOf, openDay, ownVisit } from './day.testing.tsx';

const zone = 'America/Chicago';
const clash = {
  name: 'You',
  title: 'Bath day',
  startsAt: '2026-11-24T16:00:00Z',
  endsAt: '2026-11-24T17:00:00Z',
  timeZone: zone,
};

/** The dialog that moves a client's visit, with the free times of the day. */
async function openMove(given: Partial<Visit> = {}) {
  const opened = openDay(dayOf({ visits: [ownVisit({ actions: ['move'], ...given })] }), {
    'GET /api/day/openings': () =>
      Response.json({
        timeZone: zone,
        openings: ['2026-11-24T19:00:00Z', '2026-11-24T19:00:00Z', '2026-11-25T15:00:00Z'].map(
          (startsAt, nth) => ({
            startsAt,
            endsAt: startsAt,
            staff: { id: `s-${nth}`, name: `Person ${nth}`, color: 'blue' },
          }),
        ),
      }),
    'GET /api/visits/v-1/move-check': ({ query }) => {
      const startsAt = query.get('startsAt') ?? '';
      const clashes = startsAt === '2026-11-24T16:00:00.000Z' ? [clash] : [];
      return Response.json({ startsAt, endsAt: startsAt, clashes, vaccinationGaps: [] });
    },
    'GET /api/calendar/check': () =>
      Response.json({
        timeZone: zone,
        outsideHours: false,
        timeOff: [],
        busyElsewhere: [],
        visits: [],
        travel: [{ ...clash, miles: 3, minutesNeeded: 12, minutesBetween: 0 }],
      }),
    'PATCH /api/visits/v-1/time': () => Response.json(ownVisit({ startsAt: '2026-11-25T15:00:00Z' })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More for Bella · Full groom' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move' }));
  const read = (path: string) => opened.calls.filter(({ key }) => key === path);
  return { ...opened, read, dialog: within(await screen.findByRole('dialog', { name: 'Move this visit' })) };
}

test('a visit of an own client moves to a free time of its length and person', async () => {
  const staff = { id: 's-1', name: 'Tasha', color: 'blue' as const };
  const { dialog, sent, read } = await openMove({ staff });
  const times = within(await dialog.findByRole('group', { name: 'Next free times of Tasha' }));
  expect(times.getAllByRole('button')).toHaveLength(2);
  const { startsAt, endsAt } = ownVisit();
  expect(Object.fromEntries(read('GET /api/day/openings')[0]?.query ?? [])).toMatchObject({
    minutes: String((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
    staffId: 's-1',
    pets: '1',
  });
  await userEvent.click(times.getByRole('button', { name: /Nov\s25, 9:00\sAM$/ }));
  expect(await dialog.findByText('You may not get there in time.')).toBeTruthy();
  expect(dialog.queryByText('No conflicts.')).toBeNull();
  await waitFor(() =>
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Move visit' }).disabled).toBe(false),
  );
  const checks = read('GET /api/visits/v-1/move-check').length;
  await userEvent.click(dialog.getByRole('button', { name: 'Move visit' }));
  const question = await screen.findByRole('alertdialog', { name: 'Can you be there in time?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Move' }));
  await waitFor(() =>
    expect(sent('PATCH /api/visits/v-1/time')).toMatchObject([{ startsAt: '2026-11-25T15:00:00.000Z' }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Move this visit' })).toBeNull());
  expect(read('GET /api/visits/v-1/move-check')).toHaveLength(checks);
  cleanup();
  render(<MemoryRouter>{toasts.get()[0]?.description}</MemoryRouter>);
  expect(
    screen.getByText(/^It is on Wed,\sNov\s25, 9:00\sAM now\. Maria Garcia does not know yet\.$/),
  ).toBeTruthy();
});

test('a time that is taken is one problem, not also one of the way', async () => {
  const { dialog } = await openMove();
  fireEvent.change(dialog.getByLabelText('Begins'), { target: { value: '10:00' } });
  expect(await dialog.findByText('This time is taken.')).toBeTruthy();
  expect(dialog.queryByText('You may not get there in time.')).toBeNull();
  fireEvent.change(dialog.getByLabelText('Begins'), { target: { value: '11:30' } });
  expect(await dialog.findByText('You may not get there in time.')).toBeTruthy();
  expect(dialog.queryByText('This time is taken.')).toBeNull();
});
