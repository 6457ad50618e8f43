import type { Sql } from '#server/platform/database/sql.ts';

export async function countProfiles(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select ((select count(*) from groomer_profiles where account_id = ${accountId})
      + (select count(*) from business_profiles where account_id = ${accountId})
      + (select count(*) from pet_owner_profiles where account_id = ${accountId}))::int as count`;
  return row?.count ?? 0;
}

/** A business whose shifts others have worked or applied for keeps a row without name and place, which their records are read with. */
export const eraseBusiness = (sql: Sql, accountId: string) => sql`
  with unneeded as (
      delete from business_profiles where account_id = ${accountId}
        and not exists (select from shifts where business_id = ${accountId})
    )
  update business_profiles set business_name = 'Former member', logo_url = null, services = '{}', species = '{}', operating_hours = null,
    description = null, service_areas = '{}', vehicle_type = null, mobile_equipment = '{}',
    address = '', city = '', zip = '', lat = 0, lon = 0, listed = false
  where account_id = ${accountId} and exists (select from shifts where business_id = ${accountId})`;
