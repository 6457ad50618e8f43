import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ReportCard } from '#contract/grooming/report-cards.ts';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { onOneDay, openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import VisitPage from './visit.tsx';

onOneDay();

const photo = (id: string) => ({ id, url: `/media/${id}` });
const reportCard: ReportCard = {
  petId: 'p-1',
  services: ['full_groom'],
  findings: 'Skin is healthy.',
  behavior: 'Calm throughout.',
  photos: [],
  beforeAfter: [{ before: photo('p-1'), after: photo('p-2') }],
  nextVisitWeeks: 6,
  writtenAt: '2026-11-24T18:00:00Z',
  editedAt: null,
};

test('a before without an after is named, and has the focus', async () => {
  const { sent } = openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/visits/v-1': () => Response.json(visitOf({ status: 'completed', actions: [], reportCard })),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^More for / }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit the report card' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report card for Bella' }));
  await user.click(dialog.getByRole('button', { name: 'Remove the after photo' }));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  const pair = dialog.getByRole('group', { name: 'Before and after' });
  expect(within(pair).getByText('A pair needs both a before and an after')).toBeTruthy();
  expect(within(pair).queryByText('More photos (optional)')).toBeNull();
  expect(document.activeElement).toBe(pair);
  expect(sent('PATCH /api/visits/v-1/report-card')).toEqual([]);
});

test('photos come first, then what was asked for; other services open by a button', async () => {
  const { sent } = openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/visits/v-1': () => Response.json(visitOf({ status: 'checked_in', actions: ['complete'] })),
    'POST /api/visits/v-1/complete': () =>
      Response.json(visitOf({ status: 'completed', actions: [], reportCard })),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Write report card' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report card for Bella' }));
  const [first, done] = dialog.getAllByRole('group');
  expect(first).toBe(dialog.getByRole('group', { name: 'Before and after' }));
  expect(done).toBe(dialog.getByRole('group', { name: 'What was done' }));
  const services = within(dialog.getByRole('group', { name: 'What was done' }));
  const names = () => services.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Full groom', 'Dematting', 'Add service']);
  await user.click(services.getByRole('button', { name: 'Dematting' }));
  expect(names()).toEqual(['Full groom', 'Dematting', 'Add service']);
  await user.click(services.getByRole('button', { name: 'Add service' }));
  expect(services.queryByRole('button', { name: 'Add service' })).toBeNull();
  expect(names().slice(0, 2)).toEqual(['Full groom', 'Dematting']);
  expect(names().indexOf(document.activeElement?.textContent ?? '')).toBe(2);
  await user.click(services.getByRole('button', { name: 'Nail trim' }));
  await user.click(dialog.getByRole('checkbox', { name: 'This is what was done' }));
  await user.click(dialog.getByRole('button', { name: 'Complete visit' }));
  await waitFor(() =>
    expect(sent('POST /api/visits/v-1/complete')).toMatchObject([{ services: ['full_groom', 'nail_trim'] }]),
  );
});
