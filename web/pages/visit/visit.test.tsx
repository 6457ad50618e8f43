import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ReportCard } from '#contract/grooming/report-cards.ts';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { toasts } from '#web/lib/toast-store.ts';
import { onOneDay } from '../pet-owner-dashboard/own-records.testing.tsx';
import { rabiesGap, visitOf } from '../parts/provider-requests/requests.testing.ts';
import { openVisit } from './open-visit.testing.tsx';

onOneDay();

const asMaya = {
  'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
};
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

test('the provider marks a proof as checked, and sees who checked it before', async () => {
  const proof = {
    petId: 'bella',
    petName: 'Bella',
    evidence: 'vaccination' as const,
    expiresOn: '2029-01-05',
    type: 'photo' as const,
    certificateNumber: 'R-114',
    tagNumber: null,
    clinic: 'Lakeside Animal Hospital',
  };
  const rabies = {
    ...proof,
    vaccinationId: 'v-rabies',
    kind: 'rabies' as const,
    url: '/media/1',
    check: null,
  };
  const dhpp = {
    ...proof,
    vaccinationId: 'v-dhpp',
    kind: 'dhpp' as const,
    url: '/media/2',
    check: { by: 'Shiny Paws', at: '2026-11-12T10:30:00+00:00' },
  };
  const checked = { ...rabies, check: { by: 'Maya Ortiz', at: '2026-11-20T18:00:00+00:00' } };
  const { sent } = openVisit(
    { proofs: [rabies, dhpp] },
    {
      ...asMaya,
      'POST /api/visits/v-1/proof-checks': () =>
        Response.json(visitOf({ proofs: [checked, dhpp] }), { status: 201 }),
    },
  );
  expect(await screen.findByText('Checked by Shiny Paws on Nov 12, 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Day' }).getAttribute('href')).toBe('/day');
  expect(screen.getByText('Nobody has checked it yet')).toBeTruthy();
  expect(screen.getAllByText('Certificate R-114 · Lakeside Animal Hospital')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Mark Bella’s Rabies as checked' }));
  await waitFor(() =>
    expect(sent('POST /api/visits/v-1/proof-checks')).toMatchObject([{ vaccinationId: 'v-rabies' }]),
  );
  expect(toasts.get()[0]?.title).toBe('Proof checked');
});

