import { uuidv7 } from 'uuidv7';
import type { PriceChange, PriceChangeDraft } from '#contract/price-changes.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { claimPhotoUrls } from '#server/modules/media/index.ts';
import { lockToAskPrice } from '#server/modules/visits/index.ts';
import { after, minutes as inMinutes } from '#server/platform/clock.ts';
import { can } from '#server/platform/lifecycle.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { agreedTotal } from './agreed-total.ts';
import { priceChangeLifecycle } from './price-changes.lifecycle.ts';
import { stateAt } from './price-changes.policy.ts';
import { findPriceChanges, insertPriceChange, movePriceChange } from './price-changes.queries.ts';
import { showPriceChange } from './show-price-changes.ts';

/** As a bill. */
const highest = 100_000_000;

/**
 * Asks the client of a checked-in visit for more than was agreed.
 * @throws Problem `not_found`, `too_early`, `too_late`, `invalid`, `already_done` while another question is open
 */
export async function askPrice(
  t: Transaction,
  actor: Actor,
  visitId: string,
  { lines, reason, photoIds = [], minutes }: PriceChangeDraft,
): Promise<PriceChange> {
  const { providerId, ownerId, clientId, price } = await lockToAskPrice(t, actor, visitId);
  const earlier = await findPriceChanges(t.sql, visitId);
  const open = earlier.find(({ state }) => can(priceChangeLifecycle, 'approve', state));
  if (open && stateAt(open, t.now) === open.state)
    throw problem('already_done', 'You are waiting for an answer already.');
  if (open) await movePriceChange(t.sql, open.id, 'expire');
  const oldTotal = agreedTotal(price ?? 0, earlier);
  const newTotal = lines.reduce((sum, { amount }) => sum + amount, oldTotal);
  if (newTotal > highest) throw fieldProblem('lines', 'A bill is at most $1,000,000');
  const id = uuidv7();
  const expiresAt = after(t.now, inMinutes(minutes));
  const photos = photoIds.length > 0 ? await claimPhotoUrls(t.sql, actor.id, photoIds, 'photoIds') : [];
  await insertPriceChange(t.sql, 'ask', {
    id,
    accountId: providerId,
    ownerId,
    clientId,
    visitId,
    lines,
    reason,
    photos,
    oldTotal,
    newTotal,
    createdAt: t.now,
    expiresAt,
  });
  await t.schedule('expire-price-change', { priceChangeId: id }, expiresAt, id);
  await t.announce('price_change.asked', { priceChangeId: id });
  await t.announce('visit.client_to_tell', { visitId, kind: 'price_change' });
  return showPriceChange(t, id, actor.id);
}
