import type { Condition, PhotoViewer } from '#server/modules/media/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/**
 * Allows a vaccination's proof only to the provider booked with the pet, since it may contain the owner's
 * address.
 */
export const isProofForVisit = (sql: Sql, url: Condition, { id }: PhotoViewer) => sql`
  exists (
    select from vaccinations vaccination
      join visit_pets vp on vp.pet_id = vaccination.pet_id join visits v on v.id = vp.visit_id
    where vaccination.proof_url = ${url} and v.provider_id = ${id}::uuid)`;
