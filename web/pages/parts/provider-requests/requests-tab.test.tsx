import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { seenPlace } from '#web/lib/seen-place.ts';
import { toasts } from '#web/lib/toast-store.ts';
import { check, openDashboard, refusal, ticket } from './open-dashboard.testing.tsx';
import { rabiesGap, requestCard, sentOffer } from './requests.testing.ts';

const otto = requestCard({
  id: 'r-2',
  title: 'Bath and nails',
  description: null,
  pets: [
    {
      ...requestCard().pet,
      id: 'otto',
      name: 'Otto',
      temperament: [],
      specialConditions: [],
      groomingNotes: null,
      bites: [],
    },
  ],
  servicesNeeded: ['bath_brush'],
  estimatedBudget: null,
  urgency: 'normal',
  preferredDate: null,
  window: 'any',
  distanceMiles: null,
  applicationCount: 8,
  priority: false,
  owner: { id: 'luis', firstName: 'Luis', profileImageUrl: null, rating: null, reviewCount: 0 },
});
const both = { 'GET /api/grooming-requests': () => Response.json([requestCard(), otto]) };

test('a request shows everything needed to decide', async () => {
  openDashboard('/groomer?tab=requests');
  const shown = await ticket('Full groom and demat');
  await userEvent.click(shown.getByRole('button', { name: 'Details' }));
  for (const fact of [
    'Priority',
    '2.1 mi',
    'Bella',
    /Goldendoodle · 3 years · 52 lb · medium/,
    'Tue, Nov 24, morning',
    'You go to them, or they travel up to 8 mi',
    '4.8',
    'Full groom',
    'Dematting',
    'She matted behind the ears.',
    /Hot spots/,
    'Bite, Feb 3, 2025: A finger, at the nails.',
    'Likes a quiet dryer.',
    'Budget:',
    '$140',
    '1 offer',
  ])
    expect(shown.getByText(fact)).toBeTruthy();
  expect(shown.getByText('Urgent').className).toContain('bg-urgent');
  expect(shown.getByRole('button', { name: 'Apply to Groom Bella' })).toBeTruthy();
});

test('what Premium members ask for stands apart from the others, in whose order it is not', async () => {
  openDashboard('/groomer?tab=requests', both);
  await ticket('Bath and nails');
  const others = within(screen.getByRole('region', { name: 'All others' }));
  expect(others.getByText('Bath and nails')).toBeTruthy();
  expect(others.queryByText('Full groom and demat')).toBeNull();
});

test('missing facts have fallbacks; a request with eight offers is full', async () => {
  openDashboard('/groomer?tab=requests', both);
  const shown = await ticket('Bath and nails');
  expect(shown.queryByText('Normal')).toBeNull();
  for (const fact of ['New', 'Any day', 'Open']) expect(shown.getByText(fact)).toBeTruthy();
  expect(shown.queryByText('Priority')).toBeNull();
  expect(shown.queryByText(/^[\d.]+ mi$/)).toBeNull();
  expect(shown.getByRole<HTMLButtonElement>('button', { name: 'All 8 spots taken' }).disabled).toBe(true);
});

const declined = (endedBecause: 'another_chosen' | null) => ({
  ownOffer: { id: 'o-1', status: 'declined' as const, endedBecause, changedTerms: [] },
});

test('a declined provider cannot offer again; one who lost to another can', async () => {
  openDashboard('/groomer?tab=requests', {
    'GET /api/grooming-requests': () =>
      Response.json([
        requestCard(declined('another_chosen')),
        requestCard({ id: 'r-2', title: 'Lion cut', ...declined(null) }),
      ]),
  });
  const passedOver = await ticket('Full groom and demat');
  expect(passedOver.getByRole('button', { name: 'Apply to Groom Bella' })).toBeTruthy();
  const refused = await ticket('Lion cut');
  expect(refused.getByRole<HTMLButtonElement>('button', { name: 'Offer declined' }).disabled).toBe(true);
});

test('the filters update the URL and the search; each tab keeps its own', async () => {
  const { router, search } = openDashboard('/groomer?minPay=40');
  await userEvent.click(await screen.findByRole('tab', { name: /^Requests/ }));
  await ticket('Full groom and demat');
  expect(search()).toEqual({ sort: 'nearest', radius: '25' });
  await userEvent.selectOptions(screen.getByLabelText('Size'), 'large');
  await userEvent.selectOptions(screen.getByLabelText('Service'), 'deshed');
  await userEvent.selectOptions(screen.getByLabelText('Urgency'), 'urgent');
  await userEvent.type(screen.getByLabelText('Min budget $'), '90');
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'budget');
  await waitFor(() =>
    expect(search()).toEqual({
      sort: 'budget',
      radius: '25',
      size: 'large',
      service: 'deshed',
      urgency: 'urgent',
      minBudget: '90',
    }),
  );
  const narrowed = router.state.location.search;
  await userEvent.click(screen.getByRole('tab', { name: /^Shifts/ }));
  expect(router.state.location.search).toBe('?minPay=40');
  await userEvent.click(screen.getByRole('tab', { name: /^Requests/ }));
  expect(router.state.location.search).toBe(narrowed);
});

