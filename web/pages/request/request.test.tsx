import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { toasts } from '#web/lib/toast-store.ts';
import { offerOf, onOneDay, openAsDana, ownRequest } from '../pet-owner-dashboard/own-records.testing.tsx';
import { rabiesGap, requestCard } from '../parts/provider-requests/requests.testing.ts';
import RequestPage from './request.tsx';

onOneDay();

type Given = Parameters<typeof ownRequest>[0];
const open = (given: Given, offers: object[], answers: Parameters<typeof openAsDana>[2] = {}) =>
  openAsDana('/requests/r-1', ['/requests/:id', RequestPage], {
    'GET /api/grooming-requests/r-1': () => Response.json(ownRequest(given)),
    'GET /api/pet-owners/current-user/grooming-requests': () => Response.json([ownRequest(given)]),
    'GET /api/grooming-requests/r-1/offers': () => Response.json(offers),
    ...answers,
  });
const order = () =>
  screen.getAllByRole('article').flatMap((column) => column.getAttribute('aria-label') ?? []);

test('while the offers load, each has its line', async () => {
  const never = new Promise<Response>(() => {});
  open({ openOffers: 3 }, [], { 'GET /api/grooming-requests/r-1/offers': () => never });
  const loading = await screen.findByText('Loading the offers...');
  await waitFor(() => expect(loading.parentElement?.querySelectorAll('.divide-y > *')).toHaveLength(3));
});

test('offers are side by side in the chosen order, with everything needed to decide', async () => {
  open({ openOffers: 3 }, [
    offerOf({
      id: 'o-1',
      price: 9350,
      listPrice: 11_000,
      discount: 1650,
      provider: {
        name: 'Maya',
        distanceMiles: 3,
        checkedCertifications: ['NDGAA certified'],
        certificationRecords: [
          {
            id: 'c-1',
            title: 'NDGAA certified',
            issuer: 'NDGAA',
            kind: 'certification',
            expiresOn: null,
            checked: true,
          },
          { id: 'c-2', title: 'First aid', issuer: null, kind: null, expiresOn: null, checked: false },
        ],
        rating: 4.9,
        reviewCount: 83,
      },
    }),
    offerOf({
      id: 'o-2',
      price: 9800,
      listPrice: 9800,
      discount: 0,
      provider: {
        id: 'spa',
        as: 'business',
        name: 'Spa',
        mobile: false,
        distanceMiles: 2.1,
        honorsPremium: false,
        rating: null,
        reviewCount: 0,
        yearsExperience: null,
      },
    }),
    offerOf({
      id: 'o-3',
      price: 12_500,
      startsAt: '2026-11-24T14:00:00Z',
      provider: {
        id: 'van',
        name: 'Van',
        distanceMiles: 9,
        rating: 4.5,
        reviewCount: 4,
        yearsExperience: 12,
      },
    }),
    offerOf({ id: 'o-4', status: 'declined', actions: [], provider: { id: 'no', name: 'Nobody' } }),
  ]);
  const maya = within(await screen.findByRole('article', { name: 'Maya' }));
  expect(order()).toEqual(['Maya', 'Spa', 'Van']);
  expect(maya.getByText('$110')).toBeTruthy();
  expect(maya.getByText('$93.50')).toBeTruthy();
  expect(maya.getByText(/Tue, Nov 24, 9:00 AM/)).toBeTruthy();
  expect(maya.getByText('7 years experience')).toBeTruthy();
  expect(maya.getByText('(83 reviews)')).toBeTruthy();
  expect(maya.getByText('(checked)')).toBeTruthy();
  expect(maya.getByText('(self-declared)')).toBeTruthy();
  const spa = within(screen.getByRole('article', { name: 'Spa' }));
  expect(spa.getByText('No Premium discount here')).toBeTruthy();
  expect(spa.getByText('Salon, 2.1 mi')).toBeTruthy();
  expect(spa.getByText('New')).toBeTruthy();
  const sort = screen.getByRole('combobox', { name: 'Sort' });
  const [, ...others] = within(sort)
    .getAllByRole('option')
    .map((option) => option.textContent ?? '');
  const orders = new Map<string, string[]>();
  for (const other of others) {
    await userEvent.selectOptions(sort, other);
    orders.set(other, order());
  }
  expect(Object.fromEntries(orders)).toMatchObject({
    Soonest: ['Van', 'Maya', 'Spa'],
    Nearest: ['Maya', 'Van', 'Spa'],
    'Best rated': ['Maya', 'Van', 'Spa'],
  });
  expect(within(screen.getByRole('region', { name: 'Decided' })).getByText('Declined')).toBeTruthy();
});

