import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ProviderDay } from '#contract/day/day.ts';
import { onOneDay } from '../pet-owner-dashboard/own-records.testing.tsx';
import { rabiesGap } from '../parts/provider-requests/requests.testing.ts';
import { dayOf, openDay, ownVisit } from './day.testing.tsx';

onOneDay();

const salon: ProviderDay['salon'] = {
  people: [{ id: 'ana', name: 'Ana', role: 'groomer', color: 'green', atOnce: 1, shiftId: null, works: [] }],
  tables: 2,
  petsInHouse: 8,
};
const startsAt = '2026-11-25T15:00:00.000Z';

/** Opens the Day with Maria Garcia in the book. */
const openWithMaria = (
  day: ProviderDay,
  timeline: object[] = [],
  booked = ownVisit({ startsAt }),
  given: object = {},
) =>
  openDay(day, {
    'GET /api/clients': () =>
      Response.json([{ id: 'c-1', name: 'Maria Garcia', phone: null, pets: [{ name: 'Bella' }] }]),
    'GET /api/clients/c-1': () =>
      Response.json({
        id: 'c-1',
        firstName: 'Maria',
        lastName: 'Garcia',
        phone: null,
        doNotBook: false,
        pets: [
          {
            id: 'p-1',
            name: 'Bella',
            archived: false,
            diedOn: null,
            usualServices: ['full_groom'],
            usualPrice: 12_000,
            usualMinutes: 90,
          },
        ],
        ...given,
      }),
    'GET /api/clients/c-1/timeline': () => Response.json(timeline),
    'GET /api/day/openings': () =>
      Response.json({
        timeZone: 'America/Chicago',
        openings: [{ startsAt, endsAt: '2026-11-25T16:30:00.000Z', staff: null }],
      }),
    'POST /api/visits/quote': () => Response.json({ pets: [], total: 12_000, travel: 0, minutes: 90 }),
    'POST /api/visits': () => Response.json(booked),
    'POST /api/visit-series': () => Response.json({ everyWeeks: 6 }, { status: 201 }),
  });

/** Opens the form for a visit of Maria Garcia and chooses its time, 9:00 in Austin. */
async function openForm(day: ProviderDay, timeline: object[] = [], given: object = {}) {
  const { sent } = openWithMaria(day, timeline, undefined, given);
  await userEvent.click(await screen.findByRole('button', { name: 'Add visit' }));
  await userEvent.click(await screen.findByRole('button', { name: /Maria Garcia/ }));
  await userEvent.click(await screen.findByRole('button', { name: /Wed,\sNov\s25/ }));
  return sent;
}
const book = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const bookedAt = (at: string) => ({
  kind: 'visit',
  id: 'v-9',
  at,
  title: 'Bella · Full groom',
  status: 'booked',
  price: 12_000,
  isRedo: false,
  source: 'own',
  confirmedAt: null,
  timeZone: 'America/Chicago',
});
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('drop-off and pick-up begin as those of the work, and are sent once they differ', async () => {
  const sent = await openForm(dayOf({ salon }));
  expect(field('Drop-off').value).toBe('09:00');
  expect(field('Pick-up').value).toBe('10:30');
  fireEvent.change(field('Drop-off'), { target: { value: '08:15' } });
  fireEvent.change(field('Pick-up'), { target: { value: '13:00' } });
  await userEvent.selectOptions(screen.getByLabelText('Person'), 'Ana');
  await userEvent.selectOptions(screen.getByLabelText('Table, as a wish'), 'Table 2');
  await book();
  expect(sent('POST /api/visits')).toMatchObject([
    {
      startsAt,
      arrivesAt: '2026-11-25T14:15:00.000Z',
      readyAt: '2026-11-25T19:00:00.000Z',
      staffId: 'ana',
      tableNo: 2,
    },
  ]);
});

test('left alone, drop-off and pick-up move with the work', async () => {
  const sent = await openForm(dayOf({ salon }));
  await book();
  const [body] = sent('POST /api/visits');
  expect(body).toMatchObject({ startsAt, minutes: 90 });
  for (const name of ['arrivesAt', 'readyAt', 'staffId', 'tableNo']) expect(body).not.toHaveProperty(name);
});

test('a visit that repeats is booked once and then made a series', async () => {
  const sent = await openForm(dayOf());
  expect(screen.getByRole('button', { name: 'Once' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: '6 weeks' }));
  expect(screen.getByRole('button', { name: 'Once' }).getAttribute('aria-pressed')).toBe('false');
  await book();
  expect(sent('POST /api/visits')).toHaveLength(1);
  expect(sent('POST /api/visit-series')).toEqual([{ visitId: 'v-1', everyWeeks: 6 }]);
});

