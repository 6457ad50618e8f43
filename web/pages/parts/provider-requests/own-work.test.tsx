import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openDashboard, ticket } from './open-dashboard.testing.tsx';
import { rabiesGap, requestCard, sentOffer, visitOf } from './requests.testing.ts';

test('sent offers show whether they were read and their outcome, and can be withdrawn', async () => {
  const { sent } = openDashboard('/groomer?tab=requests&show=offers', {
    'GET /api/offers/sent': () =>
      Response.json([
        sentOffer(),
        sentOffer({
          id: 'o-2',
          readAt: '2026-11-20T17:30:00Z',
          request: requestCard({ title: 'Lion cut' }),
        }),
        sentOffer({ id: 'o-3', status: 'accepted', actions: [], request: requestCard({ title: 'Bath' }) }),
        sentOffer({ id: 'o-4', status: 'expired', actions: [], request: requestCard({ title: 'Nails' }) }),
      ]),
    'POST /api/offers/o-1/withdraw': () => Response.json(sentOffer({ status: 'withdrawn', actions: [] })),
  });
  const unread = await ticket('Full groom and demat');
  expect(unread.getByText(/Not read yet/)).toBeTruthy();
  expect(unread.getByText('$119')).toBeTruthy();
  expect((await ticket('Lion cut')).getByText(/^Read Nov/)).toBeTruthy();
  const accepted = await ticket('Bath');
  expect(accepted.getByText('Booked')).toBeTruthy();
  expect(accepted.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  expect((await ticket('Nails')).getByText('Expired')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'My offers 2' })).toBeTruthy();
  await userEvent.click(unread.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sent('POST /api/offers/o-1/withdraw')).toHaveLength(1));
  await userEvent.click(accepted.getByRole('link', { name: 'See visits' }));
  expect(await screen.findByRole('heading', { name: 'No visits yet' })).toBeTruthy();
});

test('an offer that lost to another says so, and links to the request once it is open again', async () => {
  const passedOver = { status: 'declined', endedBecause: 'another_chosen' } as const;
  const of = (id: string, given: Parameters<typeof requestCard>[0]) =>
    sentOffer({
      id,
      ...passedOver,
      actions: [],
      request: requestCard({ id: `r-${id}`, ownOffer: { id, ...passedOver, changedTerms: [] }, ...given }),
    });
  openDashboard('/groomer?tab=requests&show=offers', {
    'GET /api/offers/sent': () =>
      Response.json([
        of('o-1', { title: 'Lion cut' }),
        of('o-2', { title: 'Bath', status: 'in_progress' }),
        of('o-3', {
          title: 'Nails',
          ownOffer: { id: 'o-9', status: 'pending', endedBecause: null, changedTerms: [] },
        }),
        sentOffer({ id: 'o-4', status: 'declined', actions: [], request: requestCard({ title: 'Deshed' }) }),
      ]),
  });
  const open = await ticket('Lion cut');
  expect(open.getByText('Another was chosen')).toBeTruthy();
  expect(open.getByRole('link', { name: 'Offer again' }).getAttribute('href')).toBe('/requests/r-o-1');
  for (const title of ['Bath', 'Nails'])
    expect((await ticket(title)).queryByRole('link', { name: 'Offer again' })).toBeNull();
  const declined = await ticket('Deshed');
  expect(declined.getByText('Declined')).toBeTruthy();
  expect(declined.queryByRole('link', { name: 'Offer again' })).toBeNull();
});

test('visits stand in the week of the first tab, and the next one in its greeting', async () => {
  openDashboard('/groomer', {
    'GET /api/visits': () =>
      Response.json([
        visitOf({ id: 'v-2' }),
        visitOf({ id: 'v-1', startsAt: '2026-11-21T18:30:00Z', endsAt: '2026-11-21T20:30:00Z' }),
      ]),
  });
  const link = await screen.findByRole('link', { name: 'Dana Whitfield' });
  expect(link.getAttribute('href')).toBe('/visits/v-1');
  const week = screen.getByRole('list', { name: 'Your next seven days' });
  expect(within(week).getAllByText(/^Bella, .* booked$/)).toHaveLength(2);
});

test('visits come first where they ask for something; a missing vaccination asks for a reason', async () => {
  const today = visitOf({
    id: 'v-1',
    title: 'Today’s groom',
    startsAt: '2026-11-20T18:30:00Z',
    endsAt: '2026-11-20T20:30:00Z',
    actions: ['check_in', 'cancel'],
    vaccinationGaps: [rabiesGap],
  });
  const { sent } = openDashboard('/groomer?tab=requests&show=visits', {
    'GET /api/visits': () => Response.json([visitOf({ id: 'v-2' }), today]),
    'POST /api/visits/v-1/check-in': () => Response.json({ ...today, status: 'checked_in' }),
  });
  const duties = within(await screen.findByRole('region', { name: 'Needs you now' }));
  await userEvent.click(duties.getByRole('button', { name: 'Check in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Check in Bella' }));
  await userEvent.type(
    dialog.getByLabelText(/^Why are you grooming anyway/),
    'The vet confirmed it by phone.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Check in' }));
  await waitFor(() =>
    expect(sent('POST /api/visits/v-1/check-in')).toEqual([
      { overrideReason: 'The vet confirmed it by phone.' },
    ]),
  );
});

test('visit pages are loaded until the past is reached', async () => {
  const done = visitOf({
    id: 'v-0',
    title: 'Done',
    status: 'completed',
    startsAt: '2026-11-01T15:00:00Z',
    endsAt: '2026-11-01T18:00:00Z',
    actions: [],
  });
  const pages = [[visitOf()], [done]];
  openDashboard('/groomer?tab=requests&show=visits', {
    'GET /api/visits': ({ query }) =>
      query.has('cursor')
        ? Response.json(pages[1])
        : Response.json(pages[0], { headers: { link: '</api/visits?cursor=2>; rel="next"' } }),
  });
  expect(await screen.findByRole('heading', { name: 'Done' })).toBeTruthy();
});
