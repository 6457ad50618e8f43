import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { check, openDashboard, ticket } from './open-dashboard.testing.tsx';
import { requestCard } from './requests.testing.ts';

const facts = {
  hours: null,
  areas: [],
  languages: [],
  safety: null,
  prices: [],
  breedPrices: [
    { breed: 'Goldendoodle', group: null, service: 'full_groom', from: 12_000, minutes: 120 },
    { breed: 'Goldendoodle', group: null, service: 'demat', from: 3000, minutes: 30 },
  ],
  extras: { travel: 1500 },
};

async function openOffer(atHome: boolean) {
  openDashboard('/groomer?tab=requests', {
    'GET /api/profiles/groomer/facts': () => Response.json(facts),
    'GET /api/grooming-requests/r-1/offer-check': () =>
      Response.json({ ...check, minutes: 150, minutesByBook: true, atHome }),
  });
  const shown = await ticket(requestCard().title);
  await userEvent.click(shown.getByRole('button', { name: 'Apply to Groom Bella' }));
  return screen.findByText(/^Your usual price: from \$/);
}

test('an offer to come to the pet counts the travel fee of the price list, and names it', async () => {
  const { textContent: line } = await openOffer(true);
  expect(line).toMatch(
    /^Your usual price: from \$165, for 2 services, your .+, with \$15 for coming to them$/,
  );
  const price = screen.getByLabelText<HTMLInputElement>('Your price, in dollars');
  expect(price.value).toBe('165');
  expect(screen.getByText(/budget is \$140|Dana pays/)).toBeTruthy();
  await userEvent.clear(price);
  await userEvent.click(screen.getByRole('button', { name: 'Use $165' }));
  expect(price.value).toBe('165');
  expect(screen.getByText('Dana sees one price, travel included.')).toBeTruthy();
});

test('where the request names no budget and no day, an offer begins with the own price and first fitting free time', async () => {
  const { queries } = openDashboard('/groomer?tab=requests', {
    'GET /api/grooming-requests': () =>
      Response.json([requestCard({ estimatedBudget: null, preferredDate: null, window: 'afternoon' })]),
    'GET /api/profiles/groomer/facts': () => Response.json(facts),
    'GET /api/grooming-requests/r-1/offer-check': () =>
      Response.json({ ...check, startsAt: null, listPrice: null, minutes: 150, minutesByBook: true }),
    'GET /api/day/openings': () =>
      Response.json({
        timeZone: 'America/Chicago',
        openings: ['15:00', '20:30'].map((time) => ({
          startsAt: `2026-11-24T${time}:00Z`,
          endsAt: '2026-11-24T23:00:00Z',
          staff: null,
        })),
      }),
  });
  const shown = await ticket(requestCard().title);
  await userEvent.click(shown.getByRole('button', { name: 'Apply to Groom Bella' }));
  const price = await screen.findByLabelText<HTMLInputElement>('Your price, in dollars');
  expect(price.value).toBe('150');
  expect(screen.getByText(/^Your usual price: from \$150, for 2 services, your /)).toBeTruthy();
  const begins = screen.getByLabelText<HTMLInputElement>('Begins');
  expect(begins.value).toBe('14:30');
  expect(queries('GET /api/day/openings')).toEqual(['minutes=150&pets=1&requestId=r-1']);
  expect(screen.getByText('Your first free time. Austin time.')).toBeTruthy();
  fireEvent.change(begins, { target: { value: '15:00' } });
  expect(screen.getByText('Austin time.')).toBeTruthy();
});

test('a length that the price list gives is called the sender’s own', async () => {
  await openOffer(false);
  expect(screen.getByText('Your usual time, hands-on: 2 h 30 min.')).toBeTruthy();
  expect(screen.queryByText(/^Typical for this work/)).toBeNull();
});

test('an offer for a pet that is brought in has no travel fee', async () => {
  expect((await openOffer(false)).textContent).not.toContain('coming');
  expect(screen.getByLabelText<HTMLInputElement>('Your price, in dollars').value).toBe('150');
});