test('a visit that is booked once makes no series', async () => {
  const sent = await openForm(dayOf());
  await userEvent.click(screen.getByRole('button', { name: '4 weeks' }));
  await userEvent.click(screen.getByRole('button', { name: 'Once' }));
  await book();
  expect(sent('POST /api/visits')).toHaveLength(1);
  expect(sent('POST /api/visit-series')).toEqual([]);
});

test('a mistyped price is refused, and not booked as none', async () => {
  const sent = await openForm(dayOf());
  const typed = field('Price for Bella, in dollars');
  await userEvent.clear(typed);
  await userEvent.type(typed, '12o');
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Use an amount like 40 or 40.50.');
  expect(sent('POST /api/visits')).toEqual([]);
  await userEvent.clear(typed);
  await userEvent.type(typed, '120');
  await book();
  expect(sent('POST /api/visits')).toMatchObject([{ pets: [{ price: 12_000 }] }]);
});

test('who has a visit already is not booked beside it unseen', async () => {
  await openForm(dayOf(), [bookedAt('2099-12-01T19:30:00+00:00'), bookedAt('2026-11-03T15:00:00+00:00')]);
  const line = await screen.findByText(/^Booked already:/);
  expect(line.textContent.replaceAll('\u00a0', ' ')).toContain('Dec 1, 2099, 1:30 PM, Bella · Full groom.');
  expect(screen.getByRole('link', { name: /Dec/ }).getAttribute('href')).toBe('/visits/v-9');
});

test('a walk-in without papers is booked, and then asked about them once', async () => {
  const booked = ownVisit({
    startsAt,
    source: 'walk_in',
    actions: ['check_in'],
    vaccinationGaps: [rabiesGap],
  });
  const { sent } = openWithMaria(dayOf({ salon }), [], booked);
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Walk-in' }));
  await userEvent.click(await screen.findByRole('button', { name: /Maria Garcia/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Check in' }));
  expect(await screen.findByRole('dialog', { name: /is checked in$/ })).toBeTruthy();
  expect(sent('POST /api/visits')).toMatchObject([{ walkIn: true }]);
  expect(sent('POST /api/visits/v-1/check-in')).toEqual([]);
});

test('a walk-in whose usual service is unknown comes for nails, and a known one for the usual', async () => {
  for (const [usualServices, service] of [
    [[], 'nail_trim'],
    [['bath_brush'], 'bath_brush'],
  ] as const) {
    const pets = [{ id: 'p-1', name: 'Bella', archived: false, usualServices, usualPrice: 12_000 }];
    const { sent, unmount } = openWithMaria(dayOf(), [], ownVisit({ startsAt }), { pets });
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Walk-in' }));
    await userEvent.click(await screen.findByRole('button', { name: /Maria Garcia/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Check in' }));
    await expect.poll(() => sent('POST /api/visits')).toMatchObject([{ pets: [{ services: [service] }] }]);
    unmount();
  }
});

test('an email is sent where the client can be mailed, unless its box is emptied', async () => {
  const mailed = { toldBy: 'email', email: 'maria@people.example', contactBy: 'text' };
  const sent = await openForm(dayOf(), [], mailed);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Email Maria Garcia about it' });
  expect(box.checked).toBe(true);
  expect(screen.getByText(/^To maria@people.example, with the link/)).toBeTruthy();
  await userEvent.click(box);
  await book();
  expect(sent('POST /api/visits')).toMatchObject([{ tell: false }]);
});

test.each([
  [{ toldBy: null, email: null, contactBy: 'text' }, 'You have no email address for Maria.'],
  [
    { toldBy: null, email: 'm@x.example', contactBy: 'text', stoppedMail: true },
    'Maria asked for no more emails.',
  ],
  [{ toldBy: null, email: 'm@x.example', contactBy: 'call' }, 'Maria wants to be called.'],
])('where no email can be sent, the box is off and says why: %j', async (given, why) => {
  const sent = await openForm(dayOf(), [], given);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Email Maria Garcia about it' });
  expect([box.checked, box.disabled]).toEqual([false, true]);
  expect(screen.getByText(why)).toBeTruthy();
  await book();
  expect(sent('POST /api/visits')[0]).not.toHaveProperty('tell');
});

test('a member is told automatically, which is said', async () => {
  await openForm(dayOf(), [], { toldBy: 'account' });
  expect(screen.getByText('Maria gets a confirmation in their account automatically.')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Email Maria Garcia about it' })).toBeNull();
});
