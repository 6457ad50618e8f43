import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { onOneDay, openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import VisitPage from './visit.tsx';

onOneDay();

const plain = visitOf();
const pet = plain.pets[0]!;
const pets = ['Bella', 'Otto'].map((name) => ({ ...pet, id: name.toLowerCase(), name }));

async function openCard(given: Partial<Visit>) {
  const { sent } = openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/visits/v-1': () => Response.json(visitOf({ pets, ...given })),
    'POST /api/visits/v-1/complete': () => Response.json(visitOf({ pets, status: 'completed', actions: [] })),
    'PATCH /api/visits/v-1/report-card': () =>
      Response.json(visitOf({ pets, status: 'completed', actions: [] })),
  });
  const user = userEvent.setup();
  if (given.status === 'completed') {
    await user.click(await screen.findByRole('button', { name: /^More for / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit the report card' }));
  } else await user.click(await screen.findByRole('button', { name: 'Write report card' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report card for Bella and Otto' }));
  return { dialog, sent, user };
}
const same = 'Services and behavior are the same for both';

test('one card counts for both pets, or each gets its own services and behavior', async () => {
  const { dialog, sent, user } = await openCard({ status: 'checked_in', actions: ['complete'] });
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: same }).checked).toBe(true);
  await user.click(dialog.getByRole('checkbox', { name: same }));
  const otto = within(dialog.getByRole('group', { name: 'What was done: Otto' }));
  await user.click(otto.getByRole('button', { name: 'Dematting' }));
  await user.type(dialog.getByLabelText('Behavior: Otto'), 'Bit the dryer.');
  await user.type(dialog.getByLabelText('Behavior: Bella'), 'Calm.');
  await user.click(dialog.getByRole('checkbox', { name: 'This is what was done' }));
  await user.click(dialog.getByRole('button', { name: 'Complete visit' }));
  await expect
    .poll(() => sent('POST /api/visits/v-1/complete'))
    .toMatchObject([
      {
        services: ['full_groom', 'demat'],
        behavior: 'Calm.',
        cards: [{ petId: 'otto', services: ['full_groom'], behavior: 'Bit the dryer.' }],
      },
    ]);
});

test('cards that differ are corrected each by itself', async () => {
  const card = {
    petId: 'bella',
    services: ['full_groom' as const],
    findings: '',
    behavior: 'Calm.',
    photos: [],
    beforeAfter: [],
    nextVisitWeeks: null,
    writtenAt: '2026-11-24T18:00:00Z',
    editedAt: null,
  };
  const { dialog, sent, user } = await openCard({
    status: 'completed',
    actions: [],
    reportCard: card,
    reportCards: [card, { ...card, petId: 'otto', behavior: 'Bit the dryer.' }],
  });
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: same }).checked).toBe(false);
  await user.type(dialog.getByLabelText('Behavior: Otto'), ' Twice.');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await expect
    .poll(() => sent('PATCH /api/visits/v-1/report-card'))
    .toMatchObject([
      { petId: 'bella', behavior: 'Calm.' },
      { petId: 'otto', behavior: 'Bit the dryer. Twice.' },
    ]);
});
