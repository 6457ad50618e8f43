// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ClientLink, LinkedVisit } from '#contract/client-links.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { ClientVisit } from './client-visit.tsx';

const visit: LinkedVisit = {
  id: '0192f0c1-2222-7000-8000-000000000001',
  status: 'completed',
  startsAt: '2026-11-20T15:00:00Z',
  endsAt: '2026-11-20T16:00:00Z',
  timeZone: 'America/Chicago',
  pets: [
    {
      id: null,
      name: 'Bella',
      species: 'dog',
      breed: 'Goldendoodle',
      coat: null,
      services: ['full_groom'],
      stage: null,
      because: null,
      becauseOf: null,
    },
  ],
  certificates: [],
  certificatesLeft: 10,
  price: 9500,
  askedPrice: null,
  unpriced: [],
  raisedFrom: null,
  address: null,
  atHome: false,
  confirmedAt: null,
  lateMinutes: null,
  lateBy: null,
  onMyWayAt: null,
  checkedInAt: null,
  readyAt: '2026-11-20T16:00:00Z',
  isReady: false,
  timeOffers: [],
  askedMove: null,
  repeatsEvery: null,
  policy: 'No cancellation fee.',
  feeNow: 0,
  fee: null,
  reportCards: [],
  actions: [],
};
const link: ClientLink = {
  provider: { name: 'Maya Ortiz', phone: null, photoUrl: null },
  firstName: 'Maria',
  visit,
  getsMessages: true,
  textsOk: null,
  asksRemoval: false,
};

function open(given: Partial<LinkedVisit> = {}) {
  serve({
    'GET /api/client-links/s-1': () => Response.json({ ...link, visit: { ...visit, ...given } }),
    'POST /api/client-links/s-1/transfer': () =>
      Response.json({ path: '/take-over/secret' }, { status: 201 }),
  });
  return renderAt(
    '/v/s-1',
    <ClientVisit secret="s-1" asked={null} earlier={null} next={<p>Next</p>} after={null} />,
  );
}

test('the visit says how often it repeats', async () => {
  open({ status: 'booked', repeatsEvery: 6 });
  expect(await screen.findByText('Repeats every 6 weeks')).toBeTruthy();
});

test('a visit that is over offers the next one', async () => {
  open();
  expect(await screen.findByText('Next')).toBeTruthy();
});

test('a visit ahead is confirmed, not booked again', async () => {
  open({ status: 'booked', actions: ['confirm', 'cancel'] });
  expect(await screen.findByRole('button', { name: 'I’ll be there' })).toBeTruthy();
  expect(screen.queryByText('Next')).toBeNull();
});

test('what cancelling costs now is said before it is tapped', async () => {
  open({ status: 'booked', actions: ['cancel'], feeNow: 4000 });
  expect((await screen.findByText(/^Cancelling now costs/)).textContent).toBe('Cancelling now costs $40. ');
});

test('what a late cancellation costs is said in place of the price', async () => {
  const ways = { paymentLinks: ['https://venmo.com/u/maya'], zelle: '' };
  open({ status: 'cancelled', fee: { kind: 'late_cancel', amount: 4750, isPaid: false, ...ways } });
  expect((await screen.findByText('$47.50')).closest('p')?.textContent).toBe(
    'Late cancellation: $47.50, owed to Maya Ortiz',
  );
  expect(screen.queryByText('$95')).toBeNull();
  expect(screen.getByRole('link', { name: 'venmo.com/u/maya' })).toBeTruthy();
});

test('beside offered times there is the way to all others, and none beside a request', async () => {
  const timeOffers = [
    {
      id: 'o-1',
      startsAt: '2026-12-10T15:00:00Z',
      endsAt: '2026-12-10T16:00:00Z',
      by: 'provider',
      note: null,
    },
  ] as const;
  const { unmount } = open({ status: 'cancelled', actions: ['choose'], timeOffers: [...timeOffers] });
  expect(await screen.findByRole('region', { name: 'Times to choose from' })).toBeTruthy();
  expect(screen.getByText('Next')).toBeTruthy();
  unmount();
  open({ status: 'awaiting_answer', actions: ['cancel'] });
  await screen.findByText('Waiting for an answer');
  expect(screen.queryByText('Next')).toBeNull();
});

test('a higher price is not called the usual one', async () => {
  const [pet] = visit.pets;
  if (!pet) throw new Error('The visit has a pet');
  const usual = { status: 'booked', pets: [{ ...pet, because: 'usual' }] } as const;
  const { unmount } = open({ ...usual, pets: [...usual.pets], askedPrice: 12_000 });
  expect(await screen.findByText('Bella’s usual price')).toBeTruthy();
  expect(screen.getByText('Maya Ortiz asks for $120 instead')).toBeTruthy();
  unmount();
  open({ ...usual, pets: [...usual.pets], price: 12_000, raisedFrom: 9500 });
  expect(await screen.findByText('Before: $95. You agreed to the new price')).toBeTruthy();
  expect(screen.queryByText('Bella’s usual price')).toBeNull();
});

test('a groomer who is on the way and late is both', async () => {
  open({ status: 'booked', onMyWayAt: '2026-11-20T14:40:00Z', lateMinutes: 15, lateBy: 'provider' });
  expect(await screen.findByText('On the way to you. Maya Ortiz is 15 minutes late')).toBeTruthy();
});

