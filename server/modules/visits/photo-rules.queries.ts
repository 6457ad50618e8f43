import type { Condition, PhotoViewer } from '#server/modules/media/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** The photos of a report card are for the two sides of the visit. */
export const isOnSeenReportCard = (sql: Sql, url: Condition, { id }: PhotoViewer) => sql`
  exists (
    select from report_cards card join visits v on v.id = card.visit_id
    where report_card_photos(card.photos, card.before_after) @> array[${url}]
      and ${id}::uuid in (v.owner_id, v.provider_id))`;

/** The proof of a vaccination is for whom the pet is booked with: it may say where its owner lives. */
export const isProofForVisit = (sql: Sql, url: Condition, { id }: PhotoViewer) => sql`
  exists (
    select from vaccinations vaccination
      join requested_pets rp on rp.pet_id = vaccination.pet_id join visits v on v.request_id = rp.request_id
    where vaccination.proof_url = ${url} and v.provider_id = ${id}::uuid)`;
