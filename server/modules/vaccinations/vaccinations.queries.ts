import type { Species } from '#contract/pets/pet-codes.ts';
import type { Evidence } from '#contract/vaccinations/vaccination-codes.ts';
import type { VaccinationProof } from '#contract/vaccinations/vaccinations.ts';
import type { VaccinationRecord } from '#reference/vaccinations/check-vaccinations.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { thisMorning } from '#server/platform/places/zone-of.queries.ts';

export const insertVaccination = (
  sql: Sql,
  vaccination: {
    id: string;
    petId: string;
    kind: string;
    evidence: Evidence;
    givenOn: string | null;
    expiresOn: string | null;
    dose: 'first' | 'booster' | null;
    proofUrl: string | null;
    certificateNumber?: string | null;
    tagNumber?: string | null;
    clinic?: string | null;
    clientLinkId?: string | null;
    createdAt: Date;
  },
) => sql`insert into vaccinations ${sql(vaccination)}`;

/** Deletes what the same link said of the same vaccine before, unless the provider has looked at it. */
export const replaceByLink = (sql: Sql, clientLinkId: string, petId: string, kind: string) => sql`
  delete from vaccinations
  where client_link_id = ${clientLinkId} and pet_id = ${petId} and kind = ${kind} and checked_at is null`;

export async function deleteVaccination(sql: Sql, petId: string, id: string): Promise<boolean> {
  const { count } = await sql`delete from vaccinations where id = ${id} and pet_id = ${petId}`;
  return count > 0;
}

const proofCheck = (sql: Sql) =>
  sql`case when v.checked_at is not null then json_build_object('by', v.checked_by, 'at', v.checked_at) end`;

const papers = (sql: Sql) =>
  sql`'certificateNumber', v.certificate_number, 'tagNumber', v.tag_number, 'clinic', v.clinic`;

/** Marks a proof of a visit's pets as checked. @returns whether the pets have such a proof */
export async function markProofChecked(
  sql: Sql,
  { vaccinationId, visitId, by, at }: { vaccinationId: string; visitId: string; by: string; at: Date },
): Promise<boolean> {
  const { count } = await sql`
    update vaccinations v set checked_by = ${by}, checked_at = ${at} from visit_pets vp
    where v.id = ${vaccinationId} and v.proof_url is not null and vp.pet_id = v.pet_id and vp.visit_id = ${visitId}`;
  return count > 0;
}

/**
 * The vaccines that the provider of the visit `v` asks for and the species of its pets without a paper on record, as JSON
 * of `whatToBring`.
 */
export const askedPapers = (sql: Sql) => sql`
  coalesce((select json_agg(distinct jsonb_build_object('kind', rule->>'kind', 'species', asked_pet.species))
    from provider_rules pr cross join jsonb_array_elements(pr.vaccinations) rule
      join visit_pets vp on vp.visit_id = v.id join pets asked_pet on asked_pet.id = vp.pet_id
    where pr.account_id = v.provider_id and not exists (
      select from vaccinations shown where shown.pet_id = vp.pet_id and shown.kind = rule->>'kind'
        and (shown.proof_url is not null or shown.checked_at is not null)
        and coalesce(shown.expires_on >= (v.starts_at at time zone v.time_zone)::date, true))), '[]')`;

/** The records of a pet as the contract's `Vaccination`; `petId` is a column of the statement. */
export const vaccinationsOf = (sql: Sql, petId: ReturnType<Sql>) => sql`
  coalesce((select json_agg(json_build_object('id', v.id, 'kind', v.kind, 'evidence', v.evidence, 'givenOn', v.given_on, 'expiresOn', v.expires_on, 'dose', v.dose, 'proofUrl', v.proof_url, 'proofType', case when v.proof_url is not null then coalesce(proof.type, 'photo') end,
      'proofCheck', ${proofCheck(sql)}, ${papers(sql)})
    order by v.kind, v.expires_on desc nulls last) from vaccinations v left join media proof on proof.key = substr(v.proof_url, length('/media/') + 1)
    where v.pet_id = ${petId}), '[]')`;

