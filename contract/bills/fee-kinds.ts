/** Why a client owes a fee. Without zod, because offers show what it would be. */
export const feeKinds = ['late_cancel', 'no_show'] as const;
export type FeeKind = (typeof feeKinds)[number];
