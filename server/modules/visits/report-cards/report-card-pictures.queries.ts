import type { ReportCard } from '#contract/grooming/visits.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type ReportCardPictures = Pick<ReportCard, 'photos' | 'beforeAfter'> & {
  providerId: string;
  ownerId: string;
};

/** Finds a visit's two sides and the pictures of its report card, none before there is one. */
export async function findReportCardPictures(sql: Sql, visitId: string) {
  const [row] = await sql<ReportCardPictures[]>`
    select v.provider_id, v.owner_id, coalesce(card.photos, '[]') as photos, coalesce(card.before_after, '[]') as before_after
    from visits v left join report_cards card on card.visit_id = v.id where v.id = ${visitId}`;
  return row;
}
