import type { RatedTip } from '#contract/care-tips/care-tips.ts';
import { recordAudit } from '#server/platform/audit-log.ts';
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
  const { title } = requireTip(tipId);
  if (hidden) {
    await writeHiddenTip(t.sql, { tipId, reason, hiddenAt: t.now });
    await recordAudit(t, adminId, 'care_tip.hidden', tipId, { title, reason });
  } else if (await deleteHiddenTip(t.sql, tipId)) {
    await recordAudit(t, adminId, 'care_tip.shown', tipId, { title, reason });
  }
  return getRatedTip(t.sql, tipId);
}