test('completing sends the typed report card; closing asks first', async () => {
  const { sent } = openVisit(
    { status: 'checked_in', actions: ['complete'] },
    {
      ...asMaya,
      'POST /api/visits/v-1/complete': () =>
        Response.json(visitOf({ status: 'completed', actions: ['review'], reportCard })),
    },
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Write report card' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report card for Bella' }));
  await user.click(dialog.getByRole('button', { name: 'Dematting' }));
  await user.type(dialog.getByLabelText(/^Coat and skin/), 'Skin is healthy.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Calm throughout' }));
  await user.selectOptions(dialog.getByLabelText(/^Next visit/), 'In 6 weeks');
  await user.click(dialog.getByRole('button', { name: 'Complete visit' }));
  expect(dialog.getByText('Confirm what was done')).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'This is what was done' }));
  await user.click(dialog.getByRole('button', { name: 'Complete visit' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Report card saved'));
  expect(sent('POST /api/visits/v-1/complete')).toMatchObject([
    {
      services: ['full_groom'],
      findings: 'Skin is healthy.',
      behavior: 'Calm throughout.',
      nextVisitWeeks: 6,
    },
  ]);
});

test('either side cancels with a reason; the pet parent sees missing vaccinations and fixes them', async () => {
  const { sent } = openVisit(
    { actions: ['cancel'], vaccinationGaps: [rabiesGap] },
    {
      'GET /api/visits/v-1/cancel-check': () =>
        Response.json({ countsAs: 'cancelled_late', until: '2027-02-20T15:00:00+00:00', because: null }),
      'GET /api/visits/v-1/cancellation-fee': () =>
        Response.json({ policy: null, freeUntil: '2026-11-23T15:00:00+00:00', fee: 5500 }),
      'POST /api/visits/v-1/cancel': () =>
        Response.json(
          visitOf({
            status: 'cancelled',
            cancelledBy: 'pet_owner',
            cancelReason: 'She is ill.',
            actions: [],
          }),
        ),
    },
  );
  expect(await screen.findByText('You pay')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
  expect(screen.getByRole('link', { name: /^Add proof/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^More for / }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Tue,\u00a0Nov\u00a024?' }));
  expect((await dialog.findByRole('status')).textContent).toContain('late cancellation until');
  expect(dialog.getByText(/Cancelling now costs \$55\./)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Why are you cancelling/), 'She is ill.');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel visit' }));
  await waitFor(() =>
    expect(sent('POST /api/visits/v-1/cancel')).toMatchObject([
      { reason: 'She is ill.', countsAs: 'cancelled_late' },
    ]),
  );
});

test.each([
  [true, 'Please have ready'],
  [false, 'Please bring'],
])('what a client has at hand, where the groomer comes: %s', async (atHome, words) => {
  openVisit({ atHome, bring: ['The proof of: Rabies (not uploaded yet)'] });
  const section = await screen.findByRole('region', { name: 'What to bring' });
  expect(section.textContent).toBe(`${words}The proof of: Rabies (not uploaded yet)`);
});

test('a completed visit is reviewed by either side and rebooked by the pet parent', async () => {
  const { sent } = openVisit(
    { status: 'completed', actions: ['review', 'rebook'], reportCard },
    {
      'POST /api/reviews': () => Response.json({ id: 'rev' }, { status: 201 }),
    },
  );
  expect(await screen.findByText('Skin is healthy.')).toBeTruthy();
  expect(screen.getByText('Price')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Book again' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Write a review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How was Maya Ortiz?' }));
  await userEvent.click(dialog.getByRole('radio', { name: /5/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send review' }));
  await waitFor(() =>
    expect(sent('POST /api/reviews')).toMatchObject([
      { engagementType: 'visit', engagementId: 'v-1', rating: 5 },
    ]),
  );
});

test('the page begins with the way back, the animal, the other side and the day; cancelling is last in the menu', async () => {
  openVisit({ actions: ['propose_move', 'cancel'] });
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.nextElementSibling?.textContent).toBe('Maya Ortiz');
  expect(title.closest('article')?.textContent.replaceAll('\u00a0', ' ')).toContain(
    'Maya OrtizTue, Nov 24, 9:00 AM – 12:00 PM',
  );
  expect(screen.getByRole('link', { name: 'Message Maya Ortiz' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^More for / }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'View profile',
    'Move',
    'Ask to repeat',
    'Cancel',
  ]);
});

test('an incident is filed of work that was stopped', async () => {
  openVisit({ status: 'stopped', actions: ['check_out'] }, asMaya);
  await userEvent.click(await screen.findByRole('button', { name: /^More for / }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'File an incident' }));
  expect(await screen.findByRole('dialog', { name: /incident/i })).toBeTruthy();
});

test('of a no-show without a fee nobody says that the client cancelled', async () => {
  const none = { ...asMaya, 'GET /api/fees': () => Response.json([]) };
  const { unmount } = openVisit({ status: 'no_show', actions: [] }, none);
  expect(await screen.findByText('Nothing is owed: no fee was agreed on when it was booked.')).toBeTruthy();
  unmount();
  openVisit({ status: 'cancelled', actions: [] }, none);
  expect(await screen.findByRole('button', { name: 'The client cancelled late' })).toBeTruthy();
});

test('a visit of which nothing is left to do has no empty menu', async () => {
  openVisit({ status: 'declined', actions: [] }, asMaya);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /^More for / })).toBeNull();
});
