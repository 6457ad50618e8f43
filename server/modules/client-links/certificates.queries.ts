import type { Species } from '#contract/pets/pet-codes.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** Locks a link, so that two uploads at once are counted one after the other. */
export const lockLink = (sql: Sql, id: string) => sql`select from client_links where id = ${id} for update`;

/** A pet of a visit whose record its provider keeps. */
export async function findPetOfLink(
  sql: Sql,
  petId: string,
  { visitId, accountId }: { visitId: string; accountId: string },
) {
  const [row] = await sql<{ id: string; species: Species; birthDate: string | null }[]>`
    select p.id, p.species, p.birth_date from visit_pets vp join pets p on p.id = vp.pet_id
    where vp.visit_id = ${visitId} and p.id = ${petId} and p.managed_by = ${accountId} and p.died_on is null for update of p`;
  return row;
}

/** How many certificates came with a link, and how many of its client no one has looked at. */
export async function countCertificates(sql: Sql, linkId: string, clientId: string) {
  const [row] = await sql<{ ofLink: number; unchecked: number }[]>`
    select count(*) filter (where v.client_link_id = ${linkId})::int as of_link,
      count(*) filter (where v.checked_at is null)::int as unchecked
    from vaccinations v join client_links l on l.id = v.client_link_id where l.client_id = ${clientId}`;
  return row ?? { ofLink: 0, unchecked: 0 };
}
