import type { Sql } from '#server/platform/database/sql.ts';

export const exportVaccinations = (sql: Sql, accountId: string) => sql`
  select v.id, v.pet_id, v.kind, v.evidence, v.given_on, v.expires_on, v.dose, v.proof_url, v.certificate_number, v.tag_number, v.clinic, v.checked_by, v.checked_at,
    v.created_at
  from vaccinations v join pets p on p.id = v.pet_id where ${accountId} in (p.owner_id, p.managed_by) order by v.created_at, v.id`;

export async function countVaccinations(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from vaccinations v join pets p on p.id = v.pet_id where p.owner_id = ${accountId}`;
  return row?.count ?? 0;
}

/** Deletes the records of the person's pets, and takes the person's name from proofs that they checked. */
export const eraseVaccinations = (sql: Sql, accountId: string) => sql`
  with own as (delete from vaccinations where pet_id in (select id from pets where ${accountId} in (owner_id, managed_by)))
  update vaccinations v set checked_by = 'Former member'
  where v.checked_by in (
      select first_name || ' ' || last_name from accounts where id = ${accountId}
      union select business_name from business_profiles where account_id = ${accountId})
    and exists (
      select from visit_pets vp join visits on visits.id = vp.visit_id
      where vp.pet_id = v.pet_id and visits.provider_id = ${accountId})`;
