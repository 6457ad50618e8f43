// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BusinessFigures, GroomerFigures } from '#contract/figures.ts';
import { BusinessFiguresView } from './business-figures.tsx';
import { GroomerFiguresView } from './groomer-figures.tsx';

const none = { count: 0, of: 0 };
const ratings = { average: null, count: 0, stars: [0, 0, 0, 0, 0] };
const common = {
  any: true,
  weekdays: [0, 0, 0, 0, 0, 0, 0],
  ratings: { shift: ratings, visit: ratings },
  work: { shifts: 1, dogs: 7, visits: 0, pets: 0 },
  offers: { sent: 0, accepted: none },
  steps: [],
};
const business: BusinessFigures = {
  ...common,
  revenue: { shifts: 0, visits: 0 },
  paid: { groomers: 0, unconfirmed: 0, disputed: 0 },
  filled: { count: 7, of: 8 },
  timeToFill: { minutes: null, of: 0 },
  applications: 19,
  repeat: { clients: none, groomers: none },
  upcoming: { shifts: 0, visits: 0, visitsPrice: 0, nextAt: null, open: 3 },
};
const groomer: GroomerFigures = {
  ...common,
  earned: { shifts: 0, visits: 0, unconfirmed: 0, disputed: 0 },
  applications: { sent: 0, accepted: none },
  repeat: { clients: none, salons: none },
  upcoming: { shifts: 0, visits: 0, visitsPrice: 0, nextAt: null },
};

test.each([
  ['a business', <BusinessFiguresView key="b" figures={business} />, [4, 4, 4]],
  ['a groomer', <GroomerFiguresView key="g" figures={groomer} />, [3, 3, 3]],
])('the figures of %s stand in rows of the same number, so that their columns line up', (_, view, counts) => {
  const { container } = render(view);
  const rows = [...container.querySelectorAll('.stats-even')];
  expect(rows.map((row) => row.children.length)).toEqual(counts);
});

test('applications are said with the shifts that they filled', () => {
  render(<BusinessFiguresView figures={business} />);
  const row = within(screen.getByRole('region', { name: 'How shifts were filled' }));
  expect(row.getByText('88%; 19 applications')).toBeTruthy();
});
