import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import { openReceipts, toast } from '#web/lib/toast-store.ts';
import { dayOf, openDay, ownVisit } from './day.testing.tsx';

const atWork = (given: Partial<Visit> = {}): Visit =>
  ownVisit({ status: 'checked_in', atHome: false, actions: ['stage', 'check_out'], ...given });
const salon = { ...ownVisit().provider, as: 'business' as const };
const petAt = (stage: Visit['pets'][number]['stage'], given: Partial<Visit['pets'][number]> = {}) =>
  ownVisit().pets.map((pet) => ({ ...pet, stage, ...given }));
const filled = () => [...document.querySelectorAll('.btn-primary')].map(({ textContent }) => textContent);

test('in a salon the next stage is filled, and a tap takes the animal to it', async () => {
  const { sent } = openDay(dayOf({ visits: [atWork({ provider: salon })] }), {
    'POST /api/visits/v-1/stage': () => Response.json(atWork({ provider: salon, pets: petAt('bath') })),
  });
  expect(await screen.findByRole('link', { name: 'Check out' })).toBeTruthy();
  expect(filled()).toEqual(['Start bath']);
  await userEvent.click(screen.getByRole('button', { name: 'Start bath' }));
  await waitFor(() =>
    expect(sent('POST /api/visits/v-1/stage')).toMatchObject([{ petId: 'bella', stage: 'bath' }]),
  );
});

test('that an animal is there is said once: by its step in a salon, by a badge alone', async () => {
  const { unmount } = openDay(dayOf({ visits: [atWork({ provider: salon })] }));
  await screen.findByRole('article');
  expect(screen.queryByText('Checked in')).toBeNull();
  unmount();
  openDay(dayOf({ visits: [atWork()] }));
  expect(await screen.findByText('Checked in')).toBeTruthy();
});

test.each<[string, Partial<Visit>, string]>([
  ['alone, they are only ready', {}, 'Ready to pick up'],
  ['once all are ready, they are checked out', { pets: petAt('ready') }, 'Check out'],
  ['nails are done while the client waits', { services: ['nail_trim'] }, 'Check out'],
  ['at the client’s home nothing is picked up', { atHome: true }, 'Check out'],
  [
    'of several, those furthest behind go on',
    { provider: salon, pets: [...petAt('table'), ...petAt('bath', { id: 'otto', name: 'Otto' })] },
    'Otto: start drying',
  ],
])('the one filled button: %s', async (_, given, words) => {
  openDay(dayOf({ visits: [atWork(given)] }));
  await screen.findByRole('article');
  expect(filled()).toEqual([words]);
});

const noon = new Date('2026-11-24T18:00:00Z');
const atNoon = () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  onTestFinished(() => void vi.useRealTimers());
};
const comes = (minutesAgo: number, given: Partial<Visit> = {}) =>
  ownVisit({
    atHome: true,
    onMyWayAt: null,
    lateMinutes: null,
    startsAt: new Date(noon.getTime() - minutesAgo * 60_000).toISOString(),
    endsAt: '2026-11-24T20:00:00Z',
    actions: ['on_my_way', 'late', 'check_in', 'no_show'],
    ...given,
  });

test.each<[string, Visit, string]>([
  ['late by twenty minutes they may still drive', comes(20), 'On my way'],
  ['late by an hour they are there, or somebody is not', comes(60), 'Check in'],
  ['unless they said so', comes(60, { lateMinutes: 45 }), 'On my way'],
])('the one filled button before a visit: %s', async (_, visit, words) => {
  atNoon();
  openDay(dayOf({ visits: [visit] }));
  await screen.findByRole('article');
  expect(filled()).toEqual([words]);
});

test.each([
  ['Running late', 'Running late'],
  ['No-show', 'Maria Garcia did not show up?'],
])('beside the check-in of an overdue visit stands %s', async (button, dialog) => {
  atNoon();
  openDay(dayOf({ visits: [comes(60)] }));
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByRole('dialog', { name: dialog })).toBeTruthy();
});

test('of an overdue visit On my way is in the menu', async () => {
  atNoon();
  const visit = comes(60);
  const { sent } = openDay(dayOf({ visits: [visit] }), {
    'POST /api/visits/v-1/on-my-way': () => Response.json({ ...visit, onMyWayAt: visit.startsAt }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^More for Bella/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'On my way' }));
  await waitFor(() => expect(sent('POST /api/visits/v-1/on-my-way')).toHaveLength(1));
});

test('the receipt of an act goes with the next one, though that has none', async () => {
  openDay(dayOf({ visits: [atWork()] }), {
    'POST /api/visits/v-1/stage': () => Response.json(atWork({ pets: petAt('ready') })),
  });
  await screen.findByRole('article');
  act(() => void toast({ about: 'v-1', title: 'Bella is checked in' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ready to pick up' }));
  await waitFor(() => expect(openReceipts()).toEqual([]));
});
