import { saveExpense, saveTip, saveTrip } from './save-entries.ts';
import type { Transaction } from '#server/platform/transaction.ts';

type Body<Save extends (t: Transaction, accountId: string, body: never) => unknown> = Partial<
  Parameters<Save>[2]
>;

/** Creates an expense of $42.50 for shampoo. */
export const makeExpense = (t: Transaction, accountId: string, given: Body<typeof saveExpense> = {}) =>
  saveExpense(t, accountId, {
    day: '2026-11-10',
    category: 'supplies',
    amount: 4250,
    note: 'Shampoo',
    ...given,
  });

/** Creates a trip of 12.4 miles. */
export const makeTrip = (t: Transaction, accountId: string, given: Body<typeof saveTrip> = {}) =>
  saveTrip(t, accountId, { day: '2026-11-10', miles: 12.4, purpose: 'To the salon', ...given });

/** Creates a tip of $20. */
export const makeTip = (t: Transaction, accountId: string, given: Body<typeof saveTip> = {}) =>
  saveTip(t, accountId, { day: '2026-11-10', amount: 2000, note: '', ...given });