test('while offers wait, what was asked is one line above them, which unfolds', async () => {
  open({ openOffers: 1, preferredDate: null, estimatedBudget: 140 }, [offerOf()]);
  await screen.findByRole('article', { name: 'Maya Ortiz' });
  const asked = screen.getByText('You asked:').closest('details');
  expect(asked?.querySelector('summary')?.textContent).toBe('You asked: Any day, morning · budget $140');
  expect(asked?.open).toBe(false);
  expect(within(asked as HTMLElement).getByText(/^Posted .* unless you accept an offer/)).toBeTruthy();
});

test('a request without offers is shown whole', async () => {
  open({ openOffers: 0 }, []);
  expect(await screen.findByText(/^Posted .* unless you accept an offer/)).toBeTruthy();
  expect(screen.queryByText('You asked:')).toBeNull();
});

test('the pet parent reads whom they asked by name, and that the groomer cannot take it', async () => {
  const { unmount } = open({ asked: { name: 'Maya Ortiz', passed: false } }, []);
  expect(await screen.findByText('You asked Maya Ortiz by name')).toBeTruthy();
  unmount();
  open({ asked: { name: 'Maya Ortiz', passed: true } }, []);
  expect(await screen.findByText('Maya Ortiz can’t take it; others can offer')).toBeTruthy();
});