test('a booked visit goes into a calendar, and one that is over does not', async () => {
  open({ status: 'booked' });
  const file = await screen.findByRole('link', { name: 'Add to calendar' });
  expect(file.getAttribute('href')).toBe('/api/client-links/s-1/calendar-file');
  open({ status: 'completed' });
  await screen.findByText('Done');
  expect(screen.getAllByRole('link', { name: 'Add to calendar' })).toHaveLength(1);
});

test('an animal that was groomed at home is done, not to be picked up', async () => {
  open({ status: 'checked_in', isReady: true, atHome: true });
  expect(await screen.findByText('Done')).toBeTruthy();
  expect(screen.queryByText(/pick up/i)).toBeNull();
});

test('the client reads that the time they asked for does not work, and what stays booked', async () => {
  open({
    status: 'booked',
    startsAt: '2026-12-08T15:00:00Z',
    endsAt: '2026-12-08T16:00:00Z',
    askedMove: {
      times: [{ id: 'o-1', startsAt: '2026-12-10T15:00:00Z', endsAt: '2026-12-10T16:00:00Z' }],
      note: null,
      isDeclined: true,
      answer: 'The van is full.',
    },
  });
  const note = await screen.findByText(/Maya Ortiz cannot make Thu, Dec 10/);
  expect(note.textContent).toMatch(/stays booked for Tue,/);
  expect(screen.getByText('“The van is full.”')).toBeTruthy();
});

test('the pets that the groomer keeps lead to where their owner takes them over', async () => {
  const [pet] = visit.pets;
  if (!pet) throw new Error('The visit has a pet');
  const { router } = open({
    pets: [
      { ...pet, id: '0192f0c1-2222-7000-8000-000000000002' },
      { ...pet, name: 'Otto' },
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep Bella’s record free on Wagwell' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/take-over/secret'));
});

test('a pet whose owner keeps the record already is not offered', async () => {
  open();
  await screen.findByText('Next');
  expect(screen.queryByRole('button', { name: /^Keep / })).toBeNull();
});

test('each pet of a visit has its own report card, two of one name included', async () => {
  const card = {
    services: ['full_groom'],
    behavior: null,
    nextVisitWeeks: null,
    photos: [],
    beforeAfter: [],
  };
  open({
    reportCards: [
      { ...card, pet: 'Bella', findings: 'A tick.' },
      { ...card, pet: 'Otto', findings: 'Two mats.' },
      { ...card, pet: 'Otto', findings: 'Clean ears.' },
    ] as unknown as LinkedVisit['reportCards'],
  });
  expect(await screen.findByRole('heading', { name: "Bella's report card" })).toBeTruthy();
  expect(screen.getAllByRole('heading', { name: "Otto's report card" })).toHaveLength(2);
  for (const finding of ['A tick.', 'Two mats.', 'Clean ears.'])
    expect(screen.getByText(finding)).toBeTruthy();
});

const chips = () => screen.queryByRole('group', { name: 'By how many minutes are you late?' });

test('a client who runs late taps by how many minutes, and reads that it is known', async () => {
  let booked: LinkedVisit = { ...visit, status: 'booked', actions: ['late', 'cancel'] };
  const calls = serve({
    'GET /api/client-links/s-1': () => Response.json({ ...link, visit: booked }),
    'POST /api/client-links/s-1/late': () => {
      booked = { ...booked, lateMinutes: 15, lateBy: 'client' };
      return Response.json({ ...link, visit: booked });
    },
  });
  renderAt('/v/s-1', <ClientVisit secret="s-1" asked={null} earlier={null} next={null} after={null} />);
  const late = await screen.findByRole('button', { name: 'I’m running late' });
  expect(chips()).toBeNull();
  await userEvent.click(late);
  expect(late.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: '15 minutes' }));
  await waitFor(() => expect(chips()).toBeNull());
  expect(calls.filter(({ key }) => key.startsWith('POST')).map(({ body }) => body)).toEqual([
    { minutes: 15 },
  ]);
  expect(await screen.findByText('You are 15 minutes late')).toBeTruthy();
});

test('where the visit takes no more lateness, the client is not asked', async () => {
  open({ status: 'booked', actions: ['cancel'] });
  await screen.findByRole('button', { name: 'Cancel' });
  expect(screen.queryByRole('button', { name: 'I’m running late' })).toBeNull();
});

test('where no open time is known, the client names one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const booked: LinkedVisit = { ...visit, status: 'booked', actions: ['ask_move'] };
  const calls = serve({
    'GET /api/client-links/s-1': () => Response.json({ ...link, visit: booked }),
    'GET /api/client-links/s-1/openings': () => Response.json([]),
    'POST /api/client-links/s-1/ask-move': () => Response.json({ ...link, visit: booked }),
  });
  renderAt('/v/s-1', <ClientVisit secret="s-1" asked={null} earlier={null} next={null} after={null} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for another time' }));
  const begins = await screen.findByLabelText('Begins');
  expect(screen.getByRole('button', { name: 'Choose a time' })).toHaveProperty('disabled', true);
  fireEvent.change(begins, { target: { value: '11:00' } });
  await userEvent.click(screen.getByRole('button', { name: 'Ask for this time' }));
  const asked = () => calls.find(({ key }) => key.endsWith('/ask-move'))?.body as { startsAt: string[] };
  await waitFor(() => expect(asked()).toBeDefined());
  expect(new Date(asked().startsAt[0] ?? '').toISOString()).toBe('2026-11-20T17:00:00.000Z');
});
