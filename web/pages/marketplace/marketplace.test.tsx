import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ownApplication } from '#web/features/shifts/apply/own-application.testing.ts';
import { seenPlace } from '#web/lib/seen-place.ts';
import { toasts } from '#web/lib/toast-store.ts';
import { openMarketplace as open, shift } from './marketplace.testing.tsx';

test('one call brings the first page of every list, another the free days of its people', async () => {
  const { calls } = open('/marketplace');
  expect(await screen.findByText('Discover opportunities from salon owners and pet parents')).toBeTruthy();
  expect(await screen.findByText(shift.title)).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Groomers' }));
  expect(await screen.findByText('Rosa Delgado')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: '1 groomer' })).toBeTruthy();
  const [offers, ...others] = calls.filter(({ key }) => key.includes('/api/'));
  expect(offers?.key).toBe('GET /api/marketplace/all-offers');
  expect(Object.fromEntries(offers?.query ?? new Map())).toEqual({
    userType: 'groomer',
    userId: 'current-user',
  });
  expect(others.map(({ key }) => key)).toEqual(['GET /api/groomers/count', 'GET /api/free-days']);
});

test('a shift is a row, which unfolds its description', async () => {
  open('/marketplace');
  const row = within((await screen.findByText(shift.title)).closest('article') ?? document.body);
  for (const fact of ['Salon', 'Sat, Nov 28', '8:30 AM – 4:30 PM', '7 dogs', '$234–$288', '45%'])
    expect(row.getByText(fact)).toBeTruthy();
  expect(row.getByRole('button', { name: 'Apply for This Shift' }).textContent).toBe('Apply');
  expect(row.queryByText('Lunch is on us.')).toBeNull();
  await userEvent.click(row.getByRole('button', { name: 'Details' }));
  expect(await row.findByText('Lunch is on us.')).toBeTruthy();
});

test('shifts are nearest first; filters and order are in the URL and can be cleared', async () => {
  const { calls, router } = open('/marketplace', ['groomer'], {
    'GET /api/shifts': () => Response.json([]),
  });
  const asked = () => Object.fromEntries(calls.findLast(({ key }) => key === 'GET /api/shifts')?.query ?? []);
  await screen.findByText(shift.title);
  expect(screen.getByLabelText<HTMLSelectElement>('Sort').value).toBe('nearest');
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'mobile');
  expect(await screen.findByRole('heading', { name: 'No shifts available' })).toBeTruthy();
  expect(asked()).toMatchObject({ sort: 'nearest', type: 'mobile' });
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'newest');
  await waitFor(() => expect(router.state.location.search).toBe('?type=mobile&sort=newest'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(asked()).toEqual({ sort: 'newest', limit: '20' }));
});

test('applying uses the marketplace’s own endpoint and message', async () => {
  const { calls } = open('/marketplace', ['groomer'], {
    'POST /api/applications/shift': () =>
      Response.json({ ...ownApplication(), shiftId: shift.id }, { status: 201 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Apply for This Shift' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(toasts.get()[0]).toMatchObject({ title: 'Applied to shift successfully!', about: shift.id }),
  );
  expect(seenPlace(shift.id)?.closest('article')?.textContent).toContain(shift.title);
  expect(calls.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
    shiftId: shift.id,
    groomerId: 'current-user',
    message: '',
    termsVersion: shift.termsVersion,
  });
});

const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getAllByRole('heading')[0]?.textContent);

test('shifts that one has applied for come last, and one that is applied for here keeps its place', async () => {
  const applied = {
    ...shift,
    id: 's-2',
    title: 'Asked before',
    application: { id: 'a-2', status: 'pending' },
  };
  const far = { ...shift, id: 's-3', title: 'Farther away' };
  let first: object = shift;
  open('/marketplace?sort=newest', ['groomer'], {
    'GET /api/shifts': () => Response.json([applied, first, far]),
    'POST /api/applications/shift': () => {
      first = { ...shift, application: { id: 'a-1', status: 'pending' } };
      return Response.json({ ...ownApplication(), shiftId: shift.id }, { status: 201 });
    },
  });
  const order = [shift.title, far.title, applied.title];
  await screen.findByRole('heading', { name: 'You applied' });
  expect(titles()).toEqual(order);
  const [apply] = screen.getAllByRole('button', { name: 'Apply for This Shift' });
  await userEvent.click(apply ?? document.body);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Apply for This Shift' })).toHaveLength(1),
  );
  expect(titles()).toEqual(order);
});

