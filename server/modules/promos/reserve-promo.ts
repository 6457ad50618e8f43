import { uuidv7 } from 'uuidv7';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import { problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { amountOff, refusalOf } from './promos.policy.ts';
import type { Refusal } from '#server/platform/policy.ts';
import { countUses, deleteReserved, findByCode, lockByCode, insertUse, markUsed } from './promos.queries.ts';
import type { PromoRow } from './promos.queries.ts';
import { dollars } from '#server/platform/money.ts';

type Asked = { code: string; plan: PlanCode; accountId: string; checkoutId: string };

/** Returns the discount of a code without reserving a use. @throws Problem `promo_…` */
export async function priceOff(
  sql: Sql,
  asked: Asked & { price: number },
  now: Date,
): Promise<{ code: string; amountOff: number; description: string }> {
  const promo = await requireUsable(sql, await findByCode(sql, asked.code), asked, now);
  return { code: promo.code, amountOff: amountOff(promo, asked.price), description: describe(promo) };
}

/**
 * Reserves one use for a checkout that is about to be paid, at the discount it shows. Concurrent calls never
 * exceed the number of uses.
 * @throws Problem `promo_…`
 */
export async function reservePromo(t: Transaction, asked: Asked & { discount: number }): Promise<void> {
  const promo = await requireUsable(t.sql, await lockByCode(t.sql, asked.code), asked, t.now);
  await insertUse(t.sql, {
    id: uuidv7(),
    promoId: promo.id,
    accountId: asked.accountId,
    checkoutId: asked.checkoutId,
    plan: asked.plan,
    amountOff: asked.discount,
  });
}

/** Counts the reserved use of a paid checkout. */
export const countPromoUse = (t: Transaction, checkoutId: string) => markUsed(t.sql, checkoutId, t.now);

/** Releases the reserved use of an unpaid checkout. */
export const releasePromo = (t: Transaction, checkoutId: string) => deleteReserved(t.sql, checkoutId);

async function requireUsable(
  sql: Sql,
  promo: PromoRow | undefined,
  { accountId, checkoutId, plan }: Asked,
  now: Date,
): Promise<PromoRow> {
  if (!promo)
    throw refused({ code: 'promo_unknown', detail: 'There is no such promo code. Check how it is written.' });
  const uses = await countUses(sql, promo.id, accountId, checkoutId);
  const refusal = refusalOf(promo, uses, { plan, now });
  if (refusal) throw refused(refusal);
  return promo;
}

const refused = ({ code, detail }: Refusal) =>
  problem(code, detail, [{ path: 'promoCode', message: detail }]);

const describe = ({ percentOff, amountOff }: PromoRow) =>
  percentOff === null
    ? `${dollars(amountOff ?? 0)} off the first payment`
    : `${percentOff}% off the first payment`;
