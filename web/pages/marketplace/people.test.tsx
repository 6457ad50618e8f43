import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showMaps } from '#web/domain/map/show-maps.testing.ts';
import { onPhone } from '#web/lib/on-phone.testing.ts';
import { openMarketplace as open } from './marketplace.testing.tsx';

test('missing facts have fallbacks, and a profile opens at its own URL', async () => {
  const { router } = open('/marketplace?tab=groomers');
  const card = within((await screen.findByText('Rosa Delgado')).closest('article') ?? document.body);
  expect(card.getByText('Professional Groomer')).toBeTruthy();
  expect(card.getByText(/5\.0/)).toBeTruthy();
  expect(card.getByText('(0 reviews)')).toBeTruthy();
  expect(card.getByText('Kept 24 of 25 bookings')).toBeTruthy();
  expect(card.getByText(/years experience/).textContent).toBe('0 years experience');
  expect(card.queryByText('Terriers')).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'View Profile: Rosa Delgado' }));
  const profile = within(await screen.findByRole('dialog', { name: 'Rosa Delgado' }));
  expect(await profile.findByText('Calm hands.')).toBeTruthy();
  expect(await profile.findByText('No reviews yet.')).toBeTruthy();
  expect(router.state.location.search).toBe('?tab=groomers&groomer=g-2');
});

test('a pet parent first sees the groomers near their place, and shifts last', async () => {
  const { calls } = open('/marketplace', ['pet_owner'], {
    'GET /api/profiles/pet-owner': () =>
      Response.json({
        profile: {
          city: 'Austin',
          state: 'TX',
          zip: '78704',
          address: 'Austin, TX 78704',
          preferredRadius: 15,
        },
        profileComplete: true,
        completeness: 100,
        missing: [],
      }),
  });
  expect(await screen.findByText('Groomers and salons near Austin, TX')).toBeTruthy();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent?.trim())).toEqual([
    'Groomers',
    'Salons',
    'Salon Shifts',
    'Requests',
  ]);
  expect(tabs[0]?.getAttribute('aria-selected')).toBe('true');
  await waitFor(() => {
    const asked = calls.findLast(({ key }) => key === 'GET /api/groomers')?.query;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({ ratedAfter: 'visit', radius: '15' });
  });
});

test('rows and cards name the next free day of those who have one', async () => {
  const asked: string[] = [];
  const freeDays = {
    'GET /api/free-days': ({ query }: { query: URLSearchParams }) => {
      asked.push(`${query.get('as')} ${query.get('ids')}`);
      return Response.json([{ id: 'g-2', nextFree: '2026-12-31' }]);
    },
  };
  const { unmount } = open('/marketplace?tab=groomers', ['groomer'], freeDays);
  const card = (await screen.findByText('Rosa Delgado')).closest('article');
  await waitFor(() => expect(card?.textContent).toMatch(/Next free Thu,.Dec.31/));
  expect(asked).toEqual(['groomer g-2']);
  unmount();
  onPhone();
  open('/marketplace?tab=groomers', ['groomer'], freeDays);
  const row = (await screen.findByText('Rosa Delgado')).closest('article');
  await waitFor(() => expect(row?.textContent).toMatch(/Free (Thu|Dec.31|today)/));
});

test('on a phone a groomer is a row whose one button opens the profile', async () => {
  onPhone();
  open('/marketplace?tab=groomers');
  const row = within((await screen.findByText('Rosa Delgado')).closest('article') ?? document.body);
  expect(row.getByText('New')).toBeTruthy();
  expect(row.queryByText(/5\.0|bookings|experience/)).toBeNull();
  expect(row.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(row.getByRole('button', { name: 'View Profile: Rosa Delgado' }));
  expect(await screen.findByRole('dialog', { name: 'Rosa Delgado' })).toBeTruthy();
});

test('a salon without an address shows a fallback', async () => {
  open('/marketplace?tab=salons');
  const card = within((await screen.findByText('Suds on Wheels')).closest('article') ?? document.body);
  expect(card.getByText('Location not specified')).toBeTruthy();
  expect(card.getByText('Mobile')).toBeTruthy();
  expect(card.queryByText(/bookings|New here/)).toBeNull();
  expect(card.getByText('One van, two tables.')).toBeTruthy();
});

test('filters of people are in the URL and the query, and can be cleared', async () => {
  const { calls, router } = open('/marketplace?tab=groomers&minRating=4&on=2026-11-27');
  expect(await screen.findByRole('heading', { name: 'No groomers found' })).toBeTruthy();
  const asked = (key: string) => Object.fromEntries(calls.findLast((call) => call.key === key)?.query ?? []);
  expect(screen.getByRole('button', { name: /^Free.Nov.27/ })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Service'), 'hand_strip');
  await userEvent.selectOptions(screen.getByLabelText('Animal'), 'cat');
  expect(screen.getByLabelText('Rating')).toBeTruthy();
  expect(screen.queryByLabelText('Min years')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  await userEvent.type(screen.getByLabelText('Min years'), '5');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Honors Premium' }));
  await userEvent.type(screen.getByLabelText('Search'), 'rosa');
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'experience');
  const filters = {
    service: 'hand_strip',
    species: 'cat',
    minRating: '4',
    minYears: '5',
    on: '2026-11-27',
    honorsPremium: 'true',
    q: 'rosa',
    ratedAfter: 'shift',
  };
  await waitFor(() => expect(asked('GET /api/groomers')).toEqual({ ...filters, sort: 'experience' }));
  expect(asked('GET /api/groomers/count')).toEqual(filters);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=groomers&sort=experience'));
});

test('people with a place are on the map beside their list, each with its button', async () => {
  showMaps();
  open('/marketplace?tab=groomers');
  const map = within(await screen.findByRole('figure', { name: /^Map of/ }));
  await userEvent.click(await map.findByRole('button', { name: /^Rosa Delgado/ }));
  const card = within(map.getByRole('region', { name: 'Chosen groomer' }));
  await userEvent.click(card.getByRole('button', { name: 'View Profile: Rosa Delgado' }));
  expect(await screen.findByRole('dialog', { name: 'Rosa Delgado' })).toBeTruthy();
});
