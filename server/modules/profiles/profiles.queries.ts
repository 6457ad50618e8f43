import type { BusinessProfile, GroomerProfile, PetOwnerProfile } from '#contract/profiles/profiles.ts';
import type { Role } from '#contract/identity/roles.ts';
import type { EngagementType } from '#contract/reviews.ts';
import { certificationTitles, checkedTitles } from '#server/modules/certifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Location } from './resolve-address.ts';

type MaybeLocated = Location | { [K in keyof Location]: null };
type Times = { accountId: string; createdAt: Date; updatedAt: Date };

export type GroomerRow = Times &
  MaybeLocated &
  Omit<
    GroomerProfile,
    | 'rating'
    | 'reviewCount'
    | 'ratings'
    | 'portfolioImages'
    | 'certifications'
    | 'checkedCertifications'
    | 'address'
    | 'city'
    | 'state'
    | 'zip'
  >;
export type BusinessRow = Times &
  Location &
  Omit<
    BusinessProfile,
    | 'logoUrl'
    | 'rating'
    | 'reviewCount'
    | 'ratings'
    | 'mobileCertifications'
    | 'address'
    | 'city'
    | 'state'
    | 'zip'
  >;
export type PetOwnerRow = Times &
  MaybeLocated &
  Pick<PetOwnerProfile, 'budgetMin' | 'budgetMax' | 'preferredServices' | 'preferredRadius'>;

export const writeGroomer = (sql: Sql, row: GroomerRow) => write(sql, 'groomer_profiles', row);
export const writeBusiness = (sql: Sql, row: BusinessRow) => write(sql, 'business_profiles', row);
export const writePetOwner = (sql: Sql, row: PetOwnerRow) => write(sql, 'pet_owner_profiles', row);

/** Finds an account's location text and roles. */
export async function locationOf(sql: Sql, accountId: string) {
  const [row] = await sql<{ location: string | null; roles: Role[] }[]>`
    select location, roles from accounts where id = ${accountId}`;
  return row;
}

/** Locks an account's profiles, so that no other change comes between comparing and saving. */
export const lockProfiles = (sql: Sql, accountId: string) =>
  sql`select from accounts where id = ${accountId} for no key update`;

/** Finds a profile's place as resolved at its last save, or undefined if it has none. */
export async function findPlace(
  sql: Sql,
  table: 'groomer_profiles' | 'business_profiles' | 'pet_owner_profiles',
  accountId: string,
): Promise<Location | undefined> {
  const [row] = await sql<Location[]>`
    select address, city, state, zip, lat, lon, time_zone from ${sql(table)}
    where account_id = ${accountId} and address is not null`;
  return row;
}

/** Inserts a profile with only a place, unless one exists. */
export const insertGroomerIfAbsent = (sql: Sql, row: Times & Location) =>
  sql`insert into groomer_profiles ${sql({ ...row })} on conflict do nothing`;

/** Inserts a profile with only a place, or fills the place of one without. */
export const insertPetOwnerIfAbsent = (sql: Sql, row: Times & Location) => sql`
  insert into pet_owner_profiles as p ${sql({ ...row })}
  on conflict (account_id) do update set address = excluded.address, city = excluded.city, state = excluded.state,
    zip = excluded.zip, lat = excluded.lat, lon = excluded.lon, time_zone = excluded.time_zone,
    updated_at = excluded.updated_at
  where p.address is null`;

export const insertPetOwnerStreet = (sql: Sql, row: Times & Location) => sql`
  insert into pet_owner_profiles as p ${sql({ ...row })}
  on conflict (account_id) do update set address = excluded.address, city = excluded.city, state = excluded.state,
    zip = excluded.zip, lat = excluded.lat, lon = excluded.lon, time_zone = excluded.time_zone,
    updated_at = excluded.updated_at
  where p.address is null
    or (p.city = excluded.city and p.state = excluded.state and p.address !~ '^\\s*[0-9]+\\S*\\s+[[:alpha:]]')`;

/** @returns whether there is a business to set the logo of */
export async function updateLogo(sql: Sql, accountId: string, logoUrl: string | null): Promise<boolean> {
  const { count } = await sql`
    update business_profiles set logo_url = ${logoUrl} where account_id = ${accountId}`;
  return count === 1;
}

function write(sql: Sql, table: string, row: GroomerRow | BusinessRow | PetOwnerRow) {
  const { accountId: _, createdAt: __, ...changed } = row;
  return sql`
    insert into ${sql(table)} ${sql({ ...row })}
    on conflict (account_id) do update set ${sql({ ...changed })}`;
}

/**
 * Joins the ratings of the profile `p` as `rated`: `all` has one after each kind of work, and the first two columns
 * are the one after the work `after`, whose reviews are by people of the reader's trade.
 */
