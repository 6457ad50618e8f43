import type { Condition, PhotoViewer } from '#server/modules/media/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/**
 * Allows a vaccination's proof only to the provider booked with the pet, since it may contain the owner's
 * address.
 */
export const isProofForVisit = (sql: Sql, url: Condition, { id }: PhotoViewer) => sql`
  exists (
    select from vaccinations vaccination
      join requested_pets rp on rp.pet_id = vaccination.pet_id join visits v on v.request_id = rp.request_id
    where vaccination.proof_url = ${url} and v.provider_id = ${id}::uuid)`;
