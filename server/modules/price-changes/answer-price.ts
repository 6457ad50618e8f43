import type { PriceAnswer, PriceChange } from '#contract/price-changes.ts';
import { findLink } from '#server/modules/client-links/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { answererOf, answerRefusal, disputeRefusal } from './price-changes.policy.ts';
import type { Answerer } from './price-changes.policy.ts';
import { findAnswererName, lockPriceChange, markDisputed, movePriceChange } from './price-changes.queries.ts';
import type { PriceChangeRow } from './price-changes.queries.ts';
import { listForLink, showPriceChange } from './show-price-changes.ts';

/**
 * Answers in one's own account, or notes what the client said to the provider.
 * @throws Problem `not_found`, `already_done`, `too_late`, `unconfirmed`, `invalid` naming `how` or `name`
 */
export async function answerPrice(
  t: Transaction,
  actor: Actor,
  id: string,
  answer: PriceAnswer,
): Promise<PriceChange> {
  const change = await lockPriceChange(t.sql, id);
  const by = change && answererOf(change, actor.id);
  if (!change || !by) throw notFound('price change');
  requireAnswerable(change, by, answer.approved, t.now);
  if (by === 'account')
    await write(t, change, answer.approved, 'account', await findAnswererName(t.sql, actor.id));
  else {
    if (!answer.how) throw fieldProblem('how', 'Say how the client answered');
    if (!answer.name) throw fieldProblem('name', 'Say who answered');
    await write(t, change, answer.approved, answer.how, answer.name);
  }
  return showPriceChange(t, id, actor.id);
}

/** The client answers with their link. @throws Problem `link_expired`, `not_found`, `already_done`, `too_late` */
export async function answerByLink(t: Transaction, secret: string, id: string, approved: boolean) {
  const { visitId } = await findLink(t.sql, secret, t.now);
  const change = await lockPriceChange(t.sql, id);
  if (change?.visitId !== visitId) throw notFound('price change');
  requireAnswerable(change, 'link', approved, t.now);
  await write(t, change, approved, 'link', change.clientName);
  return listForLink(t.sql, visitId, secret, t.now);
}

/**
 * The client says that it was not they who agreed, as the provider noted.
 * @throws Problem `not_found`, `already_done`, `too_late`, `forbidden`
 */
export async function disputePrice(t: Transaction, actor: Actor, id: string): Promise<PriceChange> {
  const change = await lockPriceChange(t.sql, id);
  if (!change) throw notFound('price change');
  const refusal = disputeRefusal(change, actor.id, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  await markDisputed(t.sql, id, t.now);
  await t.announce('price_change.disputed', { priceChangeId: id });
  return showPriceChange(t, id, actor.id);
}

function requireAnswerable(change: PriceChangeRow, by: Answerer, approved: boolean, now: Date): void {
  const refusal = answerRefusal(change, by, approved, now);
  if (refusal) throw problem(refusal.code, refusal.detail);
}

async function write(
  t: Transaction,
  { id }: PriceChangeRow,
  approved: boolean,
  answeredHow: 'link' | 'account' | 'door' | 'phone',
  answeredName: string,
): Promise<void> {
  await movePriceChange(t.sql, id, approved ? 'approve' : 'decline', {
    answeredHow,
    answeredName,
    answeredAt: t.now,
  });
  await t.announce('price_change.answered', { priceChangeId: id });
}
