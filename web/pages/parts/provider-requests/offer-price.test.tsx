import { screen } from '@testing-library/react';
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
  expect(line).toMatch(/^Your usual price: from \$165, your .+, with \$15 for coming to them$/);
  await userEvent.click(screen.getByRole('button', { name: 'Use $165' }));
  expect(screen.getByLabelText<HTMLInputElement>('Your price, in dollars').value).toBe('165');
  expect(screen.getByText('Dana sees one price, travel included.')).toBeTruthy();
});

test('a length that the price list gives is called the sender’s own', async () => {
  await openOffer(false);
  expect(screen.getByText('Your usual time, hands-on: 2 h 30 min.')).toBeTruthy();
  expect(screen.queryByText(/^Typical for this work/)).toBeNull();
});

test('an offer for a pet that is brought in has no travel fee', async () => {
  expect((await openOffer(false)).textContent).not.toContain('coming');
  expect(screen.getByRole('button', { name: 'Use $150' })).toBeTruthy();
});
