import type { Condition, PhotoViewer } from '#server/modules/media/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** Allows a pet's photo to viewers who may see a request for the pet; this must match `viewRefusal`. */
export const isPetOfSeenRequest = (sql: Sql, url: Condition, { id, hasMembership }: PhotoViewer) => sql`
  exists (
    select from pets p join requested_pets rp on rp.pet_id = p.id join grooming_requests r on r.id = rp.request_id
    where p.photo_url = ${url} and (
      ${hasMembership} and r.listed and r.status = 'posted'
      or exists (select from offers o where o.request_id = r.id and o.provider_id = ${id}::uuid)))`;
