import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ProviderDay } from '#contract/day/day.ts';
import { onOneDay } from '../pet-owner-dashboard/own-records.testing.tsx';
import { dayOf, openDay, ownVisit } from './day.testing.tsx';

onOneDay();

const person = { role: 'groomer' as const, color: 'green' as const, atOnce: 1, shiftId: null, works: [] };
const salon: ProviderDay['salon'] = {
  people: [
    { ...person, id: 'ana', name: 'Ana' },
    { ...person, id: 'bea', name: 'Bea' },
  ],
  tables: null,
  petsInHouse: null,
};
const opening = (hour: number, id: string, name: string) => ({
  startsAt: `2026-11-25T${hour}:00:00.000Z`,
  endsAt: `2026-11-25T${hour + 1}:00:00.000Z`,
  staff: { id, name },
});
const openings = [opening(15, 'ana', 'Ana'), opening(15, 'bea', 'Bea'), opening(17, 'bea', 'Bea')];
const pet = { id: 'p-1', name: 'Bella', archived: false, diedOn: null, usualServices: ['full_groom'] };

const chips = () =>
  screen
    .queryAllByRole('button', { name: /Nov\s25,\s\d+:/ })
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

test('once a person is chosen, only their free times are shown, and a time that is not theirs as another', async () => {
  const { calls } = openDay(dayOf({ salon }), {
    'GET /api/clients': () => Response.json([{ id: 'c-1', name: 'Maria Garcia', phone: null, pets: [] }]),
    'GET /api/clients/c-1': () =>
      Response.json({
        id: 'c-1',
        firstName: 'Maria',
        lastName: 'Garcia',
        phone: null,
        doNotBook: false,
        pets: [{ ...pet, usualPrice: 12_000, usualMinutes: 60 }],
      }),
    'GET /api/day/openings': ({ query }) =>
      Response.json({
        timeZone: 'America/Chicago',
        openings: openings.filter(({ staff }) => (query.get('staffId') ?? staff.id) === staff.id),
      }),
    'POST /api/visits/quote': () => Response.json({ pets: [], total: 12_000, travel: 0, minutes: 60 }),
    'POST /api/visits': () => Response.json(ownVisit()),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add visit' }));
  await userEvent.click(await screen.findByRole('button', { name: /Maria Garcia/ }));
  await waitFor(() => expect(chips()).toHaveLength(3));
  await userEvent.click(screen.getByRole('button', { name: /11:00\sAM Bea/ }));
  await waitFor(() =>
    expect(chips()).toEqual([expect.stringMatching(/9:00 AM Bea$/), expect.stringMatching(/11:00 AM Bea$/)]),
  );
  expect(screen.getByRole('button', { name: /11:00\sAM Bea/ }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.selectOptions(screen.getByLabelText('Person'), 'ana');
  await waitFor(() => expect(chips()).toEqual([expect.stringMatching(/9:00 AM Ana$/)]));
  expect(calls.findLast(({ key }) => key === 'GET /api/day/openings')?.query.get('staffId')).toBe('ana');
  expect(screen.getByRole('button', { name: 'Other time' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>('Begins').value).toBe('11:00');
});

test('a full day is said in a line, and what stands against another time before it is booked', async () => {
  openDay(dayOf(), {
    'GET /api/clients': () => Response.json([{ id: 'c-1', name: 'Maria Garcia', phone: null, pets: [] }]),
    'GET /api/clients/c-1': () =>
      Response.json({
        id: 'c-1',
        firstName: 'Maria',
        lastName: 'Garcia',
        phone: null,
        doNotBook: false,
        pets: [{ ...pet, usualPrice: 12_000, usualMinutes: 60 }],
      }),
    'GET /api/day/openings': () =>
      Response.json({ timeZone: 'America/Chicago', openings: [{ ...openings[0], staff: null }] }),
    'GET /api/calendar/check': ({ query }) =>
      Response.json({
        timeZone: 'America/Chicago',
        outsideHours: (query.get('from') ?? '') > '2026-11-25T00',
        timeOff: [],
        busyElsewhere: [],
        visits: [],
        travel: [],
      }),
    'POST /api/visits/quote': () => Response.json({ pets: [], total: 12_000, travel: 0, minutes: 60 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add visit' }));
  await userEvent.click(await screen.findByRole('button', { name: /Maria Garcia/ }));
  const line = await screen.findByText(/^Nothing free on/);
  expect(line.textContent.replaceAll(/\s/g, ' ')).toBe('Nothing free on Tue, Nov 24.');
  await userEvent.click(screen.getByRole('button', { name: 'Other time' }));
  fireEvent.change(screen.getByLabelText('Begins'), { target: { value: '16:00' } });
  expect(await screen.findByText('This time is not free.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Begins'), { target: { value: '20:00' } });
  expect(await screen.findByText('This is outside your working hours.')).toBeTruthy();
});
