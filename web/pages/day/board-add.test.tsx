import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { dayOf, openDay, ownVisit } from './day.testing.tsx';

const ana = { id: 'ana', name: 'Ana', role: 'groomer' as const, color: 'green' as const, atOnce: 1 };
const salon = { people: [{ ...ana, shiftId: null, works: [] }], tables: 2, petsInHouse: 8 };
const narrow = window.matchMedia;

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(narrow(media), { matches: media.includes('75rem') }),
  );
});

test('on the board a new visit is the one filled button, and everything else to add is in the menu beside it', async () => {
  openDay(dayOf({ salon }));
  await userEvent.click(await screen.findByRole('button', { name: 'More to add' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Walk-in',
    'Client',
    'Time off',
    'Visits that repeat',
  ]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Walk-in' })).toBeNull();
  const filled = [...document.querySelectorAll('.btn-primary')].map(({ textContent }) => textContent);
  expect(filled).toEqual(['Add visit', '']);
});

test('a block of the board says whose animal it is, how it is handled and that nobody confirmed', async () => {
  const [bella] = ownVisit().pets;
  const soon = { startsAt: new Date(Date.now() + 3_600_000).toISOString() };
  openDay(
    dayOf({ salon, visits: [ownVisit({ ...soon, pets: bella ? [{ ...bella, handling: 'muzzle' }] : [] })] }),
  );
  const block = await screen.findByRole('button', { name: /Bella · Maria G\./ });
  expect(block.textContent).toContain('Muzzle');
  // For those who hear the board; seen is a check mark where somebody confirmed.
  expect(block.querySelector('.sr-only')?.textContent).toContain('Not confirmed');
  expect(block.querySelector('.text-good')).toBeNull();
});

test('a block of the board has a check mark once the client confirmed', async () => {
  const startsAt = new Date(Date.now() + 3_600_000).toISOString();
  openDay(dayOf({ salon, visits: [ownVisit({ startsAt, confirmedAt: startsAt })] }));
  const block = await screen.findByRole('button', { name: /Bella · Maria G\./ });
  expect(block.querySelector('.text-good')).toBeTruthy();
});

test('on a phone a visit that nobody does yet says so, and its menu asks for the person', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(narrow(media), { matches: false }),
  );
  const visit = ownVisit({ actions: ['assign'], tableNo: null, staff: null });
  const { sent, unmount } = openDay(dayOf({ salon, visits: [visit] }), {
    'POST /api/visits/v-1/assign': () => Response.json(ownVisit()),
  });
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Nobody yet')).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: /^More for/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Person and table' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Person and table/ }));
  await userEvent.selectOptions(dialog.getByLabelText('Person'), 'Ana');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent('POST /api/visits/v-1/assign')).toMatchObject([{ staffId: 'ana' }]);
  unmount();
  openDay(dayOf({ salon: null, visits: [visit] }));
  const alone = within(await screen.findByRole('article'));
  expect(alone.queryByText('Nobody yet')).toBeNull();
});

test('beside the board the person and the table are chosen, and Move is the time alone', async () => {
  const { sent } = openDay(
    dayOf({ salon, visits: [ownVisit({ actions: ['move', 'assign'], tableNo: null, staff: null })] }),
    { 'POST /api/visits/v-1/assign': () => Response.json(ownVisit()) },
  );
  await userEvent.click(await screen.findByRole('button', { name: /Bella · Maria G\./ }));
  await userEvent.click(screen.getByRole('button', { name: 'Person and table' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Person and table/ }));
  expect(dialog.queryByLabelText('Begins')).toBeNull();
  await userEvent.selectOptions(dialog.getByLabelText('Table, as a wish'), 'Table 2');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent('POST /api/visits/v-1/assign')).toEqual([{ staffId: null, tableNo: 2 }]);
  expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
});

test('who is found beside the board has the visit that is booked, or the animal that is here, one tap away', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T16:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const card = { pets: [], phone: null, lastVisitOn: '2026-10-20', nextVisitAt: null, nextVisitId: null };
  openDay(dayOf({ salon, visits: [ownVisit({ status: 'checked_in', startsAt: '2026-11-24T15:00:00Z' })] }), {
    'GET /api/clients': () =>
      Response.json([
        { ...card, id: 'c-1', name: 'Maria Garcia' },
        {
          ...card,
          id: 'c-2',
          name: 'Mario Hill',
          nextVisitAt: '2026-12-08T16:00:00Z',
          nextVisitId: 'v-9',
        },
        { ...card, id: 'c-3', name: 'Mary Ann' },
      ]),
  });
  await userEvent.type(await screen.findByLabelText('Client'), 'mar');
  const found = within(await screen.findByRole('list', { name: 'Clients found' }));
  const links = found
    .getAllByRole('link')
    .map((link) => [plain(link.textContent), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Here since Tue, Nov 24, 9:00 AM', '/visits/v-1'],
    ['Booked Tue, Dec 8, 10:00 AM', '/visits/v-9'],
  ]);
  expect(found.getByText('Nothing booked · last here Oct 20')).toBeTruthy();
});

const plain = (words: string) => words.replaceAll('\u00a0', ' ');
