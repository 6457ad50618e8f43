import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChangedPrice } from './changed-price.tsx';

test.each([
  ['open', 'Agreed until now: $140 → $200'],
  ['approved', '$200 instead of $140'],
  ['declined', '$140, not $200'],
  ['expired', '$140, not $200'],
] as const)('of a higher price that is %s, the price that counts is the strong one', (state, words) => {
  const change = { state, lines: [], reason: '', photos: [], oldTotal: 14_000, newTotal: 20_000 };
  const { container } = render(<ChangedPrice change={change} />);
  expect(container.textContent).toBe(words);
  const counts = { open: '$200', approved: '$200', declined: '$140', expired: '$140' }[state];
  expect(container.querySelector('strong')?.textContent).toBe(counts);
});

test('an agreed price that was disputed does not count', () => {
  const disputedAt = '2026-12-08T16:00:00Z';
  const change = {
    state: 'approved',
    disputedAt,
    lines: [],
    reason: '',
    photos: [],
    oldTotal: 14_000,
    newTotal: 20_000,
  } as const;
  const { container } = render(<ChangedPrice change={change} />);
  expect(container.textContent).toBe('$140, not $200');
});
