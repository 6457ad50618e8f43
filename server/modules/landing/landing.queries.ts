import type { LandingFigures } from '#contract/landing.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** A figure below `least` is left out as too small to be useful; counting stops at `most`. */
const least = 10;
const most = 10_000;
const latest = 200;

export async function findLandingFigures(sql: Sql, now: Date): Promise<LandingFigures> {
  const [row] = await sql<
    { openShifts: number; groomers: number; filled: number; hoursToFill: number | null }[]
  >`
    with latest as (
      select filled_at, posted_at from shifts where filled_at is not null order by filled_at desc limit ${latest}
    )
    select
      (select count(*) from (select from shifts where status = 'posted' and listed and starts_at > ${now} limit ${most}) s) as open_shifts,
      (select count(*) from (select from groomer_profiles where listed limit ${most}) g) as groomers,
      (select count(*) from latest) as filled,
      (select percentile_cont(0.5) within group (order by extract(epoch from filled_at - posted_at) / 3600) from latest) as hours_to_fill`;
  if (!row) throw new Error('A count always answers');
  const shown = (figure: number) => (figure < least ? null : figure);
  return {
    openShifts: shown(row.openShifts),
    groomers: shown(row.groomers),
    hoursToFill:
      row.filled < least || row.hoursToFill === null ? null : Math.max(1, Math.round(row.hoursToFill)),
  };
}
