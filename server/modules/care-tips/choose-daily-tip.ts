import type { DailyTip } from '#contract/care-tips/care-tips.ts';
import { rankTips } from '#reference/care-tips/rank-tips.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { markSeen } from './care-tips.queries.ts';
import { findDailyTip, findSettings, writeDailyTip } from './daily-tips.queries.ts';
import { givenTips } from './given-tips.ts';
import { getHousehold } from './household.ts';
import { findTip, toTip } from './to-tip.ts';

/** The tip of an owner's day, chosen now where that has not happened; null while daily tips are off. */
export async function getDailyTip(t: Transaction, ownerId: string): Promise<DailyTip | null> {
  const settings = await findSettings(t.sql, ownerId);
  if (settings?.enabled === false) return null;
  return chooseDailyTip(t, ownerId);
}

/** Chooses one tip a day, and another one if that is hidden meanwhile; null where none suits. */
export async function chooseDailyTip(t: Transaction, ownerId: string): Promise<DailyTip | null> {
  const { household, own } = await getHousehold(t.sql, ownerId, t.now);
  const { day } = household;
  if (!(await findDailyTip(t.sql, ownerId, day))) {
    const [best] = rankTips(await givenTips(t.sql), household, { limit: 1 });
    if (!best) return null;
    const { tip, pets, because } = best;
    const isFirst = await writeDailyTip(t.sql, ownerId, { day, tipId: tip.id, pets, because });
    if (isFirst) await markSeen(t.sql, ownerId, [tip.id], day);
  }
  const chosen = await findDailyTip(t.sql, ownerId, day);
  const tip = chosen && findTip(chosen.tipId);
  if (!tip) return null;
  const { pets, because } = chosen;
  return { ...toTip(tip, own.get(tip.id)), day: chosen.day, pets, because };
}
