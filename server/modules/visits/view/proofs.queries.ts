import type { VaccinationProof } from '#contract/grooming/visits.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** Finds the vaccination proofs of the pets of several requests, by request id. */
export async function findProofs(sql: Sql, requestIds: string[]): Promise<Map<string, VaccinationProof[]>> {
  if (requestIds.length === 0) return new Map();
  const rows = await sql<{ requestId: string; proofs: VaccinationProof[] }[]>`
    select rp.request_id, json_agg(json_build_object('petId', p.id, 'petName', p.name, 'kind', v.kind, 'evidence', v.evidence,
      'expiresOn', v.expires_on, 'url', v.proof_url, 'type', coalesce(proof.type, 'photo'))
      order by rp.place, v.kind, v.expires_on desc nulls last) as proofs
    from requested_pets rp join pets p on p.id = rp.pet_id join vaccinations v on v.pet_id = p.id
      left join media proof on proof.key = substr(v.proof_url, length('/media/') + 1)
    where rp.request_id = any(${requestIds}::uuid[]) and v.proof_url is not null
    group by rp.request_id`;
  return new Map(rows.map(({ requestId, proofs }) => [requestId, proofs]));
}
