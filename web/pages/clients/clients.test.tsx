// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ClientCard } from '#contract/clients/clients.ts';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import ClientsPage from './clients.tsx';

const id = '0192f0c1-2222-7000-8000-000000000001';
const maria: ClientCard = {
  id,
  name: 'Maria Garcia',
  phone: '(512) 555-4471 x12',
  pets: [
    {
      petId: id,
      name: 'Bella',
      species: 'dog',
      breed: 'Goldendoodle',
      coat: null,
      petImageUrl: null,
      handling: 'muzzle',
      bites: 1,
    },
  ],
  lastVisitOn: '2020-10-20',
  nextVisitAt: null,
  nextVisitId: null,
  everyWeeks: 6,
  dueOn: '2020-12-01',
  afterCancelled: false,
  lastMinutes: null,
  noShows: 2,
  usualPrice: 12000,
  owed: 4000,
  doNotBook: false,
  stoppedTexts: false,
  linked: false,
  archived: false,
};

const open = (found: ClientCard[], answers: Parameters<typeof serve>[0] = {}, at = '/clients') => {
  const calls = serve({
    'GET /auth/me': () => Response.json(sessionOf({ user: { roles: ['groomer'] } })),
    'GET /api/clients': () => Response.json(found),
    'GET /api/day/openings': () => Response.json({ timeZone: 'America/Chicago', openings: [] }),
    'GET /api/clients/counts': () => Response.json({ all: 3, due: 2, neverBack: 0, waiting: 0, owes: 1 }),
    'GET /api/visit-series/proposals/count': () => Response.json({ total: 0 }),
    ...answers,
  });
  renderAt(at, <ClientsPage />);
  return calls;
};

const lastSort = (calls: ReturnType<typeof open>) =>
  calls.findLast(({ key }) => key === 'GET /api/clients')?.query.get('sort');

test('a row says who it is, which pets, when they come, and how to call', async () => {
  open([maria]);
  const list = within(await screen.findByRole('list', { name: 'Clients' }));
  expect(list.getByRole('link', { name: 'Maria Garcia' }).getAttribute('href')).toBe(`/clients/${id}`);
  expect(list.getByRole('link', { name: '(512) 555-4471 x12' }).getAttribute('href')).toBe('tel:5125554471');
  const row = list.getByRole('listitem').textContent.replaceAll('\u00a0', ' ');
  for (const words of [
    'Bella',
    'Goldendoodle',
    'Muzzle',
    'Bite on record',
    '2 no-shows',
    'years over',
    'Owes $40',
  ])
    expect(row).toContain(words);
});

test('a row has two lines: being over stands out as a badge, being booked is quiet', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T10:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const calm = { ...maria, owed: 0, noShows: 0 };
  open([
    { ...calm, dueOn: '2026-11-26' },
    { ...calm, id: 'soon', dueOn: '2026-12-02' },
    { ...calm, id: 'later', dueOn: '2027-01-02' },
    { ...calm, id: 'cancelled', dueOn: '2026-11-27', afterCancelled: true, everyWeeks: null },
    { ...calm, id: 'booked', nextVisitAt: '2026-12-08T10:00:00Z' },
  ]);
  const list = within(await screen.findByRole('list', { name: 'Clients' }));
  const rows = list.getAllByRole('listitem').map((row) => ({
    badge: row.querySelector('.badge-warn')?.textContent.replaceAll('\u00a0', ' '),
    when: row.querySelector('.text-s')?.textContent.replaceAll('\u00a0', ' '),
    isInk: row.querySelector('.text-s')?.className.includes('font-strong'),
  }));
  expect(rows).toEqual([
    { badge: '2 days over', when: 'every 6 wk', isInk: false },
    { badge: undefined, when: 'due Dec 2', isInk: true },
    { badge: undefined, when: 'due Jan 2, 2027', isInk: false },
    { badge: '1 day over', when: 'last visit cancelled', isInk: false },
    { badge: undefined, when: 'booked Dec 8', isInk: false },
  ]);
  expect(list.queryByRole('button', { name: /^Book/ })).toBeNull();
});