/** Finds the vaccination proofs of the pets of several visits, by visit id. */
export async function findProofs(sql: Sql, visitIds: string[]): Promise<Map<string, VaccinationProof[]>> {
  if (visitIds.length === 0) return new Map();
  const rows = await sql<{ visitId: string; proofs: VaccinationProof[] }[]>`
    select vp.visit_id, json_agg(json_build_object('vaccinationId', v.id, 'petId', p.id, 'petName', p.name, 'kind', v.kind, 'evidence', v.evidence,
      'expiresOn', v.expires_on, 'url', v.proof_url, 'type', coalesce(proof.type, 'photo'),
      'check', ${proofCheck(sql)}, ${papers(sql)})
      order by vp.place, v.kind, v.expires_on desc nulls last) as proofs
    from visit_pets vp join pets p on p.id = vp.pet_id join vaccinations v on v.pet_id = p.id
      left join media proof on proof.key = substr(v.proof_url, length('/media/') + 1)
    where vp.visit_id = any(${visitIds}::uuid[]) and v.proof_url is not null
    group by vp.visit_id`;
  return new Map(rows.map(({ visitId, proofs }) => [visitId, proofs]));
}

export type VaccinatedPet = {
  /** The request or the visit. */
  aboutId: string;
  id: string;
  name: string;
  species: Species;
  bornOn: string | null;
  puppyIntro: boolean;
  /** The state of the place, because rabies laws differ; empty where it is not known. */
  state: string;
  records: VaccinationRecord[];
};

/** Finds the pets of requests and visits with their vaccination records. */
export const findVaccinatedPets = (sql: Sql, aboutIds: string[]) => sql<VaccinatedPet[]>`
  select about.id as about_id, p.id, p.name, p.species, p.birth_date as born_on,
    'puppy_intro' = any(about.services) as puppy_intro, about.state, coalesce((
    select json_agg(json_build_object('kind', v.kind, 'givenOn', v.given_on, 'expiresOn', v.expires_on, 'dose', v.dose,
      'evidence', v.evidence, 'hasProof', v.proof_url is not null, 'check', ${proofCheck(sql)}))
    from vaccinations v where v.pet_id = p.id), '[]') as records
  from (
    select r.id, rp.pet_id, rp.place, r.services, r.state from requested_pets rp join grooming_requests r on r.id = rp.request_id
    where r.id = any(${aboutIds}::uuid[])
    union all
    select v.id, vp.pet_id, vp.place, vp.services, coalesce(r.state, c.state, '')
    from visit_pets vp join visits v on v.id = vp.visit_id
      left join grooming_requests r on r.id = v.request_id left join clients c on c.id = v.client_id
    where v.id = any(${aboutIds}::uuid[])
  ) about join pets p on p.id = about.pet_id order by about.id, about.place`;

/**
 * Finds vaccinations known since this morning that expire within some days, by the owner's place, whose expiry was not
 * announced and that no later one replaces.
 */
export const findExpiring = (
  sql: Sql,
  { now, days, limit }: { now: Date; days: number; limit: number },
) => sql<{ id: string }[]>`
  select v.id from vaccinations v join pets p on p.id = v.pet_id
    cross join lateral (select zone_of(p.owner_id) as zone offset 0) z
    cross join lateral (select ${thisMorning(sql, sql`z.zone`, now)} as at offset 0) morning
    cross join lateral (select (morning.at at time zone z.zone)::date as day) today
  where v.expires_on between ${now}::date - 2 and ${now}::date + ${days}::int + 2
    and v.expires_on between today.day and today.day + ${days}::int and v.created_at <= morning.at and v.expiry_announced_at is null
    and p.owner_id is not null and p.archived_at is null and p.died_on is null
    and not exists (select from vaccinations later
      where later.pet_id = v.pet_id and later.kind = v.kind and later.expires_on > v.expires_on)
  order by v.id limit ${limit}`;

/** @returns whether it had not been announced yet */
export async function markExpiryAnnounced(sql: Sql, id: string, now: Date): Promise<boolean> {
  const rows = await sql`
    update vaccinations set expiry_announced_at = ${now} where id = ${id} and expiry_announced_at is null returning id`;
  return rows.length > 0;
}

/** Moves vaccinations to another record of the same animal. */
export const moveVaccinations = (sql: Sql, ids: readonly string[], petId: string) =>
  sql`update vaccinations set pet_id = ${petId} where id = any(${[...ids]}::uuid[])`;
