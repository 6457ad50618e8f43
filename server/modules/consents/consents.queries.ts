import type { Consent } from '#contract/consents/consents.ts';
import type { ConsentKind } from '#contract/consents/consent-kinds.ts';
import type { Condition, PhotoViewer } from '#server/modules/media/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type NewConsent = {
  id: string;
  accountId: string;
  ownerId: string | null;
  clientId: string | null;
  visitId: string | null;
  petId: string;
  kind: ConsentKind;
  textVersion: number;
  limitAmount: number | null;
  signedName: string;
  signedAt: Date;
  how: Consent['how'];
  photos: string[];
  expiresOn: string;
};
export const insertConsents = (sql: Sql, consents: NewConsent[]) =>
  sql`insert into consents ${sql(consents)}`;

/** The photos that the animals of a visit got at check-in, the oldest first. */
export const findCoatPhotos = (sql: Sql, visitId: string) => sql<{ petId: string; url: string }[]>`
  select pet_id, url from check_in_photos where visit_id = ${visitId} order by taken_at, id`;

/** A consent as it is read, with whose it is. */
export type ConsentRow = Omit<Consent, 'isValid'> & {
  accountId: string;
  ownerId: string | null;
  today: string;
};

const columns = (sql: Sql, now: Date) => sql`
  c.id, c.kind, json_build_object('id', p.id, 'name', p.name) as pet, c.text_version, c.limit_amount, c.signed_name, c.signed_at, c.how, c.photos,
  c.expires_on, c.withdrawn_at, c.account_id, coalesce(p.owner_id, c.owner_id) as owner_id,
  (${now}::timestamptz at time zone zone_of(c.account_id))::date as today`;
const tables = (sql: Sql) => sql`consents c join pets p on p.id = c.pet_id`;

/** More than are signed in the years of a pet. */
const mostListed = 200;

/** What was signed for animals at one provider, the newest first. */
export const findConsentsOfPets = (sql: Sql, accountId: string, petIds: string[], now: Date) => sql<
  ConsentRow[]
>`
  select ${columns(sql, now)} from ${tables(sql)} where c.account_id = ${accountId} and c.pet_id = any(${petIds}::uuid[])
  order by c.signed_at desc, c.id desc limit ${mostListed}`;

/** What was signed for the pets of a client in the provider's book; undefined if there is no such client. */
export async function findConsentsOfClient(sql: Sql, accountId: string, clientId: string, now: Date) {
  const [client] = await sql<{ petIds: string[] }[]>`
    select array(select cp.pet_id from client_pets cp where cp.client_id = c.id) as pet_ids
    from clients c where c.id = ${clientId} and c.account_id = ${accountId}`;
  return client && findConsentsOfPets(sql, accountId, client.petIds, now);
}

export async function lockConsent(sql: Sql, id: string, now: Date): Promise<ConsentRow | undefined> {
  const [row] = await sql<ConsentRow[]>`
    select ${columns(sql, now)} from ${tables(sql)} where c.id = ${id} for update of c`;
  return row;
}

export const markWithdrawn = (sql: Sql, id: string, now: Date) =>
  sql`update consents set withdrawn_at = ${now} where id = ${id}`;

/** Allows the two sides of a consent to see its photos. */
export const isOnConsent = (sql: Sql, url: Condition, { id }: PhotoViewer) => sql`
  exists (select from consents consent where ${url} = any(consent.photos) and ${id}::uuid in (consent.account_id, consent.owner_id))`;

/** Whether a photo stands on a consent for an animal of a visit. */
export const showsConsentPhoto = async (sql: Sql, visitId: string, url: string): Promise<boolean> =>
  (
    await sql`
      select from consents c join visits v on v.provider_id = c.account_id join visit_pets vp on vp.visit_id = v.id and vp.pet_id = c.pet_id
      where v.id = ${visitId} and ${url} = any(c.photos)`
  ).length > 0;