export const rated = (sql: Sql, role: string, after: EngagementType) => sql`
  left join lateral (
    select max(each.rating) filter (where each.engagement_type = ${after}) as rating,
      max(each.count) filter (where each.engagement_type = ${after}) as review_count,
      json_agg(json_build_object('engagementType', each.engagement_type, 'rating', each.rating, 'reviewCount', each.count)
        order by each.engagement_type) as "all"
    from (
      select r.engagement_type, r.count, round(r.total::numeric / r.count, 1)::float8 as rating
      from ratings r where r.account_id = p.account_id and r.as_role = ${role} and r.count > 0
    ) each
  ) rated on true`;

/** Who reads a profile, and when: certifications expire. */
export type ProfileReader = { by: 'oneself' | 'others'; now: Date };

const ratingsJson = (sql: Sql) => sql`
  'rating', rated.rating, 'reviewCount', coalesce(rated.review_count, 0), 'ratings', coalesce(rated."all", '[]')`;

/**
 * Each profile as JSON; the alias `p` is the profile, `rated` its rating. Others see only the city of a
 * groomer, whose address is often a home.
 */
export const groomerJson = (sql: Sql, reader: ProfileReader) => sql`json_build_object(
  'title', p.title, 'yearsExperience', p.years_experience, 'specializations', p.specializations,
  'certifications', ${certificationTitles(sql, { accountId: sql`p.account_id`, as: 'groomer' }, reader)},
  'checkedCertifications', ${checkedTitles(sql, { accountId: sql`p.account_id`, as: 'groomer' }, reader.now)},
  'portfolioImages', array(
    select image_url from portfolio_items i where i.account_id = p.account_id order by i.position, i.id), 'services', p.services,
  'species', p.species, 'serviceType', p.service_type, 'preferredRadius', p.preferred_radius,
  'dogsPerDayLow', p.dogs_per_day_low, 'dogsPerDayHigh', p.dogs_per_day_high, 'dogsAtOnce', p.dogs_at_once,
  ${reader.by === 'oneself' ? sql`'address', p.address, 'zip', p.zip,` : sql`'address', null, 'zip', null,`}
  'city', p.city, 'state', p.state, ${ratingsJson(sql)})`;

export const businessJson = (sql: Sql, reader: ProfileReader) => sql`json_build_object(
  'businessName', p.business_name, 'logoUrl', p.logo_url, 'businessType', p.business_type, 'services', p.services, 'species', p.species,
  'operatingHours', p.operating_hours, 'description', p.description, 'serviceRadius', p.service_radius,
  'serviceAreas', p.service_areas, 'vehicleType', p.vehicle_type, 'mobileEquipment', p.mobile_equipment,
  'mobileCertifications', ${certificationTitles(sql, { accountId: sql`p.account_id`, as: 'business' }, reader)},
  'tables', p.tables,
  'address', p.address, 'city', p.city, 'state', p.state, 'zip', p.zip, ${ratingsJson(sql)})`;

const petOwnerJson = (sql: Sql) => sql`json_build_object(
  'budgetRange', '$' || p.budget_min || '-' || p.budget_max, 'budgetMin', p.budget_min, 'budgetMax', p.budget_max,
  'preferredServices', p.preferred_services, 'preferredRadius', p.preferred_radius,
  'address', p.address, 'city', p.city, 'state', p.state, 'zip', p.zip,
  'rating', rated.rating, 'reviewCount', coalesce(rated.review_count, 0))`;

export async function savedGroomer(
  sql: Sql,
  accountId: string,
  reader: ProfileReader,
  after: EngagementType,
): Promise<GroomerProfile | null> {
  const [row] = await sql<{ profile: GroomerProfile }[]>`
    select ${groomerJson(sql, reader)} as profile from groomer_profiles p ${rated(sql, 'groomer', after)} where p.account_id = ${accountId}`;
  return row?.profile ?? null;
}

export async function savedBusiness(
  sql: Sql,
  accountId: string,
  reader: ProfileReader,
  after: EngagementType,
): Promise<BusinessProfile | null> {
  const [row] = await sql<{ profile: BusinessProfile }[]>`
    select ${businessJson(sql, reader)} as profile from business_profiles p ${rated(sql, 'business', after)} where p.account_id = ${accountId}`;
  return row?.profile ?? null;
}

export async function savedPetOwner(sql: Sql, accountId: string): Promise<PetOwnerProfile | null> {
  const [row] = await sql<{ profile: PetOwnerProfile }[]>`
    select ${petOwnerJson(sql)} as profile from pet_owner_profiles p ${rated(sql, 'pet_owner', 'visit')} where p.account_id = ${accountId}`;
  return row?.profile ?? null;
}
