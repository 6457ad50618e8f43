import type { DailyTipSettings } from '#contract/care-tips/care-tips.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findHome } from './care-tips.queries.ts';
import { findSettings, writeSettings } from './daily-tips.queries.ts';
import type { SettingsChange } from './daily-tips.queries.ts';
import { nextMorning } from './tip-day.ts';

/** In the app until switched off; by mail and push only by choice. */
const defaultSettings: DailyTipSettings = { enabled: true, email: false, push: false };

export const getDailyTipSettings = async (sql: Sql, ownerId: string): Promise<DailyTipSettings> =>
  (await findSettings(sql, ownerId)) ?? defaultSettings;

export async function changeDailyTipSettings(
  t: Transaction,
  ownerId: string,
  change: SettingsChange,
): Promise<DailyTipSettings> {
  const { timeZone } = await findHome(t.sql, ownerId);
  return writeSettings(t.sql, ownerId, change, nextMorning(t.now, timeZone));
}
