import type { CareTip } from '#contract/care-tips/care-tips.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findSavedTips, writeSaved } from './care-tips.queries.ts';
import { findHiddenTips } from './hidden-tips.queries.ts';
import { requireReadableTip } from './get-tip.ts';
import { findTip, toTip } from './to-tip.ts';

/** @throws Problem `not_found` */
export async function saveTip(
  t: Transaction,
  ownerId: string,
  { tipId, saved }: { tipId: string; saved: boolean },
): Promise<CareTip> {
  const { tip, hidden } = await requireReadableTip(t.sql, { id: ownerId }, tipId);
  return toTip(tip, await writeSaved(t.sql, ownerId, tip.id, saved ? t.now : null), hidden);
}

/** The saved tips, hidden ones included. */
export async function listSavedTips(sql: Sql, ownerId: string): Promise<CareTip[]> {
  const rows = await findSavedTips(sql, ownerId);
  const hidden = new Set((await findHiddenTips(sql)).map(({ tipId }) => tipId));
  return rows.flatMap((row) => {
    const tip = findTip(row.tipId);
    return tip ? [toTip(tip, row, hidden.has(row.tipId))] : [];
  });
}
