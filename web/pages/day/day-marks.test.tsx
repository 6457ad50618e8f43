import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { dayOf, openDay, ownVisit } from './day.testing.tsx';

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('a client who is not there is counted by the minute, past what they said themselves', async () => {
  const late = ownVisit({
    startsAt: at(-32),
    endsAt: at(60),
    lateMinutes: 20,
    history: [{ at: at(-40), who: null, atDesk: null, what: 'client_late', note: null }],
    actions: ['check_in'],
  });
  openDay(dayOf({ visits: [late] }));
  const card = within(await screen.findByRole('article'));
  expect(card.getByText(/^Client says/).textContent).toBe('Client says 20 min late');
  expect(card.getByText('Due 12 min ago')).toBeTruthy();
});

test('a line of the day says how its animals are handled, before it is opened', async () => {
  const bella = ownVisit().pets[0]!;
  const pets = [
    { ...bella, id: 'b', name: 'Bella', handling: 'muzzle' as const },
    { ...bella, id: 'm', name: 'Max', handling: 'easy' as const },
    { ...bella, id: 't', name: 'Tank', handling: 'two_people' as const },
  ];
  const running = ownVisit({ id: 'v-1', status: 'checked_in', actions: ['check_out'] });
  openDay(dayOf({ visits: [running, ownVisit({ id: 'v-2', pets })] }));
  const line = within(await screen.findByRole('button', { name: /Bella, Max/ }));
  expect(line.getByText('Bella: Muzzle')).toBeTruthy();
  expect(line.getByText('Tank: Two people')).toBeTruthy();
  expect(line.queryByText(/Max:/)).toBeNull();
});

test('a visit whose time is over without a check-in says so', async () => {
  openDay(dayOf({ visits: [ownVisit({ startsAt: at(-90), endsAt: at(-10), actions: ['check_in'] })] }));
  expect(await screen.findByText('Not checked in')).toBeTruthy();
});

test('the way there stands beside the address, and how the visit stands beside its animal', async () => {
  openDay(dayOf({ visits: [ownVisit({ atHome: true, startsAt: at(60), endsAt: at(150) })] }));
  const card = within(await screen.findByRole('article'));
  const way = card.getByRole('link', { name: /^Directions to/ });
  expect(way.parentElement?.textContent).toMatch(/^107 Slaughter Ln.*Directions$/);
  const heading = card.getByRole('heading', { level: 3 });
  expect(heading.parentElement?.textContent).toMatch(/Not confirmed$/);
});

const openWithPrice = (askedPrice: number | null) => {
  const running = ownVisit({ status: 'checked_in', startsAt: at(-10), endsAt: at(60), askedPrice });
  openDay(dayOf({ visits: [{ ...running, actions: ['check_out', 'ask_price', 'stop'] }] }));
};

test('a higher price is asked for on the Day', async () => {
  openWithPrice(null);
  await userEvent.click(await screen.findByRole('button', { name: /^More for Bella/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ask for a higher price' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a higher price' }));
  // Nothing is asked for until there is an amount.
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Ask' }).disabled).toBe(true);
  await userEvent.type(dialog.getByLabelText('Amount of Mats, in dollars'), '20');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Ask for \$/ }).disabled).toBe(false);
});

test('a coat that was noted as matted leads to the question for its price', async () => {
  const [pet] = ownVisit().pets;
  const running = ownVisit({ status: 'checked_in', startsAt: at(-10), endsAt: at(60) });
  const pets = [{ ...pet!, name: 'Bella', coatState: 'matted' as const }];
  const price = (running.listPrice ?? 0) - running.discount;
  openDay(dayOf({ visits: [{ ...running, pets, price, actions: ['check_out', 'ask_price'] }] }));
  const ask = await screen.findByRole('link', { name: 'Bella is noted as matted: ask for a higher price' });
  expect(ask.getAttribute('href')).toMatch(/#price-changes$/);
});

test('a price that was asked for leads to where its answer is noted', async () => {
  openWithPrice(14_000);
  const answer = await screen.findByRole('link', { name: 'What they say to $140' });
  expect(answer.getAttribute('href')).toMatch(/^\/visits\/.+#price-changes$/);
});

test('a line of the day says whom, where and for how much, before it is opened', async () => {
  const pets = [{ ...ownVisit().pets[0]!, name: 'Bella', breed: 'Goldendoodle' }];
  const client = { ...ownVisit().client!, owed: 6000 };
  const running = ownVisit({ id: 'v-1', status: 'checked_in', actions: ['check_out'] });
  const next = { pets, client, startsAt: '2026-11-24T20:00:00Z', endsAt: '2026-11-24T22:00:00Z' };
  const salon = ownVisit({ ...next, id: 'v-3', atHome: false, startsAt: '2026-11-24T21:00:00Z' });
  openDay(dayOf({ visits: [running, ownVisit({ ...next, id: 'v-2', atHome: true }), salon] }));
  const [atHome, here] = await screen.findAllByRole('button', { name: /Goldendoodle/ });
  for (const words of [
    '2:00 PM',
    'Bella',
    'Garcia',
    '$120',
    'Goldendoodle',
    '107 Slaughter Ln',
    'Owes $60 in all',
  ])
    expect(atHome?.textContent.replaceAll(/\s/g, ' ')).toContain(words);
  expect(atHome?.textContent).not.toContain('Austin');
  expect(here?.textContent).not.toContain('Slaughter');
});

test('who asks for the provider by name counts among what is to be answered', async () => {
  const ask = { requestId: 'r-1', title: 'Puppy cut', ownerName: 'Jasmine', petNames: ['Gigi'], day: null };
  openDay(dayOf({ asks: [ask] }));
  expect((await screen.findByRole('link', { name: '1 thing to answer' })).getAttribute('href')).toBe(
    '#needs-you',
  );
});

test('the card of a visit says what is noted of its pets and of the way in, on two lines until more is asked', async () => {
  const bella = ownVisit().pets[0]!;
  const long = `Hates the dryer. ${'Slow around the ears. '.repeat(5)}`.trim();
  const visit = ownVisit({ atHome: false, pets: [{ ...bella, privateNotes: `Size/Wt: M\n${long}` }] });
  openDay(dayOf({ visits: [visit] }));
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('gate 4471')).toBeTruthy();
  expect(card.queryByText(/Size/)).toBeNull();
  expect(card.getByText(long).className).toContain('line-clamp-2');
  await userEvent.click(card.getByRole('button', { name: `More about ${bella.name}` }));
  expect(card.getByText(long).className).not.toContain('line-clamp-2');
});
