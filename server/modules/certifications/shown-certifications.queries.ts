import type { CertifiedAs, ShownCertification } from '#contract/profiles/certifications.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { lastDayOver } from './last-day-over.ts';

/** An SQL fragment. */
type Part = ReturnType<Sql>;
/** Whose records: columns with the account and with `groomer` or `business`, or this word. */
export type Holder = { accountId: Part; as: CertifiedAs | Part };
type Seen = { by: 'oneself' | 'others'; now: Date };

const isCurrent = (sql: Sql, now: Date) => sql`(c.expires_on is null or c.expires_on > ${lastDayOver(now)})`;

const isShown = (sql: Sql, { by, now }: Seen) =>
  by === 'oneself' ? sql`true` : sql`c.status <> 'refused' and ${isCurrent(sql, now)}`;

/** An array with the titles of a profile's records. Others see neither expired nor refused ones. */
export const certificationTitles = (sql: Sql, { accountId, as }: Holder, seen: Seen) => sql`array(
  select c.title from certifications c where c.account_id = ${accountId} and c.as_role = ${as} and ${isShown(sql, seen)}
  order by c.created_at, c.id)`;

/** An array with the titles that an admin has checked and that have not expired. */
export const checkedTitles = (sql: Sql, { accountId, as }: Holder, now: Date) => sql`array(
  select c.title from certifications c
  where c.account_id = ${accountId} and c.as_role = ${as} and c.status = 'checked' and ${isCurrent(sql, now)}
  order by c.created_at, c.id)`;

const shownJson = (sql: Sql) => sql`json_build_object(
  'id', c.id, 'title', c.title, 'issuer', c.issuer, 'kind', c.kind, 'expiresOn', c.expires_on, 'checked', c.status = 'checked')`;

/** A profile's records as others see them, as JSON of the contract's `ShownCertification`; checked ones first. */
export const shownCertifications = (sql: Sql, { accountId, as }: Holder, now: Date) => sql`coalesce((
  select json_agg(${shownJson(sql)} order by c.status <> 'checked', c.created_at, c.id) from certifications c
  where c.account_id = ${accountId} and c.as_role = ${as} and ${isShown(sql, { by: 'others', now })}), '[]')`;

/** Lists what a person is certified in, as others see it. */
export async function listCertifications(
  sql: Sql,
  accountId: string,
  as: CertifiedAs,
  now: Date,
): Promise<ShownCertification[]> {
  const [row] = await sql<{ shown: ShownCertification[] }[]>`
    select ${shownCertifications(sql, { accountId: sql`${accountId}::uuid`, as }, now)} as shown`;
  return row?.shown ?? [];
}
