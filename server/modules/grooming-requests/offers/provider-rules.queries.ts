import type { VaccinationRules } from '#contract/grooming/offers.ts';
import type { Species } from '#contract/pets/pet-codes.ts';
import type { AcceptedPapers, VaccinationRecord, VaccinationRule } from '#reference/check-vaccinations.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export async function findProviderRules(sql: Sql, accountId: string): Promise<VaccinationRules> {
  const [row] = await sql<VaccinationRules[]>`
    select vaccinations as rules, accepts_titers, accepts_waivers, honors_premium from provider_rules where account_id = ${accountId}`;
  return row ?? { rules: [], acceptsTiters: false, acceptsWaivers: false, honorsPremium: false };
}

export const writeProviderRules = (
  sql: Sql,
  accountId: string,
  { rules, acceptsTiters, acceptsWaivers, honorsPremium }: VaccinationRules,
  now: Date,
) => sql`
  insert into provider_rules (account_id, vaccinations, accepts_titers, accepts_waivers, honors_premium, updated_at)
  values (${accountId}, ${JSON.stringify(rules)}::text::jsonb, ${acceptsTiters}, ${acceptsWaivers}, ${honorsPremium}, ${now})
  on conflict (account_id) do update set vaccinations = excluded.vaccinations,
    accepts_titers = excluded.accepts_titers, accepts_waivers = excluded.accepts_waivers,
    honors_premium = excluded.honors_premium, updated_at = excluded.updated_at`;

export const findVaccinationRules = (sql: Sql, providerIds: string[]) => sql<
  { accountId: string; rules: VaccinationRule[]; accepts: AcceptedPapers }[]
>`
  select account_id, vaccinations as rules,
    json_build_object('titers', accepts_titers, 'waivers', accepts_waivers) as accepts from provider_rules
  where account_id = any(${providerIds}::uuid[]) and vaccinations <> '[]'`;

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
