import type { CareTip } from '#contract/care-tips/care-tips.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { writeRating } from './care-tips.queries.ts';
import type { Rating } from './care-tips.queries.ts';
import { requireReadableTip } from './get-tip.ts';
import { toTip } from './to-tip.ts';

/** A later rating replaces the earlier one, feedback included. @throws Problem `not_found` */
export async function rateTip(t: Transaction, ownerId: string, given: Rating): Promise<CareTip> {
  const { tip, hidden } = await requireReadableTip(t.sql, { id: ownerId }, given.tipId);
  const own = await writeRating(
    t.sql,
    ownerId,
    { ...given, tipId: tip.id, feedback: given.feedback || null },
    t.now,
  );
  return toTip(tip, own, hidden);
}
