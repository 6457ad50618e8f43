import { uuidv7 } from 'uuidv7';
import { isStopped } from '#contract/visits/visit-status.ts';
import type { VisitStatus } from '#contract/grooming/grooming-lifecycle.ts';
import { needsOwnAnswer } from '#contract/price-changes.ts';
import { can } from '#server/platform/lifecycle.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { agreedTotal } from './agreed-total.ts';
import { priceChangeLifecycle } from './price-changes.lifecycle.ts';
import { counts, tellsThemselves } from './price-changes.policy.ts';
import { findPriceChanges, insertPriceChange, movePriceChange } from './price-changes.queries.ts';

type Visit = {
  id: string;
  providerId: string;
  ownerId: string | null;
  clientId: string | null;
  price: number | null;
};
type Said = { how: 'door' | 'phone'; name: string };

/**
 * What the client has agreed to pay for the work, in cents, and who said yes to more; null where it was never priced. Of stopped work
 * only the price of what was done counts.
 */
export async function findAgreedTotal(
  t: Transaction,
  { id, price, status }: Visit & { status: VisitStatus },
) {
  const yes = isStopped(status) ? [] : (await findPriceChanges(t.sql, id)).filter(counts);
  const total = price === null && yes.length === 0 ? null : agreedTotal(price ?? 0, yes);
  const last = yes.find(({ newTotal }) => newTotal === total);
  return {
    total,
    by: last?.answeredHow && last.answeredName ? { how: last.answeredHow, name: last.answeredName } : null,
  };
}

/** A question that is open when the visit is checked out is answered by no one anymore. */
export async function closeQuestions(t: Transaction, visitId: string): Promise<void> {
  for (const { id, state } of await findPriceChanges(t.sql, visitId))
    if (can(priceChangeLifecycle, 'expire', state)) await movePriceChange(t.sql, id, 'expire');
}

/**
 * Notes that a client said yes to a higher price when the visit was checked out; one with an account is told and may say no.
 * @throws Problem `unconfirmed` if so much more needs the client's own answer
 */
export async function agreeAtCheckOut(
  t: Transaction,
  { id: visitId, providerId, ownerId, clientId, price }: Visit,
  { oldTotal, newTotal, said }: { oldTotal: number; newTotal: number; said: Said },
): Promise<void> {
  if (ownerId && needsOwnAnswer(price ?? 0, newTotal))
    throw problem(tellsThemselves.code, tellsThemselves.detail, [
      { path: 'agreed', message: 'Ask the client with a price change' },
    ]);
  const id = uuidv7();
  await insertPriceChange(t.sql, 'note', {
    id,
    accountId: providerId,
    ownerId,
    clientId,
    visitId,
    lines: [{ name: 'At check-out', amount: newTotal - oldTotal }],
    reason: '',
    photos: [],
    oldTotal,
    newTotal,
    createdAt: t.now,
    expiresAt: t.now,
    answeredHow: said.how,
    answeredName: said.name,
    answeredAt: t.now,
  });
  await t.announce('price_change.answered', { priceChangeId: id });
}
