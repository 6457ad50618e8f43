import type { ServiceCode } from '#contract/pets/pet-codes.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type NewLink = {
  id: string;
  petId: string;
  accountId: string;
  tokenHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
};

export const insertRecordLink = (sql: Sql, link: NewLink) => sql`insert into pet_record_links ${sql(link)}`;

type LinkRow = {
  id: string;
  createdAt: string;
  expiresAt: string;
  opened: number;
  lastOpenedAt: string | null;
};

/** The links of a pet that still show it, the newest first. */
export const findRecordLinks = (sql: Sql, petId: string, accountId: string, now: Date) => sql<LinkRow[]>`
  select id, created_at, expires_at, opened, last_opened_at from pet_record_links
  where pet_id = ${petId} and account_id = ${accountId} and expires_at > ${now} order by created_at desc, id desc`;

export const deleteRecordLink = async (sql: Sql, id: string, petId: string, accountId: string) =>
  (
    await sql`delete from pet_record_links where id = ${id} and pet_id = ${petId} and account_id = ${accountId}`
  ).count === 1;

export const deleteEndedLinks = (sql: Sql, now: Date) =>
  sql`delete from pet_record_links where expires_at <= ${now}`;

/** A link that still shows a pet, which is still its maker's. */
export async function findRecordLink(sql: Sql, tokenHash: Buffer, now: Date) {
  const [row] = await sql<{ id: string; petId: string; accountId: string; expiresAt: string }[]>`
    select l.id, l.pet_id, l.account_id, l.expires_at from pet_record_links l
    join pets p on p.id = l.pet_id and p.owner_id = l.account_id
    where l.token_hash = ${tokenHash} and l.expires_at > ${now}`;
  return row;
}

export const countOpening = (sql: Sql, id: string, now: Date) => sql`
  update pet_record_links set opened = opened + 1, last_opened_at = ${now} where id = ${id}`;

export async function findOwnerOfRecord(sql: Sql, accountId: string) {
  const [row] = await sql<{ name: string; phone: string | null }[]>`
    select first_name || ' ' || last_name as name, phone from accounts where id = ${accountId}`;
  return row;
}

const visitsShown = 5;

/** The latest completed visits of a pet, the newest first. */
export const findRecordVisits = (sql: Sql, petId: string) => sql<
  { on: string; services: ServiceCode[]; provider: string }[]
>`
  select to_char(v.starts_at at time zone v.time_zone, 'YYYY-MM-DD') as "on", vp.services,
    case when a.closed_at is not null then 'Former member'
      when v.provider_as = 'business' then coalesce(b.business_name, a.first_name || ' ' || a.last_name)
      else a.first_name || ' ' || a.last_name end as provider
  from visit_pets vp join visits v on v.id = vp.visit_id join accounts a on a.id = v.provider_id
    left join business_profiles b on b.account_id = a.id
  where vp.pet_id = ${petId} and v.completed_at is not null
  order by v.starts_at desc, v.id desc limit ${visitsShown}`;
