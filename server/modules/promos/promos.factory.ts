import { uuidv7 } from 'uuidv7';
import { NewPromoCode } from '#contract/memberships/promos.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertPromo } from './promos.queries.ts';

/** Creates a promo code of 20% off any plan, once per account, by default. */
export async function makePromo(t: Transaction, given: Partial<NewPromoCode> = {}) {
  const id = uuidv7();
  const percentOff = given.amountOff ? null : 20;
  const promo = NewPromoCode.parse({ code: `PROMO-${id.slice(-12)}`, percentOff, ...given });
  await insertPromo(t.sql, { id, ...promo, createdAt: t.now });
  return { id, ...promo };
}