test('what is rarely done with the whole list is in one menu on a phone', async () => {
  open([maria]);
  await userEvent.click(await screen.findByRole('button', { name: 'More for your clients' }));
  const targets = screen
    .getAllByRole('menuitem')
    .map((item) => [item.textContent, item.getAttribute('href')]);
  expect(targets).toEqual([
    ['Export as CSV', '/api/clients/csv'],
    ['Import a spreadsheet', '/client-imports/new'],
  ]);
});

const haveRoom = () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('64rem') }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
};

test('where there is room, clients are a table that says its order, and each row is a link', async () => {
  haveRoom();
  open([maria]);
  const table = within(await screen.findByRole('table', { name: 'Clients' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Client',
    'Pets',
    'Last visit',
    'Next visit',
    'Usual price',
    'Owes',
  ]);
  const order = (name: string) => table.getByRole('columnheader', { name }).getAttribute('aria-sort');
  expect(order('Client')).toBe('ascending');
  const row = within(table.getByRole('rowheader')).getByRole('link', { name: 'Maria Garcia' });
  expect(row.getAttribute('href')).toBe(`/clients/${id}`);
  const cells = table.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.map((words) => words?.replaceAll(/\s/g, ' '))).toEqual([
    'Bella Goldendoodle Muzzle Bite on record',
    'Oct 20, 2020',
    expect.stringMatching(/^\d+ years overDue Dec 1, 2020 · every 6 wk$/),
    '$120',
    '$40.00',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^Due/ }));
  await expect.poll(() => order('Next visit')).toBe('ascending');
  expect(order('Client')).toBeNull();
  expect(table.getByRole('button', { name: 'Book Maria Garcia' })).toBeTruthy();
});

test('where nobody owes anything, the table has no column for it', async () => {
  haveRoom();
  const counts = { all: 1, due: 0, neverBack: 0, waiting: 0, owes: 0 };
  open([{ ...maria, owed: 0 }], { 'GET /api/clients/counts': () => Response.json(counts) });
  const table = within(await screen.findByRole('table', { name: 'Clients' }));
  expect(table.getByRole('columnheader', { name: 'Usual price' })).toBeTruthy();
  expect(table.queryByRole('columnheader', { name: 'Owes' })).toBeNull();
});

test('the heads of the table order it, and turn the order around', async () => {
  haveRoom();
  const calls = open([maria]);
  const table = within(await screen.findByRole('table', { name: 'Clients' }));
  const order = (name: string) => table.getByRole('columnheader', { name }).getAttribute('aria-sort');
  for (const [name, sort, direction] of [
    ['Client', 'name_desc', 'descending'],
    ['Owes', 'owed_desc', 'descending'],
    ['Owes', 'owed', 'ascending'],
    ['Last visit', 'last_visit_desc', 'descending'],
    ['Next visit', 'next_visit', 'ascending'],
  ] as const) {
    await userEvent.click(table.getByRole('button', { name }));
    await expect.poll(() => lastSort(calls)).toBe(sort);
    expect(order(name)).toBe(direction);
  }
  expect(order('Owes')).toBeNull();
});

test('on a phone the same orders are chosen from a list, and the address names them', async () => {
  const calls = open([maria], {}, '/clients?sort=owed_desc');
  const sort = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort' });
  expect(sort.value).toBe('owed_desc');
  await expect.poll(() => lastSort(calls)).toBe('owed_desc');
  await userEvent.selectOptions(sort, 'Last visit, oldest');
  await expect.poll(() => lastSort(calls)).toBe('last_visit');
  await userEvent.click(screen.getByRole('button', { name: /^Due/ }));
  await expect.poll(() => sort.value).toBe('next_visit');
});

test('a chip asks for those who are due, and the search for what was typed', async () => {
  const calls = open([]);
  await userEvent.click(await screen.findByRole('button', { name: /^Due/ }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), '4471');
  expect(await screen.findByText('Nobody fits “4471”')).toBeTruthy();
  await expect.poll(() => calls.at(-1)?.query.toString()).toMatch(/^(?=.*q=4471)(?=.*show=due)/);
});

