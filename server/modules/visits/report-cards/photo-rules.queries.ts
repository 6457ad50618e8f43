import type { Condition, PhotoViewer } from '#server/modules/media/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** Allows the two sides of a visit to see its report card's photos. */
export const isOnSeenReportCard = (sql: Sql, url: Condition, { id }: PhotoViewer) => sql`
  exists (
    select from report_cards card join visits v on v.id = card.visit_id
    where report_card_photos(card.photos, card.before_after) @> array[${url}]
      and ${id}::uuid in (v.owner_id, v.provider_id))`;
