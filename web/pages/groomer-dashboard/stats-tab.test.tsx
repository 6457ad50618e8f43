import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openDashboard } from '../parts/provider-requests/open-dashboard.testing.tsx';

const figures = {
  any: true,
  earned: { shifts: 65_000, visits: 19_000, unconfirmed: 35_000, disputed: 20_000 },
  work: { shifts: 3, dogs: 18, visits: 2, pets: 1 },
  steps: [
    { from: '2026-09-01', to: '2026-09-30', shifts: 0, visits: 0, jobs: 0 },
    { from: '2026-10-01', to: '2026-10-31', shifts: 30_000, visits: 10_050, jobs: 2 },
    { from: '2026-11-01', to: '2026-11-20', shifts: 35_000, visits: 8950, jobs: 3 },
  ],
  weekdays: [1, 2, 1, 0, 1, 0, 0],
  applications: { sent: 12, accepted: { count: 8, of: 10 } },
  offers: { sent: 0, accepted: { count: 0, of: 0 } },
  ratings: {
    shift: { average: 2, count: 1, stars: [0, 1, 0, 0, 0] },
    visit: { average: 4.5, count: 2, stars: [0, 0, 0, 1, 1] },
  },
  repeat: { clients: { count: 3, of: 7 }, salons: { count: 1, of: 2 } },
  upcoming: { shifts: 1, visits: 0, visitsPrice: 0, nextAt: '2026-11-28T14:00:00Z' },
};
const served = (reply: object = figures) => ({ 'GET /api/figures/groomer': () => Response.json(reply) });
const panel = async () => within(await screen.findByRole('tabpanel', { name: /Stats/ }));
const figure = async (label: string) => (await (await panel()).findByText(label)).closest('div')?.textContent;

test('shows the sums, and ratios with their counts', async () => {
  openDashboard('/groomer?tab=stats', served());
  expect(await figure('Earned')).toBe(
    'Earned$840$190 at visits; plus $350 to be confirmed; $200 disputed, not counted',
  );
  expect(await figure('Applications accepted')).toBe('Applications accepted8 of 1080%');
  expect(await figure('Offers accepted')).toBe('Offers acceptedNone yet');
  expect(await figure('Clients who came again')).toBe('Clients who came again3 of 7salons: 1 of 2');
  expect(await figure('Rated by pet parents')).toBe('Rated by pet parents4.52 reviews');
  expect(await figure('Rated by salons')).toBe('Rated by salons2.01 review');
});

test('a chart has its exact figures in a table, which a button shows', async () => {
  openDashboard('/groomer?tab=stats', served());
  const region = within(await screen.findByRole('region', { name: 'Earned by month' }));
  const rows = region.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'MonthShiftsVisitsTotal',
    'September 2026$0.00$0.00$0.00',
    'October 2026$300.00$100.50$400.50',
    'November 2026$350.00$89.50$439.50',
  ]);
  const show = region.getByRole('button', { name: 'Show as table' });
  expect(show.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(show);
  expect(show.getAttribute('aria-expanded')).toBe('true');
  expect(region.getByRole('table').closest('.sr-only')).toBeNull();
});

test('another period is asked for, and stays in the address', async () => {
  const opened = openDashboard('/groomer?tab=stats', served());
  const period = await (await panel()).findByRole('combobox', { name: 'Period' });
  await userEvent.selectOptions(period, 'Last year');
  await screen.findByText('Jan 1 to Dec 31, 2025');
  expect(opened.queries('GET /api/figures/groomer').at(-1)).toBe('from=2025-01-01&to=2025-12-31');
});

test('before the first shift or visit an empty state is shown', async () => {
  openDashboard('/groomer?tab=stats', served({ ...figures, any: false }));
  expect(
    await screen.findByRole('heading', { name: 'Your figures start with your first shift or visit' }),
  ).toBeTruthy();
});
