import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { DisputeState } from './dispute-state.tsx';

const pay = {
  state: 'disputed',
  disputedAt: '2026-11-27T15:00:00Z',
  answerBy: '2099-12-01T15:00:00Z',
  withAdmin: false,
} as NonNullable<ShiftDetail['pay']>;

test.each([
  ['owner', /^Answer by Tue,\s+Dec\s+1,\s+2099, 9:00\sAM$/],
  ['groomer', /^The owner has time to answer/],
] as const)('the %s reads who has to answer', (as, words) => {
  render(<DisputeState pay={pay} zone="America/Chicago" as={as} />);
  expect(screen.getByText(words)).toBeTruthy();
});