test('an empty list links on; a failed one can be retried', async () => {
  const answers = [
    () => Response.json([]),
    () => refusal(500, 'internal', 'Something went wrong on our side.'),
  ];
  openDashboard('/groomer?tab=requests&size=small', {
    'GET /api/grooming-requests': () => (answers.pop() ?? (() => Response.json([otto])))(),
  });
  expect(await screen.findByText('Something went wrong on our side.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No requests available' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('heading', { name: 'Bath and nails' })).toBeTruthy();
});

test('an offer starts at the budget and day of the request, shows the price after Premium, is sent and can be undone', async () => {
  let ownOffer: object | null = null;
  const { sent } = openDashboard('/groomer?tab=requests', {
    'GET /api/grooming-requests': () => Response.json([{ ...requestCard(), ownOffer }]),
    'POST /api/applications/grooming-request'() {
      ownOffer = { id: 'o-1', status: 'pending', changedTerms: [] };
      return Response.json(sentOffer(), { status: 201 });
    },
    'POST /api/offers/o-1/withdraw'() {
      ownOffer = { id: 'o-1', status: 'withdrawn', changedTerms: [] };
      return Response.json(sentOffer({ status: 'withdrawn' }));
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Apply to Groom Bella' }));
  const form = within(await screen.findByRole('dialog', { name: 'Send an offer for Bella' }));
  const price = await form.findByLabelText<HTMLInputElement>('Your price, in dollars');
  expect(price.value).toBe('140');
  expect(form.getByText('Dana pays $119: 15% Premium off.')).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('Begins').value).toBe('09:00');
  expect((await form.findByText('No conflicts.')).parentElement?.textContent.trim()).toBe('No conflicts.');
  await userEvent.clear(price);
  await userEvent.type(price, '125.50');
  await userEvent.type(form.getByLabelText('Message (optional)'), 'Slowly, in two sessions.');
  await userEvent.click(form.getByRole('button', { name: 'Send offer' }));

  await waitFor(() => expect(toasts.get()[0]).toMatchObject({ title: 'Offer sent', about: 'r-1' }));
  expect(seenPlace('r-1')?.closest('article')?.textContent).toContain('Bella');
  expect(sent('POST /api/applications/grooming-request')).toEqual([
    {
      groomingRequestId: 'r-1',
      groomerId: 'current-user',
      message: 'Slowly, in two sessions.',
      price: 12_550,
      proposedAt: '2026-11-24T15:00:00.000Z',
      minutes: 180,
      termsChangedAt: null,
      as: 'groomer',
    },
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Offer sent' }).disabled).toBe(true);
  toasts.get()[0]?.action?.onSelect();
  expect(await screen.findByRole('button', { name: 'Apply to Groom Bella' })).toBeTruthy();
  expect(sent('POST /api/offers/o-1/withdraw')).toHaveLength(1);
});

test('nothing can be sent at the time of a booking; missing vaccinations are shown', async () => {
  const clash = {
    title: 'Bath day',
    startsAt: '2026-11-24T14:00:00Z',
    endsAt: '2026-11-24T20:00:00Z',
    timeZone: 'America/Chicago',
  };
  openDashboard('/groomer?tab=requests', {
    'GET /api/grooming-requests/r-1/offer-check': ({ query }) =>
      Response.json({
        ...check,
        clashes: query.get('startsAt')?.includes('T15') ? [clash] : [],
        vaccinationGaps: [rabiesGap],
      }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Apply to Groom Bella' }));
  expect(await screen.findByText('You’re booked then.')).toBeTruthy();
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send offer' });
  expect(send.disabled).toBe(true);
  expect(screen.getByText(/Rabies, given at least 7 days before: proof missing/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Begins'), { target: { value: '15:30' } });
  expect(await screen.findByText('No conflicts.')).toBeTruthy();
  expect(send.disabled).toBe(false);
});

test('a provider to whom pets come is told that this one is groomed at home', async () => {
  openDashboard('/groomer?tab=requests', {
    'GET /api/grooming-requests/r-1/offer-check': () =>
      Response.json({ ...check, atHome: true, comesUnusually: true }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Apply to Groom Bella' }));
  expect(await screen.findByText('Dana asks you to come.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send offer' }).disabled).toBe(false);
});

test('a refusal undoes the mark, shows its reason, and keeps the message', async () => {
  openDashboard('/groomer?tab=requests', {
    'POST /api/applications/grooming-request': () => refusal(429, 'too_often', 'Too many attempts.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Apply to Groom Bella' }));
  await userEvent.type(await screen.findByLabelText('Message (optional)'), 'Doodles are half my book.');
  await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
  await waitFor(() =>
    expect(toasts.get()[0]).toMatchObject({
      variant: 'destructive',
      title: 'Your offer was not sent',
      description: 'Too many attempts.',
    }),
  );
  expect(await screen.findByRole('button', { name: 'Apply to Groom Bella' })).toBeTruthy();
  toasts.get()[0]?.action?.onSelect();
  const message = await screen.findByLabelText<HTMLTextAreaElement>('Message (optional)');
  expect(message.value).toBe('Doodles are half my book.');
});

test('a business offers its services', async () => {
  const { sent, search } = openDashboard('/owner?tab=requests', {
    'POST /api/applications/grooming-request': () => Response.json(sentOffer(), { status: 201 }),
  });
  const shown = await ticket('Full groom and demat');
  expect(search()).toEqual({ sort: 'nearest', radius: '15' });
  await userEvent.click(shown.getByRole('button', { name: 'Offer Services' }));
  const form = within(await screen.findByRole('dialog', { name: 'Send an offer for Bella' }));
  await userEvent.click(await form.findByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Offer sent'));
  expect(sent('POST /api/applications/grooming-request')).toMatchObject([{ as: 'business', message: null }]);
});
