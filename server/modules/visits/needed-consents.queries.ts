import type { CoatState } from '#contract/grooming/grooming-lifecycle.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type Signed = { visitId: string; petId: string; coatState: CoatState | null; signed: string[] };

/** The coat of the day of the animals of visits, and which consents hold for each: kind and version of the text. */
export const findSignedConsents = (sql: Sql, visitIds: string[], now: Date) => sql<Signed[]>`
  select vp.visit_id, vp.pet_id, vp.coat_state, array(
    select c.kind || ' ' || c.text_version from consents c
    where c.pet_id = vp.pet_id and c.account_id = v.provider_id and c.withdrawn_at is null
      and c.expires_on >= (${now}::timestamptz at time zone v.time_zone)::date) as signed
  from visit_pets vp join visits v on v.id = vp.visit_id where vp.visit_id = any(${visitIds}::uuid[])`;

export const writeCoatState = (sql: Sql, visitId: string, petId: string, coatState: CoatState) =>
  sql`update visit_pets set coat_state = ${coatState} where visit_id = ${visitId} and pet_id = ${petId}`;
