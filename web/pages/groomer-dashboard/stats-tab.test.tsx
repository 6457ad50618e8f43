import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openDashboard } from '../parts/provider-requests/open-dashboard.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';

const done = {
  status: 'completed' as const,
  startsAt: '2026-11-18T15:00:00Z',
  endsAt: '2026-11-18T17:00:00Z',
  actions: [],
};
const figure = async (label: RegExp) =>
  within(await screen.findByRole('tabpanel', { name: /Stats/ }))
    .getByText(label)
    .closest('div')?.textContent;

test('visits are in the figures, at their agreed price', async () => {
  const { provider } = visitOf();
  openDashboard('/groomer?tab=stats', {
    'GET /api/visits': () =>
      Response.json([
        visitOf({ id: 'v-1' }),
        visitOf({ id: 'v-2', ...done }),
        visitOf({ id: 'v-3', ...done, provider: { ...provider, as: 'business' } }),
        visitOf({ id: 'v-4', ...done, status: 'cancelled' }),
      ]),
  });
  await screen.findByText('Visits completed');
  expect(await figure(/^Earned in November/)).toMatch(/\$119.*\$119 at visits, as agreed/);
  expect(await figure(/^Visits completed/)).toMatch(/1.*1 pet/);
  expect(await figure(/^Shifts worked/)).toMatch(/0/);
});

test('before the first shift or visit an empty state is shown', async () => {
  openDashboard('/groomer?tab=stats');
  expect(
    await screen.findByRole('heading', { name: 'Your figures start with your first shift or visit' }),
  ).toBeTruthy();
});
