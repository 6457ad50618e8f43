import { uuidv7 } from 'uuidv7';
import type { NewPromoCode, PromoCode, PromoCodeChange } from '#contract/memberships/promos.ts';
import { adminAct } from '#server/modules/identity/index.ts';
import { dollars } from '#server/platform/money.ts';
import { fieldProblem, notFound } from '#server/platform/problem.ts';
import { constraintOf } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { planWithTooSmallRest, smallestCharge } from './promos.policy.ts';
import { findPromo, insertPromo, updatePromo } from './promos.queries.ts';

/**
 * Creates a promo code.
 * @throws Problem `invalid` naming the field: a code that exists, both or neither of percent and amount,
 * dates
 */
export async function createPromo(t: Transaction, adminId: string, promo: NewPromoCode): Promise<PromoCode> {
  requireConsistent(promo);
  const id = uuidv7();
  try {
    await insertPromo(t.sql, { id, ...promo, createdAt: t.now });
  } catch (error) {
    if (constraintOf(error) !== 'promo_codes_code_key') throw error;
    throw fieldProblem('code', 'This code already exists.');
  }
  await recordPromo(t, adminId, 'promo_code.created', id, promo);
  return getPromo(t, id);
}

/** Changes the given fields of a promo code. @throws Problem `not_found`, `invalid` */
export async function changePromo(
  t: Transaction,
  adminId: string,
  id: string,
  change: PromoCodeChange,
): Promise<PromoCode> {
  const before = await getPromo(t, id);
  requireConsistent({ ...before, ...change });
  if (Object.keys(change).length === 0) return before;
  await updatePromo(t.sql, id, change);
  await recordPromo(t, adminId, 'promo_code.changed', id, { code: before.code, ...change });
  return getPromo(t, id);
}

const recordPromo = (t: Transaction, adminId: string, act: string, id: string, details: object) =>
  adminAct(t, adminId, { act, subjectId: id, accountId: null, reason: null, details });

async function getPromo(t: Transaction, id: string): Promise<PromoCode> {
  const promo = await findPromo(t.sql, id, t.now);
  if (!promo) throw notFound('promo code');
  return promo;
}

function requireConsistent({
  percentOff,
  amountOff,
  plans,
  startsAt,
  endsAt,
}: Pick<PromoCode, 'percentOff' | 'amountOff' | 'plans' | 'startsAt' | 'endsAt'>) {
  if (percentOff === null && amountOff === null)
    throw fieldProblem('percentOff', 'Say how many percent or how many cents it takes off.');
  if (percentOff !== null && amountOff !== null)
    throw fieldProblem('amountOff', 'Use percent or an amount, not both.');
  if (startsAt && endsAt && Date.parse(startsAt) >= Date.parse(endsAt))
    throw fieldProblem('endsAt', 'The end must be after the start.');
  const tooSmall = planWithTooSmallRest({ percentOff, amountOff, plans });
  if (tooSmall)
    throw fieldProblem(
      percentOff === null ? 'amountOff' : 'percentOff',
      `${tooSmall.name} would cost ${dollars(tooSmall.rest)}, and cards are not charged less than ${dollars(smallestCharge)}. Take off all of it, or less.`,
    );
}
