import type { ConsentKind } from '#contract/consents/consent-kinds.ts';
import type { CoatState } from '#contract/grooming/grooming-lifecycle.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type Signed = {
  visitId: string;
  petId: string;
  coatState: CoatState | null;
  signed: string[];
  /** What the provider asks every client for. */
  asked: ConsentKind[];
  hasPhoto: boolean;
};

/** The coat of the day of the animals of visits, what is asked for, and which consents hold for each: kind and version of the text. */
export const findSignedConsents = (sql: Sql, visitIds: string[], now: Date) => sql<Signed[]>`
  with animals as materialized (
    select vp.visit_id, vp.pet_id, vp.coat_state, v.provider_id, (${now}::timestamptz at time zone v.time_zone)::date as today
    from visit_pets vp join visits v on v.id = vp.visit_id where vp.visit_id = any(${visitIds}::uuid[])
  ), lasting as materialized (
    select c.pet_id, c.account_id, c.kind || ' ' || c.text_version as text, max(c.expires_on) as expires_on
    from consents c join (select distinct pet_id, provider_id from animals) a on a.pet_id = c.pet_id and a.provider_id = c.account_id
    where c.withdrawn_at is null group by 1, 2, 3)
  select visit_id, pet_id, coat_state, array(
    select text from lasting l where l.pet_id = a.pet_id and l.account_id = a.provider_id and l.expires_on >= a.today) as signed,
    coalesce((select r.consents from provider_rules r where r.account_id = a.provider_id), '{}') as asked,
    exists (select from check_in_photos ph where ph.visit_id = a.visit_id and ph.pet_id = a.pet_id) as has_photo
  from animals a`;

export const writeCoatState = (sql: Sql, visitId: string, petId: string, coatState: CoatState) =>
  sql`update visit_pets set coat_state = ${coatState} where visit_id = ${visitId} and pet_id = ${petId}`;
