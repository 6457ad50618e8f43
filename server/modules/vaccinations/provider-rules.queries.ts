import type { VaccinationRules } from '#contract/vaccinations/vaccinations.ts';
import type { AcceptedPapers, VaccinationRule } from '#reference/vaccinations/check-vaccinations.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export async function findProviderRules(sql: Sql, accountId: string): Promise<VaccinationRules> {
  const [row] = await sql<VaccinationRules[]>`
    select vaccinations as rules, accepts_titers, accepts_waivers, honors_premium, travel_buffer, consents from provider_rules where account_id = ${accountId}`;
  return (
    row ?? {
      rules: [],
      acceptsTiters: false,
      acceptsWaivers: false,
      honorsPremium: false,
      travelBuffer: 0,
      consents: [],
    }
  );
}

export const writeProviderRules = (
  sql: Sql,
  accountId: string,
  { rules, acceptsTiters, acceptsWaivers, honorsPremium, travelBuffer, consents }: VaccinationRules,
  now: Date,
) => sql`
  insert into provider_rules (account_id, vaccinations, accepts_titers, accepts_waivers, honors_premium, travel_buffer, consents, updated_at)
  values (${accountId}, ${JSON.stringify(rules)}::text::jsonb, ${acceptsTiters}, ${acceptsWaivers}, ${honorsPremium}, ${travelBuffer}, ${consents}, ${now})
  on conflict (account_id) do update set vaccinations = excluded.vaccinations,
    accepts_titers = excluded.accepts_titers, accepts_waivers = excluded.accepts_waivers,
    honors_premium = excluded.honors_premium, travel_buffer = excluded.travel_buffer, consents = excluded.consents, updated_at = excluded.updated_at`;

export const findVaccinationRules = (sql: Sql, providerIds: string[]) => sql<
  { accountId: string; rules: VaccinationRule[]; accepts: AcceptedPapers }[]
>`
  select account_id, vaccinations as rules,
    json_build_object('titers', accepts_titers, 'waivers', accepts_waivers) as accepts from provider_rules
  where account_id = any(${providerIds}::uuid[]) and vaccinations <> '[]'`;
