import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import type { ReportCard } from '#contract/grooming/report-cards.ts';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { toasts } from '#web/lib/toast-store.ts';
import { onOneDay, openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import ReportCardPage from './report-card.tsx';

onOneDay();

const sheet = (visit: Partial<Visit>, replies: Parameters<typeof openAsDana>[2] = {}) =>
  openAsDana('/visits/v-1/report-card', ['/visits/:id/report-card', ReportCardPage], {
    ...replies,
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

const finished = (at: string): Partial<Visit> => ({
  status: 'completed',
  actions: [],
  history: [{ what: 'completed', at, who: null, atDesk: null, note: null }],
});

describe('of a finished visit without a card', () => {
  const asMaya = {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
  };

  test('its provider writes it here', async () => {
    const user = userEvent.setup();
    const { sent } = sheet(finished('2026-11-20T11:00:00Z'), {
      ...asMaya,
      'PATCH /api/visits/v-1/report-card': () =>
        Response.json(visitOf({ ...finished('2026-11-20T11:00:00Z'), reportCard })),
    });
    await user.click(await screen.findByRole('button', { name: 'Write report card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report card for Bella' }));
    // What was done is settled by then.
    expect(dialog.queryByRole('checkbox', { name: 'This is what was done' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save report card' }));
    await waitFor(() => expect(sent('PATCH /api/visits/v-1/report-card')).toHaveLength(1));
  });

  test.each([
    ['the pet parent', {}, '2026-11-20T11:00:00Z'],
    ['its provider a day later', asMaya, '2026-11-19T17:00:00Z'],
  ])('%s finds no button to write it', async (_, replies, at) => {
    sheet(finished(at), replies);
    expect(await screen.findByText('The visit ended without one.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Write report card' })).toBeNull();
  });
});

test('the provider shares a report card as text, without address and price', async () => {
  const user = userEvent.setup();
  sheet({ status: 'completed', reportCard, owner: null });
  await user.click(await screen.findByRole('button', { name: 'Share as text' }));
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

test('a pet parent makes a link with a picture, which is shown once, and ends it', async () => {
  const user = userEvent.setup();
  const link = { id: 'l-1', createdAt: '2026-11-24T18:00:00Z', expiresAt: '2026-12-01T18:00:00Z' };
  let links = [link];
  const path = '/cards/0123456789012345678901';
  const picture = '/api/cards/0123456789012345678901/picture';
  sheet(
    { status: 'completed', reportCard },
    {
      'GET /api/visits/v-1/card-links': () => Response.json(links),
      'POST /api/visits/v-1/card-links': () => Response.json({ ...link, path, picture }, { status: 201 }),
      'DELETE /api/visits/v-1/card-links/l-1': () => {
        links = [];
        return Response.json(links);
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('button', { name: '7 days' }));
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByText(new RegExp(`${path}$`))).toBeTruthy();
  expect(screen.getByRole('img', { name: /as the link shows it$/ }).getAttribute('src')).toBe(picture);
  expect(screen.getByRole('link', { name: 'Save the picture' }).getAttribute('href')).toBe(picture);
  await user.click(await screen.findByRole('button', { name: 'End' }));
  await user.click(await screen.findByRole('button', { name: 'End it' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Links that work now' })).toBeNull());
});
