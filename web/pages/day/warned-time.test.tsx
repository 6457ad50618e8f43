import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { onOneDay } from '../pet-owner-dashboard/own-records.testing.tsx';
import { dayOf, openDay, ownVisit } from './day.testing.tsx';

onOneDay();

const free = {
  timeZone: 'America/Chicago',
  timeOff: [],
  busyElsewhere: [],
  visits: [],
  travel: [],
  outsideHours: false,
};
const coco = {
  title: 'Coco · Bath',
  startsAt: '2026-11-25T15:00:00.000Z',
  endsAt: '2026-11-25T16:00:00.000Z',
  timeZone: 'America/Chicago',
};
const pet = { id: 'p-1', name: 'Bella', archived: false, diedOn: null, usualServices: ['full_groom'] };

/** Opens the form for a visit of Maria Garcia, with what the calendar says of a time. */
async function openForm(check: object = free, day = dayOf()) {
  const { sent } = openDay(day, {
    'GET /api/clients': () =>
      Response.json([{ id: 'c-1', name: 'Maria Garcia', phone: null, pets: [{ name: 'Bella' }] }]),
    'GET /api/clients/c-1': () =>
      Response.json({
        id: 'c-1',
        firstName: 'Maria',
        lastName: 'Garcia',
        phone: null,
        doNotBook: false,
        pets: [{ ...pet, usualPrice: 12_000, usualMinutes: 90 }],
      }),
    'GET /api/day/openings': () =>
      Response.json({
        timeZone: 'America/Chicago',
        openings: [{ startsAt: '2026-11-25T15:00:00.000Z', endsAt: '2026-11-25T16:30:00.000Z', staff: null }],
      }),
    'GET /api/calendar/check': () => Response.json(check),
    'POST /api/visits/quote': () => Response.json({ pets: [], total: 12_000, travel: 0, minutes: 90 }),
    'POST /api/visits': () => Response.json(ownVisit()),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add visit' }));
  await userEvent.click(await screen.findByRole('button', { name: /Maria Garcia/ }));
  await screen.findByRole('button', { name: /Wed,\sNov\s25/ });
  return sent;
}
async function typeTime(time: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Other time' }));
  fireEvent.change(screen.getByLabelText('Begins'), { target: { value: time } });
}

test('letters in the minutes of a salon’s visit do not break the form', async () => {
  const ana = { id: 'ana', name: 'Ana', role: 'groomer', color: 'green', atOnce: 1, shiftId: null } as const;
  await openForm(free, dayOf({ salon: { people: [{ ...ana, works: [] }], tables: 2, petsInHouse: 8 } }));
  await typeTime('20:00');
  await userEvent.type(screen.getByLabelText('Minutes'), 'x');
  expect(screen.getByLabelText<HTMLInputElement>('Minutes').value).toBe('90x');
  expect(screen.getByRole('button', { name: 'Book' })).toBeTruthy();
});

test('a time outside of the hours is booked with one press, because it was warned of', async () => {
  const sent = await openForm({ ...free, outsideHours: true });
  await typeTime('20:00');
  expect(await screen.findByText('This is outside your working hours.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Book anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [body] = sent('POST /api/visits');
  expect(body).toMatchObject({ startsAt: '2026-11-25T02:00:00.000Z', anyway: true });
  expect(body).not.toHaveProperty('squeezeIn');
});

test('a time beside another visit overrules that visit alone', async () => {
  const sent = await openForm({ ...free, visits: [coco] });
  await typeTime('09:30');
  expect(await screen.findByText('You have another visit then:')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Book anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [body] = sent('POST /api/visits');
  expect(body).toMatchObject({ squeezeIn: true });
  expect(body).not.toHaveProperty('anyway');
});

test('a time that is missing is asked for where it is chosen', async () => {
  const sent = await openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  const asks = screen.getByRole('alert');
  expect(asks.textContent).toBe('Choose a time.');
  expect(asks.closest('section')?.getAttribute('aria-labelledby')).toBe('when');
  expect(document.activeElement?.textContent).toMatch(/Nov\s25/);
  await userEvent.click(screen.getByRole('button', { name: 'Other time' }));
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Begins'));
  expect(sent('POST /api/visits')).toEqual([]);
});