test('a new client with a pet is sent; one who may be there already is shown before adding anyway', async () => {
  const calls = open([], {
    'POST /api/clients': ({ body }) =>
      (body as { anyway?: boolean }).anyway
        ? Response.json({ id, firstName: 'Maria', lastName: null, pets: [] }, { status: 201 })
        : Response.json(
            {
              status: 409,
              code: 'maybe_same',
              detail: 'You have Maria Garcia with the same name, phone or email.',
              candidates: [{ id, name: 'Maria Garcia', phone: '(512) 555-4471', pets: ['Bella'] }],
            },
            { status: 409 },
          ),
  });
  await screen.findByText('Nobody yet');
  const [button] = screen.getAllByRole('button', { name: 'Add client' });
  if (button) await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add client' }));
  await userEvent.type(dialog.getByLabelText('First name'), 'Maria');
  await userEvent.type(dialog.getByLabelText('Pet’s name'), 'Luna');
  await userEvent.type(dialog.getByLabelText('Usual price, in dollars (optional)'), '85.50');
  await userEvent.click(dialog.getByRole('button', { name: 'Add client' }));
  const warning = await dialog.findByRole('alert');
  expect(warning.textContent).toContain('Maria Garcia · (512) 555-4471 · Bella');
  await userEvent.click(dialog.getByRole('button', { name: 'Add anyway' }));
  await expect.poll(() => calls.filter(({ key }) => key === 'POST /api/clients')).toHaveLength(2);
  expect(calls.findLast(({ key }) => key === 'POST /api/clients')?.body).toMatchObject({
    firstName: 'Maria',
    anyway: true,
    pets: [{ name: 'Luna', usualPrice: 8550 }],
  });
});

test('a client who is due is booked or texted from the row', async () => {
  const calls = open(
    [maria],
    {
      [`POST /api/clients/${id}/messages`]: () =>
        Response.json({ message: {}, text: 'Hi Maria, Bella is due.', to: '512 555 4471' }, { status: 201 }),
    },
    '/clients?show=due',
  );
  const row = within(await screen.findByRole('list', { name: 'Clients' }));
  expect(row.getByRole('button', { name: 'Book Maria Garcia' })).toBeTruthy();
  const text = row.getByRole<HTMLButtonElement>('button', { name: 'Text Maria Garcia' });
  await expect.poll(() => text.disabled).toBe(false);
  await userEvent.click(text);
  expect(await screen.findByText('Hi Maria, Bella is due.')).toBeTruthy();
  expect(calls.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
    kind: 'due',
    channel: 'text',
  });
});

test('a client who is due and stopped texts is booked from the row, not texted', async () => {
  open([{ ...maria, stoppedTexts: true }], {}, '/clients?show=due');
  expect(await screen.findByRole('button', { name: 'Book Maria Garcia' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Text Maria Garcia' })).toBeNull();
});

test('a link to a new client opens its form', async () => {
  open([], {}, '/clients?new=1');
  expect(await screen.findByRole('dialog', { name: 'Add client' })).toBeTruthy();
});

test('a new client’s pet without a name is not dropped: its name is asked for', async () => {
  const calls = open([], {
    'POST /api/clients': () =>
      Response.json({ id, firstName: 'Maria', lastName: null, pets: [] }, { status: 201 }),
  });
  await screen.findByText('Nobody yet');
  const [button] = screen.getAllByRole('button', { name: 'Add client' });
  if (button) await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add client' }));
  const sent = () => calls.filter(({ key }) => key === 'POST /api/clients').map(({ body }) => body);
  await userEvent.type(dialog.getByLabelText('First name'), 'Maria');
  await userEvent.type(dialog.getByLabelText('Breed (optional)'), 'Poodle');
  await userEvent.click(dialog.getByRole('button', { name: 'Add client' }));
  expect(await dialog.findByText('Enter the name of the pet')).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.clear(dialog.getByLabelText('Breed (optional)'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add client' }));
  await expect.poll(sent).toMatchObject([{ firstName: 'Maria', pets: [] }]);
});
