import type { Books, IncomeKind } from '#contract/books/books.ts';
import { payModelNames } from '#contract/shifts/pay-model.ts';

export const paidAsNames: Record<IncomeKind, string> = { ...payModelNames, self_employed: 'Client visit' };

/** '2026' for a whole year, otherwise '2026-11-01 to 2026-11-30'. */
export const daysInWords = ({ year, from, to }: Pick<Books, 'year' | 'from' | 'to'>): string =>
  from === `${year}-01-01` && to === `${year}-12-31` ? String(year) : `${from} to ${to}`;

/** What is said behind a section or a row of a state; only settled pay is in the sums. */
export const apart: Record<Books['jobs'][number]['state'], string> = {
  waiting: ', to be confirmed',
  confirmed: '',
  agreed: '',
  disputed: ', disputed',
};

/** Where a tip comes from. */
export const tipKinds = { checkOut: 'At check-out', written: 'Written down' } as const;
