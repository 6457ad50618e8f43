import { counts } from './price-changes.policy.ts';
import type { PriceChangeFacts } from './price-changes.policy.ts';

/** What is agreed for the work, in cents: the price of the visit, or the highest that the client said yes to. */
export const agreedTotal = (price: number, changes: readonly PriceChangeFacts[]): number =>
  Math.max(price, ...changes.filter(counts).map(({ newTotal }) => newTotal));