test('a refused application shows the server’s message', async () => {
  open('/marketplace', ['groomer'], {
    'POST /api/applications/shift': () =>
      Response.json({ code: 'taken', detail: 'Another groomer was just accepted.' }, { status: 409 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Apply for This Shift' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(toasts.get()[0]).toMatchObject({
      title: 'Failed to apply to shift',
      description: 'Another groomer was just accepted.',
      action: undefined,
    }),
  );
});

test('a non-groomer gets a link instead of Apply, and their own role is highlighted', async () => {
  open('/marketplace', ['owner']);
  expect((await screen.findByRole('link', { name: 'View shift' })).getAttribute('href')).toBe(
    `/shifts/${shift.id}`,
  );
  expect(screen.queryByRole('button', { name: 'Apply for This Shift' })).toBeNull();
  const kinds = within(screen.getByRole('list', { name: 'Who meets here' }));
  await waitFor(() => expect(kinds.getByText('(you)').parentElement?.textContent).toBe('Mobile (you)'));
});

test('a pet owner’s request shows its details from the first call', async () => {
  const { calls } = open('/marketplace?tab=requests');
  const card = within((await screen.findByText('Full groom and demat')).closest('article') ?? document.body);
  expect(card.queryByText('Dematting')).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Details' }));
  expect(await card.findByText('Dematting')).toBeTruthy();
  for (const fact of [
    'Urgent',
    'Bella',
    /Goldendoodle · 3 years · 52 lb · medium/,
    'Budget:',
    '$140',
    'Full groom',
    'She matted behind the ears.',
  ])
    expect(card.getByText(fact)).toBeTruthy();
  expect(card.getByRole('button', { name: 'Apply to Groom Bella' })).toBeTruthy();
  expect(calls.filter(({ key }) => key === 'GET /api/grooming-requests')).toEqual([]);
});

test('request filters are in the URL', async () => {
  const { calls, router } = open('/marketplace?tab=requests', ['groomer'], {
    'GET /api/grooming-requests': () => Response.json([]),
  });
  await screen.findByText('Full groom and demat');
  await userEvent.selectOptions(screen.getByLabelText('Size'), 'small');
  expect(await screen.findByRole('heading', { name: 'No requests available' })).toBeTruthy();
  expect(Object.fromEntries(calls.at(-1)?.query ?? new Map())).toEqual({ sort: 'newest', size: 'small' });
  expect(router.state.location.search).toBe('?tab=requests&size=small');
});

test('an owner offers services; a refusal shows the server’s message', async () => {
  const { calls } = open('/marketplace?tab=requests', ['owner'], {
    'GET /api/grooming-requests/r-1/offer-check': () =>
      Response.json({
        startsAt: '2026-11-24T15:00:00.000Z',
        minutes: 180,
        listPrice: 14_000,
        atHome: false,
        discountPercent: 0,
        clashes: [],
        tooFar: null,
        travel: [],
        busyElsewhere: [],
        comesUnusually: false,
        needsStreet: false,
        vaccinationGaps: [],
      }),
    'POST /api/applications/grooming-request': () =>
      Response.json(
        { code: 'taken', detail: '8 offers are open for this request already.' },
        { status: 409 },
      ),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Offer Services' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Message/ }), 'Calm with old dogs.');
  await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
  await waitFor(() =>
    expect(toasts.get()[0]).toMatchObject({
      title: 'Failed to apply to request',
      description: '8 offers are open for this request already.',
      action: undefined,
    }),
  );
  expect(calls.find(({ key }) => key.startsWith('POST'))?.body).toMatchObject({
    groomingRequestId: 'r-1',
    as: 'business',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Offer Services' }));
  expect(await screen.findByDisplayValue('Calm with old dogs.')).toBeTruthy();
});

test('a pet owner reads requests without an offer button', async () => {
  open('/marketplace?tab=requests', ['pet_owner']);
  expect((await screen.findByRole('link', { name: 'View request' })).getAttribute('href')).toBe(
    '/requests/r-1',
  );
  expect(screen.queryByRole('button', { name: 'Apply to Groom' })).toBeNull();
});
