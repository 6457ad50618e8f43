import type { Species } from '#contract/pets/pet-codes.ts';
import type { Evidence } from '#contract/vaccinations/vaccination-codes.ts';
import type { VaccinationProof } from '#contract/vaccinations/vaccinations.ts';
import type { VaccinationRecord } from '#reference/vaccinations/check-vaccinations.ts';
import type { Sql } from '#server/platform/database/sql.ts';

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
    createdAt: Date;
  },
) => sql`insert into vaccinations ${sql(vaccination)}`;

export async function deleteVaccination(sql: Sql, petId: string, id: string): Promise<boolean> {
  const { count } = await sql`delete from vaccinations where id = ${id} and pet_id = ${petId}`;
  return count > 0;
}

const proofCheck = (sql: Sql) =>
  sql`case when v.checked_at is not null then json_build_object('by', v.checked_by, 'at', v.checked_at) end`;

/** Marks a proof of a request's pets as checked. @returns whether the pets have such a proof */
export async function markProofChecked(
  sql: Sql,
  { vaccinationId, requestId, by, at }: { vaccinationId: string; requestId: string; by: string; at: Date },
): Promise<boolean> {
  const { count } = await sql`
    update vaccinations v set checked_by = ${by}, checked_at = ${at} from requested_pets rp
    where v.id = ${vaccinationId} and v.proof_url is not null and rp.pet_id = v.pet_id and rp.request_id = ${requestId}`;
  return count > 0;
}

/** The records of a pet as the contract's `Vaccination`; `petId` is a column of the statement. */
export const vaccinationsOf = (sql: Sql, petId: ReturnType<Sql>) => sql`
  coalesce((select json_agg(json_build_object('id', v.id, 'kind', v.kind, 'evidence', v.evidence, 'givenOn', v.given_on, 'expiresOn', v.expires_on, 'dose', v.dose, 'proofUrl', v.proof_url, 'proofType', case when v.proof_url is not null then coalesce(proof.type, 'photo') end,
      'proofCheck', ${proofCheck(sql)})
    order by v.kind, v.expires_on desc nulls last) from vaccinations v left join media proof on proof.key = substr(v.proof_url, length('/media/') + 1)
    where v.pet_id = ${petId}), '[]')`;

/** Finds the vaccination proofs of the pets of several requests, by request id. */
export async function findProofs(sql: Sql, requestIds: string[]): Promise<Map<string, VaccinationProof[]>> {
  if (requestIds.length === 0) return new Map();
  const rows = await sql<{ requestId: string; proofs: VaccinationProof[] }[]>`
    select rp.request_id, json_agg(json_build_object('vaccinationId', v.id, 'petId', p.id, 'petName', p.name, 'kind', v.kind, 'evidence', v.evidence,
      'expiresOn', v.expires_on, 'url', v.proof_url, 'type', coalesce(proof.type, 'photo'),
      'check', ${proofCheck(sql)})
      order by rp.place, v.kind, v.expires_on desc nulls last) as proofs
    from requested_pets rp join pets p on p.id = rp.pet_id join vaccinations v on v.pet_id = p.id
      left join media proof on proof.key = substr(v.proof_url, length('/media/') + 1)
    where rp.request_id = any(${requestIds}::uuid[]) and v.proof_url is not null
    group by rp.request_id`;
  return new Map(rows.map(({ requestId, proofs }) => [requestId, proofs]));
}

export type VaccinatedPet = {
  requestId: string;
  id: string;
  name: string;
  species: Species;
  bornOn: string | null;
  puppyIntro: boolean;
  /** The request's state, because rabies laws differ. */
  state: string;
  records: VaccinationRecord[];
};

/** Finds the pets of requests with their vaccination records. */
export const findVaccinatedPets = (sql: Sql, requestIds: string[]) => sql<VaccinatedPet[]>`
  select rp.request_id, p.id, p.name, p.species, p.birth_date as born_on,
    'puppy_intro' = any(r.services) as puppy_intro, r.state, coalesce((
    select json_agg(json_build_object('kind', v.kind, 'givenOn', v.given_on, 'expiresOn', v.expires_on, 'dose', v.dose,
      'evidence', v.evidence, 'hasProof', v.proof_url is not null))
    from vaccinations v where v.pet_id = p.id), '[]') as records
  from requested_pets rp join pets p on p.id = rp.pet_id join grooming_requests r on r.id = rp.request_id
  where rp.request_id = any(${requestIds}::uuid[]) order by rp.request_id, rp.place`;

/** Finds vaccinations that expire in these days, whose expiry was not announced and that no later one replaces. */
export const findExpiring = (sql: Sql, today: string, until: string, limit: number) => sql<{ id: string }[]>`
  select v.id from vaccinations v join pets p on p.id = v.pet_id
  where v.expires_on between ${today}::date and ${until}::date and v.expiry_announced_at is null and p.archived_at is null
    and not exists (select from vaccinations later
      where later.pet_id = v.pet_id and later.kind = v.kind and later.expires_on > v.expires_on)
  order by v.id limit ${limit}`;

/** @returns whether it had not been announced yet */
export async function markExpiryAnnounced(sql: Sql, id: string, now: Date): Promise<boolean> {
  const rows = await sql`
    update vaccinations set expiry_announced_at = ${now} where id = ${id} and expiry_announced_at is null returning id`;
  return rows.length > 0;
}
