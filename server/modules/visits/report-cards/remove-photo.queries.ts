import type { Sql } from '#server/platform/database/sql.ts';

/** Takes a photo out of every report card, with the pair that it is half of. @returns how many showed it */
export const removeReportCardPhoto = async (sql: Sql, url: string): Promise<number> =>
  (
    await sql`
      update report_cards set
        photos = (select coalesce(jsonb_agg(photo order by nth), '[]')
          from jsonb_array_elements(photos) with ordinality each (photo, nth) where photo ->> 'url' <> ${url}),
        before_after = (select coalesce(jsonb_agg(pair order by nth), '[]')
          from jsonb_array_elements(before_after) with ordinality each (pair, nth)
          where pair -> 'before' ->> 'url' <> ${url} and pair -> 'after' ->> 'url' <> ${url})
      where report_card_photos(photos, before_after) @> array[${url}]`
  ).count;