test('a missing vaccination links to where it can be added, before booking too', async () => {
  open({ openOffers: 1 }, [offerOf({ vaccinationGaps: [rabiesGap] })]);
  const column = within(await screen.findByRole('article', { name: 'Maya Ortiz' }));
  expect(column.getByRole('link', { name: /^Add proof/ }).getAttribute('href')).toBe(
    '/pets/bella?vaccine=rabies',
  );
  await userEvent.click(column.getByRole('button', { name: 'Accept Maya Ortiz’s offer' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Book Maya Ortiz?' }));
  expect(dialog.getByText('Maya Ortiz asks for')).toBeTruthy();
});

test('a booking answers with the receipt that moves from its button', async () => {
  open({ openOffers: 1 }, [offerOf()], {
    'POST /api/offers/o-1/accept': () => Response.json(offerOf({ status: 'accepted', actions: [] })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept Maya Ortiz’s offer' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Book' }));
  await waitFor(() =>
    expect(toasts.get()[0]).toMatchObject({ title: 'Booked with Maya Ortiz', about: 'o-1' }),
  );
});

test('an offer is declined; a withdrawn one is reported as gone', async () => {
  const { sent } = open({ openOffers: 1 }, [offerOf()], {
    'POST /api/offers/o-1/decline': () => Response.json(offerOf({ status: 'declined', actions: [] })),
    'POST /api/offers/o-1/accept': () =>
      Response.json({ code: 'too_late', detail: 'This offer was taken back.' }, { status: 409 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept Maya Ortiz’s offer' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Book' }));
  await waitFor(() =>
    expect(toasts.get()[0]).toMatchObject({
      variant: 'destructive',
      description: 'This offer was taken back.',
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Decline Maya Ortiz’s offer' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decline' }),
  );
  await waitFor(() => expect(sent('POST /api/offers/o-1/decline')).toHaveLength(1));
});

test('a request is canceled with a reason that providers with offers read', async () => {
  const { sent } = open({ openOffers: 1, applicationCount: 1 }, [offerOf()], {
    'POST /api/grooming-requests/r-1/cancel': () =>
      Response.json(ownRequest({ status: 'cancelled', actions: [] })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel request' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this request?' }));
  expect(dialog.getByText(/Everyone who made an offer \(1\) will see your reason/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel request' }));
  expect(sent('POST /api/grooming-requests/r-1/cancel')).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/^Why are you cancelling/), 'We found somebody nearby.');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel request' }));
  await waitFor(() =>
    expect(sent('POST /api/grooming-requests/r-1/cancel')).toEqual([
      { reason: 'We found somebody nearby.', visitId: null },
    ]),
  );
});

test('an accepted request cannot be edited, and links to its visit', async () => {
  open(
    {
      status: 'in_progress',
      actions: ['cancel'],
      visit: {
        id: 'v-1',
        status: 'booked',
        startsAt: '2026-11-24T15:00:00Z',
        price: 11_800,
        provider: 'Maya Ortiz',
        atHome: true,
      },
    },
    [offerOf({ status: 'accepted', actions: [] })],
  );
  expect((await screen.findByRole('link', { name: 'See visit' })).getAttribute('href')).toBe('/visits/v-1');
  expect(screen.getAllByText('Booked')).toHaveLength(2);
  expect(screen.getByText('$118')).toBeTruthy();
  expect(screen.queryByText('Your budget')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByText('No offers yet')).toBeNull();
});

test('a late cancelled request keeps its visit, says what is owed, and its offer is no good end', async () => {
  open(
    {
      status: 'cancelled',
      actions: [],
      cancelReason: 'We are ill.',
      endedVisit: { id: 'v-1', provider: 'Maya Ortiz', owed: 5525 },
    },
    [offerOf({ status: 'accepted', actions: [] })],
  );
  expect((await screen.findByRole('link', { name: 'See visit' })).getAttribute('href')).toBe('/visits/v-1');
  expect(screen.getByText('$55.25 owed').parentElement?.textContent).toBe('$55.25 owed to Maya Ortiz');
  const decided = within(await screen.findByRole('region', { name: 'Decided' }));
  expect(decided.getByText('Did not take place').className).not.toContain('badge-good');
  expect(decided.queryByText('Accepted')).toBeNull();
});

test('a request that is open again has no link to the visit that ended without a debt', async () => {
  open({ endedVisit: { id: 'v-1', provider: 'Maya Ortiz', owed: 0 } }, []);
  await screen.findByText(/^Posted .* unless you accept an offer/);
  expect(screen.queryByRole('link', { name: 'See visit' })).toBeNull();
  expect(screen.queryByText(/owed/)).toBeNull();
});

test('a groomer reads the request and offers; the owner’s data is not loaded', async () => {
  const { sent } = open({}, [], {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/grooming-requests/r-1': () => Response.json({ ...requestCard(), actions: ['offer'] }),
  });
  expect(await screen.findByRole('button', { name: 'Apply to Groom Bella' })).toBeTruthy();
  expect(sent('GET /api/grooming-requests/r-1/offers')).toEqual([]);
  expect(sent('GET /api/pet-owners/current-user/grooming-requests')).toEqual([]);
});

test('of a booked request, seeing the visit is the filled button, and cancelling is quiet', async () => {
  open(
    {
      status: 'in_progress',
      actions: ['cancel'],
      visit: {
        id: 'v-1',
        status: 'booked',
        startsAt: '2026-11-27T15:00:00Z',
        price: 11_800,
        provider: 'Maya Ortiz',
        atHome: true,
      },
    },
    [],
  );
  const see = await screen.findByRole('link', { name: 'See visit' });
  expect(see.className).toContain('btn-primary');
  expect(screen.getByRole('button', { name: 'Cancel visit' }).className).toContain('btn-quiet');
  expect(document.querySelectorAll('.btn-primary')).toHaveLength(1);
});
