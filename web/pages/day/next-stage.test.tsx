import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
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
