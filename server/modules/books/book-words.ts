import type { IncomeKind } from '#contract/books.ts';
import { payModelNames } from '#contract/shifts/pay-model.ts';

export const paidAsNames: Record<IncomeKind, string> = { ...payModelNames, self_employed: 'Self-employed' };
