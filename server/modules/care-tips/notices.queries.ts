import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type DailyTipNews = { owner: Person; tipId: string; because: string };

/** The tip of an owner's day. */
export async function findDailyTip(
  sql: Sql,
  accountId: string,
  day: string,
): Promise<DailyTipNews | undefined> {
  const [row] = await sql<DailyTipNews[]>`
    select ${person(sql, 'a')} as owner, d.tip_id, d.because
    from daily_tips d join accounts a on a.id = d.account_id
    where d.account_id = ${accountId} and d.day = ${day}
      and not exists (select from hidden_tips h where h.tip_id = d.tip_id)`;
  return row;
}
