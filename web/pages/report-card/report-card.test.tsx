import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import type { ReportCard } from '#contract/grooming/report-cards.ts';
import { toasts } from '#web/lib/toast-store.ts';
import { onOneDay, openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import ReportCardPage from './report-card.tsx';

onOneDay();

const sheet = (visit: Partial<Visit>) =>
  openAsDana('/visits/v-1/report-card', ['/visits/:id/report-card', ReportCardPage], {
    'GET /api/visits/v-1': () => Response.json(visitOf(visit)),
  });
const reportCard: ReportCard = {
  petId: 'p-1',
  services: ['full_groom'],
  findings: 'Skin is healthy.',
  behavior: 'Calm throughout.',
  photos: [],
  beforeAfter: [],
  nextVisitWeeks: 6,
  writtenAt: '2026-11-24T18:00:00Z',
  editedAt: null,
};

test('a report card has a print page, with an empty state before it is written', async () => {
  const first = sheet({});
  expect(await screen.findByText('No report card yet')).toBeTruthy();
  first.unmount();
  sheet({ status: 'completed', reportCard });
  expect(await screen.findByRole('heading', { name: 'Bella' })).toBeTruthy();
  expect(screen.getByText('November 24, 2026')).toBeTruthy();
  expect(screen.getByText('In 6 weeks')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
});

test('a report card is shared as text, without address and price', async () => {
  const user = userEvent.setup();
  sheet({ status: 'completed', reportCard });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Report card copied'));
  expect((await navigator.clipboard.readText()).replaceAll('\u00a0', ' ')).toBe(
    [
      'Report card: Bella, November 24, 2026',
      '',
      'Groomed by Maya Ortiz.',
      'What was done: Full groom.',
      'Coat and skin: Skin is healthy.',
      'Behavior: Calm throughout.',
      'Next visit in 6 weeks.',
    ].join('\n'),
  );
});
