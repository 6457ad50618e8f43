import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import { openAccountStorage } from '#web/lib/account-storage.ts';
import { onOneDay } from '../pet-owner-dashboard/own-records.testing.tsx';
import { rabiesGap, visitOf } from '../parts/provider-requests/requests.testing.ts';
import { dayOf, openDay, ownVisit } from './day.testing.tsx';

onOneDay();

test('an empty day says how it is filled', async () => {
  openDay(dayOf(), { 'GET /api/clients/counts': () => Response.json({ all: 0, due: 0 }) });
  expect(await screen.findByText('Nobody yet.')).toBeTruthy();
  expect(await screen.findByText('Bring your clients, or book the first one.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add visit' })).toBeTruthy();
});

test('a card has the way, a text, the phone and one next step', async () => {
  const visit = ownVisit({ actions: ['on_my_way', 'late', 'check_in', 'move', 'cancel'] });
  const { sent } = openDay(
    dayOf({
      visits: [visit],
      totals: {
        visits: 1,
        cents: 12_000,
        unpriced: 0,
        taken: 0,
        unconfirmed: 1,
        toAsk: 0,
        askedLately: 0,
        unreached: 0,
      },
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
          askedMove: null,
          toldBy: null,
          request: null,
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
  expect(screen.getByText(/^3:00.PM –.4:00.PM: Dentist$/)).toBeTruthy();
  const card = within(screen.getByRole('article'));
  expect(card.getByText(/gate 4471/)).toBeTruthy();
  expect(card.getByRole('link', { name: /Directions to 107 Slaughter/ })).toBeTruthy();
  expect(card.getByRole('link', { name: 'Call Maria Garcia' }).getAttribute('href')).toBe('tel:5125554471');
  expect(card.getByRole('button', { name: 'Text Maria Garcia' })).toBeTruthy();
  expect(card.getByRole('button', { name: 'Check in' }).className).toContain('btn-line');
  await userEvent.click(card.getByRole('button', { name: 'On my way' }));
  await waitFor(() => expect(sent('POST /api/visits/v-1/on-my-way')).toHaveLength(1));
});

test('what runs is whole, or else what comes next; the others are lines with one filled button on the screen', async () => {
  const running = ownVisit({
    id: 'v-1',
    title: 'Mochi',
    pets: [],
    status: 'checked_in',
    actions: ['check_out'],
  });
  const next = ownVisit({ id: 'v-2', title: 'Fig', pets: [], actions: ['check_in'] });
  const { unmount } = openDay(dayOf({ visits: [next, running] }));
  const whole = within(await screen.findByRole('article'));
  expect(whole.getByRole('link', { name: 'Check out' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
  const line = screen.getByRole('button', { name: /Not confirmed.*Fig/ });
  expect(line.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(line);
  expect(screen.getByRole('button', { name: 'Check in' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Check out' })).toBeNull();
  unmount();
  openDay(dayOf({ visits: [{ ...next, confirmedAt: '2026-11-20T15:00:00Z' }] }));
  expect(await screen.findByText('Confirmed')).toBeTruthy();
  expect(screen.queryByText('Not confirmed')).toBeNull();
});

test('two quick taps show the day after tomorrow, although tomorrow is still loading', async () => {
  const tomorrow = Promise.withResolvers<Response>();
  openDay(dayOf(), {
    'GET /api/day': ({ query }) => {
      const on = query.get('on') ?? '2026-11-24';
      return on === '2026-11-25' ? tomorrow.promise : Response.json(dayOf({ on }));
    },
  });
  const next = await screen.findByRole('button', { name: 'The next day' });
  // Both before anything is drawn again, as on a slow phone.
  act(() => {
    next.click();
    next.click();
  });
  expect(await screen.findByRole('heading', { name: /Nov.26/ })).toBeTruthy();
});

test('until the next day is loaded, its date is shown and the earlier one cannot be acted on', async () => {
  const tomorrow = Promise.withResolvers<Response>();
  openDay(dayOf({ visits: [ownVisit()] }), {
    'GET /api/day': ({ query }) =>
      query.get('on') === '2026-11-25'
        ? tomorrow.promise
        : Response.json(dayOf({ visits: [ownVisit({ title: 'Bella · Full groom' })] })),
  });
  const card = await screen.findByRole('article');
  const more = screen.getByRole('button', { name: 'More for this day' });
  expect([card, more].map((each) => each.closest('[inert]'))).toEqual([null, null]);
  await userEvent.click(screen.getByRole('button', { name: 'The next day' }));
  expect(await screen.findByRole('heading', { name: /Nov.25/ })).toBeTruthy();
  expect(screen.getByRole('article').closest('[inert]')).toBeTruthy();
  expect(more.closest('[inert]')).toBeTruthy();
  tomorrow.resolve(Response.json(dayOf({ on: '2026-11-25' })));
  await waitFor(() => expect(document.querySelector('[inert]')).toBeNull());
  expect(screen.queryByRole('article')).toBeNull();
});

test('a holiday is named, and closed by one tap; a day that is off already has no button', async () => {
  const { sent, unmount } = openDay(dayOf({ on: '2026-12-25' }), {
    'POST /api/time-off': () => Response.json({ id: 't-1' }, { status: 201 }),
  });
  expect(await screen.findByText('Christmas Day')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close that day: Christmas Day' }));
  await waitFor(() =>
    expect(sent('POST /api/time-off')).toMatchObject([{ from: '2026-12-25', to: '2026-12-25' }]),
  );
  unmount();
  const off = {
    kind: 'time_off' as const,
    id: 't-1',
    title: 'Christmas Day',
    place: null,
    startsAt: '2026-12-25T06:00:00Z',
    endsAt: '2026-12-26T06:00:00Z',
    timeZone: 'America/Chicago',
  };
  const morning = openDay(dayOf({ on: '2026-12-25', lines: [{ ...off, endsAt: '2026-12-25T18:00:00Z' }] }));
  expect(await screen.findByRole('button', { name: 'Close that day: Christmas Day' })).toBeTruthy();
  morning.unmount();
  openDay(dayOf({ on: '2026-12-25', lines: [off] }));
  expect((await screen.findAllByText(/Christmas Day/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Close that day: Christmas Day' })).toBeNull();
});

const behind = (id: string, name: string, given: Partial<Visit> = {}) =>
  ownVisit({ id, title: name, pets: [], status: 'completed', actions: [], ...given });

test('a finished visit whose client owes says so, in its line and in that of all', async () => {
  const client = { id: 'c-9', name: 'Ana Ruiz', owed: 6_300, owedHere: 4_300 } as Visit['client'];
  const owing = [behind('v-1', 'Pip', { client }), behind('v-2', 'Pop', { client })];
  const { unmount } = openDay(dayOf({ visits: owing }));
  expect((await screen.findByRole('button', { name: /Pip/ })).textContent).toMatch(/DoneOwes \$43 for this$/);
  unmount();
  openDay(dayOf({ visits: [...owing, behind('v-3', 'Fig'), behind('v-4', 'Otto')] }));
  const folded = await screen.findByRole('button', { name: /4 visits behind you/ });
  expect(folded.textContent).toMatch(/4 done\$63 owed$/);
});

test('what is behind takes a line, more than three of them one line; what is unpaid stays a card', async () => {
  const three = [behind('v-1', 'Mochi'), behind('v-2', 'Rex', { status: 'no_show' }), behind('v-3', 'Fig')];
  const unpaid = behind('v-9', 'Ace', { actions: ['check_out'] });
  const { unmount } = openDay(dayOf({ visits: [...three, unpaid] }));
  expect(await screen.findByRole('link', { name: 'Check out' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /Rex.*No-show/ }));
  const opened = screen.getByRole('article');
  expect(within(opened).getByRole('link', { name: 'Rex' })).toBeTruthy();
  expect(opened.parentElement).toBe(document.activeElement);
  await userEvent.click(screen.getByRole('button', { name: /Ace/ }));
  expect(screen.getByRole('link', { name: 'Check out' })).toBeTruthy();
  unmount();
  openDay(dayOf({ visits: [...three, behind('v-4', 'Otto'), unpaid] }));
  const folded = await screen.findByRole('button', { name: /4 visits behind you/ });
  expect(screen.queryByRole('button', { name: /Mochi/ })).toBeNull();
  await userEvent.click(folded);
  expect(within(screen.getByRole('list', { name: 'Behind you' })).getAllByRole('button')).toHaveLength(4);
});

test('without a connection the step waits, and the next one takes its place', async () => {
  localStorage.clear();
  openAccountStorage('maya');
  onTestFinished(() => openAccountStorage(undefined));
  openDay(dayOf({ visits: [ownVisit({ atHome: false, actions: ['check_in'] })] }), {
    'POST /api/visits/v-1/check-in': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const button = await screen.findByRole('button', { name: 'Check in' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  fireEvent.click(button);
  expect(await screen.findByText('Check-in of Bella: waits to be sent.')).toBeTruthy();
  expect(screen.getByText('Check-out needs a connection.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
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
  openDay(
    dayOf({ textTomorrow: [textTo('Maria Garcia', null), textTo('Tom Miller', '2026-11-25T22:10:00Z')] }),
  );
  expect(await screen.findByRole('heading', { name: 'Text tomorrow’s two' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Text Maria Garcia' }).textContent).toBe('Text');
  expect(screen.getByRole('button', { name: 'Text Tom Miller again' }).textContent).toBe('Opened');
});

test('the day is printed as a list with a kennel card for each animal', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  onTestFinished(() => void vi.unstubAllGlobals());
  openDay(dayOf({ visits: [ownVisit()] }));
  await userEvent.click(await screen.findByRole('button', { name: 'More for this day' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Print the day' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const paper = document.querySelector('[data-print-alone]');
  expect(paper?.textContent).toContain('107 Slaughter Ln, Austin, TX 78748 · gate 4471');
  expect(paper?.textContent).toContain('Maria Garcia, (512) 555-4471');
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('[data-print-alone]')).toBeNull());
});

test('what is missing at check-in is asked of the client by a text with their link', async () => {
  const { sent } = openDay(
    dayOf({ visits: [ownVisit({ actions: ['check_in'], vaccinationGaps: [rabiesGap] })] }),
    {
      'GET /api/visits/v-1/consents': () =>
        Response.json({ given: [], missing: [{ petId: 'bella', petName: 'Bella', kind: 'senior_or_ill' }] }),
      'POST /api/clients/c-1/messages': () =>
        Response.json({ message: {}, text: 'Hi', to: '(512) 555-4471' }, { status: 201 }),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Check in' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask Maria Garcia by text' }));
  await waitFor(() =>
    expect(sent('POST /api/clients/c-1/messages')).toMatchObject([
      {
        visitId: 'v-1',
        body: expect.stringMatching(/add the vaccination certificate and sign for: .*\{link\}$/),
      },
    ]),
  );
});

test('a member is reached from the card by the phone that they share, or else by a message', async () => {
  const member = { source: 'marketplace' as const, owner: visitOf().owner, client: null, actions: [] };
  const shared = openDay(dayOf({ visits: [ownVisit({ ...member, phone: '(512) 555-0188' })] }));
  const name = visitOf().owner?.name ?? '';
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: `Call ${name}` }).getAttribute('href')).toBe('tel:5125550188');
  expect(card.getByRole('link', { name: `Text ${name}` }).getAttribute('href')).toMatch(/^sms:5125550188/);
  expect(card.queryByRole('link', { name: `Message ${name}` })).toBeNull();
  shared.unmount();
  openDay(dayOf({ visits: [ownVisit({ ...member, phone: null })] }));
  const other = within(await screen.findByRole('article'));
  expect(other.getByRole('link', { name: `Message ${name}` }).getAttribute('href')).toBe(
    `/messages?with=${visitOf().owner?.id}`,
  );
  expect(other.queryByRole('link', { name: `Call ${name}` })).toBeNull();
});
