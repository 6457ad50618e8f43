import type { InstantBook } from '#contract/shifts/instant-book.ts';

const labels: Record<'nobody' | InstantBook, string> = {
  nobody: 'Nobody: they apply, you choose',
  known: 'Groomers you rated 4 or better',
  checked: 'Those, and all with a checked certification',
};

export const instantBookings = Object.entries(labels).map(([value, label]) => ({ value, label }));
