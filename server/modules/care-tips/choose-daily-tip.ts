import type { DailyTip, DailyTipState } from '#contract/care-tips/care-tips.ts';
import { addDays } from '#reference/calendar-days.ts';
import { nextDailyDay, rankTips, restedTips } from '#reference/care-tips/rank-tips.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { markDaily } from './care-tips.queries.ts';
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

/**
 * Chooses one tip a day, and another one if that is hidden meanwhile; null where none suits, or all that suit were
 * tips of the day within 60 days.
 */
export async function chooseDailyTip(t: Transaction, ownerId: string): Promise<DailyTip | null> {
  const { household, own } = await getHousehold(t.sql, ownerId, t.now);
  const { day } = household;
  if (!(await findDailyTip(t.sql, ownerId, day))) {
    const [best] = rankTips(restedTips(await givenTips(t.sql), household), household, { limit: 1 });
    if (!best) return null;
    const { tip, pets, because } = best;
    const isFirst = await writeDailyTip(t.sql, ownerId, { day, tipId: tip.id, pets, because });
    if (isFirst) await markDaily(t.sql, ownerId, { tipId: tip.id, day }, t.now);
  }
  const chosen = await findDailyTip(t.sql, ownerId, day);
  const tip = chosen && findTip(chosen.tipId);
  if (!tip) return null;
  const { pets, because } = chosen;
  return { ...toTip(tip, own.get(tip.id)), day: chosen.day, pets, because };
}

/** Why there is a tip today or not, and when the next one comes. */
export async function getDailyTipState(sql: Sql, ownerId: string, now: Date): Promise<DailyTipState> {
  const settings = await findSettings(sql, ownerId);
  if (settings?.enabled === false) return { state: 'off', nextOn: null };
  const { household } = await getHousehold(sql, ownerId, now);
  const { day, pets } = household;
  if (pets.length === 0) return { state: 'no_pet', nextOn: null };
  const given = await givenTips(sql);
  if (await findDailyTip(sql, ownerId, day)) return { state: 'chosen', nextOn: addDays(day, 1) };
  if (rankTips(restedTips(given, household), household, { limit: 1 }).length > 0)
    return { state: 'waiting', nextOn: day };
  const suits = rankTips(given, household, { limit: 1 }).length > 0;
  return { state: suits ? 'all_seen' : 'none_suits', nextOn: nextDailyDay(given, household) };
}
