import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ProviderDay } from '#contract/day.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { openAccountStorage } from '#web/lib/account-storage.ts';
import { onOneDay, openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import { rabiesGap, visitOf } from '../parts/provider-requests/requests.testing.ts';
import DayPage from './day.tsx';

onOneDay();

type Answers = Parameters<typeof openAsDana>[2];
const maria = {
  id: 'c-1',
  name: 'Maria Garcia',
  phone: '(512) 555-4471',
  email: null,
  contactBy: 'text' as const,
  directions: 'gate 4471',
  linkedUserId: null,
};
const ownVisit = (given: Partial<Visit> = {}): Visit =>
  visitOf({
    source: 'own',
    requestId: null,
    owner: null,
    client: maria,
    title: 'Bella · Full groom',
    address: '107 Slaughter Ln, Austin, TX 78748',
    directions: 'gate 4471',
    price: 12_000,
    ...given,
  });
const dayOf = (given: Partial<ProviderDay> = {}): ProviderDay => ({
  on: '2026-11-24',
  today: '2026-11-24',
  timeZone: 'America/Chicago',
  visits: [],
  lines: [],
  totals: { visits: 0, cents: 0, unpriced: 0, unconfirmed: 0 },
  needsYou: [],
  seriesGaps: [],
  textTomorrow: [],
  salon: null,
  ...given,
});
const open = (day: ProviderDay, answers: Answers = {}) =>
  openAsDana('/day', ['/day', DayPage], {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/day': () => Response.json(day),
    ...answers,
  });

test('an empty day says how it is filled', async () => {
  open(dayOf());
  expect(await screen.findByText('Nobody yet.')).toBeTruthy();
  expect(screen.getByText('Bring your clients, or book the first one.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'New Visit' })).toBeTruthy();
});

test('a card has the way, a text, the phone and one next step', async () => {
  const visit = ownVisit({ actions: ['on_my_way', 'late', 'check_in', 'move', 'cancel'] });
  const { sent } = open(
    dayOf({
      visits: [visit],
      totals: { visits: 1, cents: 12_000, unpriced: 0, unconfirmed: 1 },
      lines: [
        {
          kind: 'time_off',
          id: 't-1',
          title: 'Dentist',
          place: null,
          startsAt: '2026-11-24T21:00:00+00:00',
          endsAt: '2026-11-24T22:00:00+00:00',
          timeZone: 'America/Chicago',
        },
      ],
      needsYou: [
        {
          kind: 'not_closed',
          visitId: 'v-0',
          title: 'Coco · Bath',
          startsAt: '2026-11-23T15:00:00+00:00',
          timeZone: 'America/Chicago',
        },
      ],
    }),
    {
      'POST /api/visits/v-1/on-my-way': () =>
        Response.json(ownVisit({ onMyWayAt: '2026-11-24T14:40:00Z', actions: ['check_in'] })),
    },
  );
  expect(await screen.findByText('1 visit · $120 · 1 not confirmed')).toBeTruthy();
  expect(screen.getByText(/Not checked out: Coco · Bath/)).toBeTruthy();
  expect(screen.getByText(/Dentist/)).toBeTruthy();
  const card = within(screen.getByRole('article'));
  expect(card.getByText(/gate 4471/)).toBeTruthy();
  expect(card.getByRole('link', { name: /Directions to 107 Slaughter/ })).toBeTruthy();
  expect(card.getByRole('link', { name: 'Call Maria Garcia' }).getAttribute('href')).toBe('tel:5125554471');
  expect(card.getByRole('button', { name: 'Text Maria Garcia' })).toBeTruthy();
  expect(card.queryByRole('button', { name: 'Check In' })).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'On My Way' }));
  await waitFor(() => expect(sent('POST /api/visits/v-1/on-my-way')).toHaveLength(1));
});

const behind = (id: string, name: string, given: Partial<Visit> = {}) =>
  ownVisit({ id, title: name, pets: [], status: 'completed', actions: [], ...given });

