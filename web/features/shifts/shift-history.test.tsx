import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { ownShift } from './own/own-shift.testing.ts';
import { ShiftHistory } from './shift-history.tsx';

const lines = (history: Omit<ShiftDetail['history'][number], 'at'>[]) => {
  const dated = history.map((entry, index) => ({ ...entry, at: `2026-11-2${index}T15:00:00+00:00` }));
  render(<ShiftHistory shift={{ ...ownShift(), cancelReason: null, instantBook: null, history: dated }} />);
  return screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.parentElement?.textContent);
};

test('shows the history in plain words', () => {
  const happened = lines([
    { what: 'posted', who: 'Shoal Creek Pet Spa', note: null },
    { what: 'applied', who: 'Gus O’Neil', note: null },
    { what: 'filled', who: 'Shoal Creek Pet Spa', note: 'Gus O’Neil' },
    { what: 'withdrawn', who: 'Gus O’Neil', note: 'Ill' },
    { what: 'withdrawn', who: null, note: null },
    { what: 'started', who: null, note: null },
    { what: 'application_withdrawn', who: null, note: 'Dev Narang' },
    { what: 'no_show', who: 'Shoal Creek Pet Spa', note: 'Maya Ortiz' },
  ]);
  for (const [index, words] of [
    'Posted by Shoal Creek Pet Spa',
    'Gus O’Neil applied',
    'Filled by Shoal Creek Pet Spa: Gus O’Neil',
    'Gus O’Neil withdrew: Ill',
    'The groomer withdrew',
    'Work started, automatically',
    'Dev Narang’s application was withdrawn (booked elsewhere)',
    'No-show reported by Shoal Creek Pet Spa: Maya Ortiz',
  ].entries())
    expect(happened[index]).toContain(words);
});
