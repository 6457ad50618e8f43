import type { RatedTip } from '#contract/care-tips/care-tips.ts';
import { adminAct } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { deleteHiddenTip, writeHiddenTip } from './hidden-tips.queries.ts';
import { getRatedTip } from './rated-tips.ts';
import { requireTip } from './to-tip.ts';

type Change = { hidden: boolean; reason: string };

/** Hides a tip, also with another reason than before, or shows it again. @throws Problem `not_found` */
export async function hideTip(
  t: Transaction,
  adminId: string,
  tipId: string,
  { hidden, reason }: Change,
): Promise<RatedTip> {
  const { id, title } = requireTip(tipId);
  const about = { subjectId: id, accountId: null, reason, details: { title } };
  if (hidden) {
    await writeHiddenTip(t.sql, { tipId: id, reason, hiddenAt: t.now });
    await adminAct(t, adminId, { act: 'care_tip.hidden', ...about });
  } else if (await deleteHiddenTip(t.sql, id)) {
    await adminAct(t, adminId, { act: 'care_tip.shown', ...about });
  }
  return getRatedTip(t.sql, id);
}
