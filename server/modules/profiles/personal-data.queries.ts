import type { Sql } from '#server/platform/database/sql.ts';

export const exportGroomerProfile = (sql: Sql, accountId: string) => sql`
  select title, years_experience, specializations, services, species,
    service_type, preferred_radius, dogs_per_day_low, dogs_per_day_high, dogs_at_once, address, city, state, zip, lat,
    lon, time_zone, created_at, updated_at
  from groomer_profiles where account_id = ${accountId}`;

export const exportBusinessProfile = (sql: Sql, accountId: string) => sql`
  select business_name, logo_url, business_type, services, species, operating_hours, description, service_radius, service_areas,
    vehicle_type, mobile_equipment, tables, address, city, state, zip, lat, lon, time_zone,
    created_at, updated_at
  from business_profiles where account_id = ${accountId}`;

export const exportPetOwnerProfile = (sql: Sql, accountId: string) => sql`
  select budget_min, budget_max, preferred_services, preferred_radius, address, city, state, zip, lat, lon, time_zone,
    created_at, updated_at
  from pet_owner_profiles where account_id = ${accountId}`;

export async function countProfiles(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select ((select count(*) from groomer_profiles where account_id = ${accountId})
      + (select count(*) from business_profiles where account_id = ${accountId})
      + (select count(*) from pet_owner_profiles where account_id = ${accountId}))::int as count`;
  return row?.count ?? 0;
}

/**
 * Deletes the profiles. A business whose shifts others have worked or applied for keeps a row without name
 * and place, which their records are read with.
 */
export const eraseProfiles = (sql: Sql, accountId: string) => sql`
  with groomer as (delete from groomer_profiles where account_id = ${accountId}),
    pet_owner as (delete from pet_owner_profiles where account_id = ${accountId}),
    unneeded as (
      delete from business_profiles where account_id = ${accountId}
        and not exists (select from shifts where business_id = ${accountId})
    )
  update business_profiles set business_name = 'Former member', logo_url = null, services = '{}', species = '{}', operating_hours = null,
    description = null, service_areas = '{}', vehicle_type = null, mobile_equipment = '{}',
    address = '', city = '', zip = '', lat = 0, lon = 0, listed = false
  where account_id = ${accountId} and exists (select from shifts where business_id = ${accountId})`;

export const exportFacts = (sql: Sql, accountId: string) => sql`
  select side, hours, languages, safety, breed_prices, extras, updated_at from provider_facts where account_id = ${accountId} order by side`;

export const exportServiceAreas = (sql: Sql, accountId: string) => sql`
  select side, place, name, city, state, zip, lat, lon from service_areas
  where account_id = ${accountId} order by side, place`;

export const exportPriceBook = (sql: Sql, accountId: string) => sql`
  select side, place, service, size, from_cents, minutes from price_book
  where account_id = ${accountId} order by side, place`;

export const eraseFacts = (sql: Sql, accountId: string) => sql`
  with facts as (delete from provider_facts where account_id = ${accountId}),
    areas as (delete from service_areas where account_id = ${accountId})
  delete from price_book where account_id = ${accountId}`;
