import type { PublicRole } from '#contract/profiles/public-pages.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findShownDaysOf, nextFreeOf } from './bookable-days.ts';
import { findShownTo } from '../booking-page.queries.ts';

/** Lists the next free days of people whom the viewer may see, for a list of them. */
export async function listFreeDays(
  sql: Sql,
  viewerId: string,
  { as, ids }: { as: PublicRole; ids: readonly string[] },
  now: Date,
): Promise<{ id: string; nextFree: string | null }[]> {
  const shown = await findShownTo(sql, viewerId, as, ids);
  const days = await findShownDaysOf(sql, as, shown, now);
  return shown.map((id) => ({ id, nextFree: nextFreeOf(days.get(id)) }));
}
