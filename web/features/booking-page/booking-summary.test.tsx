import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BookingSummary } from './booking-summary.tsx';

const quoteOf = (total: number | null) => ({
  pets: [],
  total,
  travel: 0,
  isAbout: total !== null,
  minutes: 90,
});
const summary = (total: number | null, atHome: boolean) => (
  <BookingSummary
    draft={{ pets: [], quote: quoteOf(total) } as unknown as Parameters<typeof BookingSummary>[0]['draft']}
    whose="Maya"
    atHome={atHome}
  />
);

test('a price is settled at drop-off, or on arrival where the provider comes to the client', () => {
  const { rerender } = render(summary(8000, false));
  expect(screen.getByText('About $80, settled at drop-off')).toBeTruthy();
  rerender(summary(8000, true));
  expect(screen.getByText('About $80, settled on arrival')).toBeTruthy();
  rerender(summary(null, true));
  expect(screen.getByText('You are told the price on arrival')).toBeTruthy();
});
