import type { CareTip } from '#contract/care-tips.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { listSavedTips, writeSaved } from './care-tips.queries.ts';
import { findTip, knownTip, showTip } from './show-tip.ts';

/** @throws Problem `not_found` */
export async function saveTip(
  t: Transaction,
  ownerId: string,
  { tipId, saved }: { tipId: string; saved: boolean },
): Promise<CareTip> {
  const tip = knownTip(tipId);
  return showTip(tip, await writeSaved(t.sql, ownerId, tipId, saved ? t.now : null));
}

export async function savedTips(sql: Sql, ownerId: string): Promise<CareTip[]> {
  const rows = await listSavedTips(sql, ownerId);
  return rows.flatMap((row) => {
    const tip = findTip(row.tipId);
    return tip ? [showTip(tip, row)] : [];
  });
}
