import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { onOneDay, openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import VisitPage from './visit.tsx';

onOneDay();

const photo = (digit: string) => ({ id: `photo-${digit}`, url: `/media/${digit.repeat(32)}` });

test('a photo of a report card is reported from the menu on it, and no link stands under it', async () => {
  const card = {
    petId: 'p-1',
    services: ['full_groom' as const],
    findings: '',
    behavior: '',
    photos: [photo('c')],
    beforeAfter: [{ before: photo('a'), after: photo('b') }],
    nextVisitWeeks: null,
    writtenAt: '2026-11-20T18:00:00+00:00',
    editedAt: null,
  };
  openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /api/visits/v-1': () =>
      Response.json(visitOf({ status: 'completed', actions: [], reportCard: card, reportCards: [card] })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More for Bella before and after' }));
  expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report the after photo' }));
  expect(await screen.findByRole('dialog', { name: /^Report/ })).toBeTruthy();
});