const booked = {
  title: 'Bath day',
  startsAt: '2026-11-24T14:00:00Z',
  endsAt: '2026-11-24T17:00:00Z',
  timeZone: 'America/Chicago',
};

test.each([
  [
    'the wished part of that day',
    ['2026-11-24T17:00', '2026-11-24T20:30', '2026-11-25T15:00'],
    'Nov 24',
    '11:00',
  ],
  ['that part of another day', ['2026-11-24T20:30', '2026-11-25T15:00'], 'Nov 25', '09:00'],
  ['any free time, where no other is near', ['2026-11-24T20:30'], 'Nov 24', '14:30'],
])('a wished time at which the sender is booked gives way to %s', async (_, starts, day, time) => {
  const { queries } = openDashboard('/groomer?tab=requests', {
    'GET /api/grooming-requests': () => Response.json([requestCard({ window: 'morning' })]),
    'GET /api/grooming-requests/r-1/offer-check': ({ query }) =>
      Response.json({ ...check, clashes: query.get('startsAt') ? [] : [booked] }),
    'GET /api/day/openings': () =>
      Response.json({
        timeZone: 'America/Chicago',
        openings: starts.map((at) => ({
          startsAt: `${at}:00Z`,
          endsAt: '2026-11-25T23:00:00Z',
          staff: null,
        })),
      }),
  });
  const shown = await ticket(requestCard().title);
  await userEvent.click(shown.getByRole('button', { name: 'Apply to Groom Bella' }));
  const begins = await screen.findByLabelText<HTMLInputElement>('Begins');
  expect(begins.value).toBe(time);
  expect(screen.getByLabelText('Day').textContent.replaceAll('\u00a0', ' ')).toContain(day);
  expect(
    screen.getByText(
      /^You’re booked on .+, the time they wish for: this is your nearest free time. Austin time.$/,
    ),
  ).toBeTruthy();
  expect(queries('GET /api/day/openings')[0]).toContain('near=2026-11-24T15');
  expect(await screen.findByText('No conflicts.')).toBeTruthy();
  expect(screen.queryByText('You’re booked then.')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send offer' }).disabled).toBe(false);
});

test('a time that leaves too little for the drive is not called free of conflicts', async () => {
  const trip = {
    title: 'Otto · Bath',
    startsAt: '2026-11-24T13:00:00Z',
    endsAt: '2026-11-24T14:45:00Z',
    timeZone: 'America/Chicago',
    miles: 14,
    minutesNeeded: 26,
    minutesBetween: 15,
  };
  openDashboard('/groomer?tab=requests', {
    'GET /api/grooming-requests': () => Response.json([requestCard()]),
    'GET /api/grooming-requests/r-1/offer-check': () => Response.json({ ...check, travel: [trip] }),
  });
  const shown = await ticket(requestCard().title);
  await userEvent.click(shown.getByRole('button', { name: 'Apply to Groom Bella' }));
  expect(await screen.findByText('You may not get there in time.')).toBeTruthy();
  expect(screen.queryByText('No conflicts.')).toBeNull();
});

test('a dog that is charged as another size says so, and the price says for how much work it is', async () => {
  const bySize = { service: 'bath_brush', size: 'large', from: 10_500, minutes: 90 };
  const nails = { service: 'nail_trim', size: 'large', from: 2100, minutes: 15 };
  openDashboard('/groomer?tab=requests', {
    'GET /api/grooming-requests': () =>
      Response.json([requestCard({ servicesNeeded: ['bath_brush', 'flea_bath'] })]),
    'GET /api/profiles/groomer/facts': () =>
      Response.json({ ...facts, prices: [bySize, { ...nails, service: 'flea_bath' }], breedPrices: [] }),
    'GET /api/grooming-requests/r-1/offer-check': () => Response.json({ ...check, minutes: 105 }),
  });
  const shown = await ticket(requestCard().title);
  await userEvent.click(shown.getByRole('button', { name: 'Apply to Groom Bella' }));
  expect((await screen.findByText(/^Your usual price: from \$/)).textContent).toBe(
    'Your usual price: from $126, for 2 services, your price for large dogs (Goldendoodle, medium: charged as large)',
  );
});
