import type { Platform } from '#server/platform/platform.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { chooseDailyTip } from './choose-daily-tip.ts';
import { enrollOwners, findDueOwners, lockDueOwner, updateNextMorning } from './daily-tips.queries.ts';
import { nextMorning } from './tip-day.ts';

const atOnce = 200;

/** Chooses the tip of each owner whose morning has come. */
export async function createDailyTips({ sql, clock, transact }: Platform): Promise<void> {
  const now = clock.now();
  await enrollOwners(sql, now);
  for (;;) {
    const due = await findDueOwners(sql, now, atOnce);
    for (const { accountId } of due) await transact((t) => createDailyTip(t, accountId));
    if (due.length < atOnce) return;
  }
}

async function createDailyTip(t: Transaction, accountId: string): Promise<void> {
  const owner = await lockDueOwner(t.sql, accountId, t.now);
  if (!owner) return;
  await updateNextMorning(t.sql, accountId, nextMorning(t.now, owner.timeZone));
  if (!owner.isMember) return;
  const tip = await chooseDailyTip(t, accountId);
  if (tip) await t.announce('daily_tip.chosen', { accountId, day: tip.day });
}