test('what is behind takes a line, more than three of them one line; what is unpaid stays a card', async () => {
  const three = [behind('v-1', 'Mochi'), behind('v-2', 'Rex', { status: 'no_show' }), behind('v-3', 'Fig')];
  const unpaid = behind('v-9', 'Ace', { actions: ['check_out'] });
  const { unmount } = open(dayOf({ visits: [...three, unpaid] }));
  expect(await screen.findByRole('link', { name: 'Check Out' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /Rex.*No-show/ }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  unmount();
  open(dayOf({ visits: [...three, behind('v-4', 'Otto'), unpaid] }));
  const folded = await screen.findByRole('button', { name: /4 visits behind you/ });
  expect(screen.queryByRole('button', { name: /Mochi/ })).toBeNull();
  await userEvent.click(folded);
  expect(within(screen.getByRole('list', { name: 'Behind you' })).getAllByRole('button')).toHaveLength(4);
});

test('without a connection the step waits, and the next one takes its place', async () => {
  localStorage.clear();
  openAccountStorage('maya');
  onTestFinished(() => openAccountStorage(undefined));
  open(dayOf({ visits: [ownVisit({ atHome: false, actions: ['check_in'] })] }), {
    'POST /api/visits/v-1/check-in': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const button = await screen.findByRole('button', { name: 'Check In' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  fireEvent.click(button);
  expect(await screen.findByText('Check-in of Bella: waits to be sent.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Write Report Card' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Check In' })).toBeNull();
});

test('a known client is booked in five taps; other work asks for a squeeze-in', async () => {
  const pet = { id: 'p-1', name: 'Bella', archived: false, diedOn: null, usualServices: ['full_groom'] };
  const client = {
    id: 'c-1',
    firstName: 'Maria',
    lastName: 'Garcia',
    phone: '(512) 555-4471',
    doNotBook: false,
    pets: [{ ...pet, usualPrice: 12_000, usualMinutes: 90 }],
  };
  const startsAt = '2026-11-25T15:00:00.000Z';
  let refuses = true;
  const { sent } = open(dayOf(), {
    'GET /api/clients': () =>
      Response.json([{ id: 'c-1', name: 'Maria Garcia', phone: client.phone, pets: [{ name: 'Bella' }] }]),
    'GET /api/clients/c-1': () => Response.json(client),
    'GET /api/day/openings': () =>
      Response.json({
        timeZone: 'America/Chicago',
        openings: [{ startsAt, endsAt: '2026-11-25T16:30:00.000Z' }],
      }),
    'POST /api/visits/quote': () =>
      Response.json({
        pets: [{ petId: 'p-1', price: 12_000, because: 'usual', becauseOf: null }],
        total: 12_000,
        travel: 0,
        minutes: 90,
      }),
    'POST /api/waiting-clients': () => Response.json({}, { status: 201 }),
    'POST /api/visits': () =>
      refuses
        ? Response.json(
            {
              code: 'clash',
              status: 409,
              detail: 'You are booked: Coco · Bath.',
              errors: [{ path: 'squeezeIn', message: 'Book beside it' }],
            },
            { status: 409 },
          )
        : Response.json(ownVisit({ startsAt })),
  });
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    taps += 1;
    await userEvent.click(await screen.findByRole('button', { name }));
  };
  await tap('New Visit');
  await tap(/Maria Garcia/);
  expect(await screen.findByText(/\$120, Bella’s usual price/)).toBeTruthy();
  await tap(/Wed,\sNov\s25/);
  await tap('Book');
  expect(taps).toBeLessThanOrEqual(5);
  expect(sent('POST /api/visits')).toEqual([
    {
      clientId: 'c-1',
      pets: [{ petId: 'p-1', services: ['full_groom'], price: 12_000 }],
      startsAt,
      minutes: 90,
    },
  ]);
  expect(await screen.findByText('You are booked: Coco · Bath.')).toBeTruthy();
  refuses = false;
  await userEvent.click(screen.getByRole('checkbox', { name: 'Earlier if something opens' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tue' }));
  await userEvent.type(screen.getByLabelText('Not before'), '09:00');
  await tap('Book');
  await waitFor(() => expect(sent('POST /api/visits')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST /api/waiting-clients')).toEqual([
    { clientId: 'c-1', visitId: 'v-1', weekdays: [2], hours: { from: '09:00', to: '23:59' } },
  ]);
  // Where no time suits, they wait without a visit.
  await tap('New Visit');
  await tap(/Maria Garcia/);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Earlier if something opens' }));
  await tap('Let Them Wait');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST /api/waiting-clients')[1]).toEqual({
    clientId: 'c-1',
    minutes: 90,
    petIds: [],
    weekdays: [],
    hours: null,
  });
});

test('nails at the door take the minutes of the price list, and the client has the name that was searched for', async () => {
  const added = {
    id: 'c-2',
    firstName: 'Bob',
    lastName: 'Stein',
    phone: null,
    doNotBook: false,
    pets: [
      {
        id: 'p-2',
        name: 'Pip',
        archived: false,
        diedOn: null,
        usualServices: [],
        usualPrice: null,
        usualMinutes: null,
      },
    ],
  };
  const { sent } = open(dayOf(), {
    'GET /api/clients': () => Response.json([]),
    'POST /api/clients': () => Response.json(added, { status: 201 }),
    'GET /api/day/openings': () =>
      Response.json({
        timeZone: 'America/Chicago',
        openings: [{ startsAt: '2026-11-25T15:00:00.000Z', endsAt: '2026-11-25T16:30:00.000Z' }],
      }),
    'POST /api/visits/quote': (body) => {
      const isNails = JSON.stringify(body).includes('nail_trim');
      return Response.json({
        pets: [{ petId: 'p-2', price: isNails ? 1500 : 8500, because: 'size', becauseOf: 'medium' }],
        total: isNails ? 1500 : 8500,
        travel: 0,
        minutes: isNails ? 15 : 90,
      });
    },
    'POST /api/visits': () => Response.json(ownVisit({})),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New Visit' }));
  await userEvent.type(await screen.findByLabelText('Who'), 'Bob Stein');
  await userEvent.click(screen.getByRole('button', { name: 'New Client' }));
  expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Bob');
  await userEvent.type(screen.getByLabelText('Pet'), 'Pip');
  await userEvent.click(screen.getByRole('button', { name: 'Go On' }));
  const minutes = await screen.findByLabelText<HTMLInputElement>('Minutes');
  await waitFor(() => expect(minutes.value).toBe('90'));
  await userEvent.selectOptions(screen.getByLabelText('Service for Pip'), 'nail_trim');
  await waitFor(() => expect(minutes.value).toBe('15'));
  await userEvent.click(await screen.findByRole('button', { name: /Wed,\sNov\s25/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(sent('POST /api/visits')).toMatchObject([{ clientId: 'c-2', minutes: 15 }]));
  expect(sent('POST /api/clients')).toMatchObject([{ firstName: 'Bob', lastName: 'Stein' }]);
});

test('a date on which a visit that repeats was not booked is told, and put aside', async () => {
  const gap = { seriesId: 's-1', petNames: ['Coco'], day: '2027-01-12', because: 'You are off then.' };
  const put: string[] = [];
  open(dayOf({ seriesGaps: [gap] }), {
    'DELETE /api/visit-series/s-1/gaps/2027-01-12': () => {
      put.push('aside');
      return new Response(null, { status: 204 });
    },
  });
  expect(await screen.findByText(/Not booked: Coco, .*Jan 12.*You are off then\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Set aside/ }));
  await waitFor(() => expect(put).toEqual(['aside']));
});

const textTo = (clientName: string, openedAt: string | null) => ({
  visitId: clientName,
  clientId: 'c-1',
  clientName,
  title: 'Bella · Full groom',
  startsAt: '2026-11-26T15:00:00Z',
  timeZone: 'America/Chicago',
  openedAt,
});

test('from four the clients of tomorrow are listed to be texted, and ticked once opened', async () => {
  open(dayOf({ textTomorrow: [textTo('Maria Garcia', null), textTo('Tom Miller', '2026-11-25T22:10:00Z')] }));
  expect(await screen.findByRole('heading', { name: 'Text tomorrow’s two' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Text Maria Garcia' }).textContent).toBe('Text');
  expect(screen.getByRole('button', { name: 'Text Tom Miller again' }).textContent).toBe('Opened');
});

test('the day is printed as a list with a kennel card for each animal', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  onTestFinished(() => void vi.unstubAllGlobals());
  open(dayOf({ visits: [ownVisit()] }));
  await userEvent.click(await screen.findByRole('button', { name: 'More for this day' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Print the Day' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const paper = document.querySelector('[data-print-alone]');
  expect(paper?.textContent).toContain('107 Slaughter Ln, Austin, TX 78748 · gate 4471');
  expect(paper?.textContent).toContain('Maria Garcia, (512) 555-4471');
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('[data-print-alone]')).toBeNull());
});

test('what is missing at check-in is asked of the client by a text with their link', async () => {
  const { sent } = open(
    dayOf({ visits: [ownVisit({ actions: ['check_in'], vaccinationGaps: [rabiesGap] })] }),
    {
      'GET /api/visits/v-1/consents': () =>
        Response.json({ given: [], missing: [{ petId: 'bella', petName: 'Bella', kind: 'senior_or_ill' }] }),
      'POST /api/clients/c-1/messages': () =>
        Response.json({ message: {}, text: 'Hi', to: '(512) 555-4471' }, { status: 201 }),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Check In' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask Maria Garcia by Text' }));
  await waitFor(() =>
    expect(sent('POST /api/clients/c-1/messages')).toMatchObject([
      {
        visitId: 'v-1',
        body: expect.stringMatching(/add the vaccination certificate and sign for: .*\{link\}$/),
      },
    ]),
  );
});
