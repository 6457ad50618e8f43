import type { VaccineCode } from '#contract/vaccinations/vaccination-codes.ts';
import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type ExpiringNews = {
  petOwner: Person;
  petId: string;
  name: string;
  kind: VaccineCode;
  expiresOn: string;
};

/** Finds a vaccination that expires, unless a later one of its kind was recorded meanwhile. */
export async function findExpiring(sql: Sql, vaccinationId: string): Promise<ExpiringNews | undefined> {
  const [row] = await sql<ExpiringNews[]>`
    select ${person(sql, 'c')} as pet_owner, p.id as pet_id, p.name, v.kind, v.expires_on
    from vaccinations v join pets p on p.id = v.pet_id join accounts c on c.id = p.owner_id
    where v.id = ${vaccinationId} and p.archived_at is null and not exists (
      select from vaccinations later where later.pet_id = v.pet_id and later.kind = v.kind and later.expires_on > v.expires_on)`;
  return row;
}
