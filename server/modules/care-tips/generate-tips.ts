import type { ChosenTip } from '#contract/care-tips/care-tips.ts';
import { tipsAtOnce } from '#contract/care-tips/care-tips.ts';
import { rankTips } from '#reference/care-tips/rank-tips.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { markSeen } from './care-tips.queries.ts';
import { givenTips } from './given-tips.ts';
import { getHousehold } from './household.ts';
import type { TipFilter } from './household.ts';
import { toTip } from './to-tip.ts';

/** The next tips for an owner's pets, noted as seen. @throws Problem `not_found` for a pet that is not theirs */
export async function generateTips(t: Transaction, ownerId: string, filter: TipFilter): Promise<ChosenTip[]> {
  const { household, own } = await getHousehold(t.sql, ownerId, t.now, filter);
  const ranked = rankTips(await givenTips(t.sql), household, { limit: tipsAtOnce });
  const ids = ranked.map(({ tip }) => tip.id);
  await markSeen(t.sql, ownerId, ids, t.now);
  return ranked.map(({ tip, pets, because }) => ({ ...toTip(tip, own.get(tip.id)), pets, because }));
}
