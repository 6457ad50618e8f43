import type { ReportCard } from '#contract/grooming/report-cards.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type ReportCardPictures = Pick<ReportCard, 'photos' | 'beforeAfter'> & {
  providerId: string;
  /** Null for a client without an account. */
  ownerId: string | null;
};

/** Each picture once, though the cards of several animals may show it. */
const pictures = (sql: Sql, column: 'photos' | 'before_after') => sql`
  select picture, min(nth) as nth
  from report_cards card, jsonb_array_elements(card.${sql(column)}) with ordinality each (picture, nth)
  where card.visit_id = v.id group by picture`;

/** Finds a visit's two sides and the pictures of its report cards, none before there is one. */
export async function findReportCardPictures(sql: Sql, visitId: string) {
  const [row] = await sql<ReportCardPictures[]>`
    select v.provider_id, v.owner_id,
      coalesce((select json_agg(shown.picture order by shown.nth) from (${pictures(sql, 'photos')}) shown), '[]') as photos,
      coalesce((select json_agg(shown.picture order by shown.nth) from (${pictures(sql, 'before_after')}) shown), '[]') as before_after
    from visits v where v.id = ${visitId}`;
  return row;
}
