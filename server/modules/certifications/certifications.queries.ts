import type {
  AdminCertification,
  Certification,
  CertificationStatus,
  CertifiedAs,
} from '#contract/profiles/certifications.ts';
import { insertRow, moveRow } from '#server/platform/database/move-row.queries.ts';
import { advisoryLocks } from '#server/platform/database/advisory-locks.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { certificationLifecycle } from './certifications.lifecycle.ts';
import { lastDayOver } from './last-day-over.ts';

const { transitions } = certificationLifecycle;

/** What the holder writes. */
type Words = Pick<
  Certification,
  'title' | 'issuer' | 'kind' | 'number' | 'issuedOn' | 'expiresOn' | 'proofUrl'
>;
export type NewCertification = Words & {
  id: string;
  accountId: string;
  asRole: CertifiedAs;
  createdAt: Date;
  updatedAt: Date;
};

/** Throws the constraint `certifications_once` if the profile has a record with this title. */
export const insertCertification = (sql: Sql, row: NewCertification) =>
  insertRow(sql, certificationLifecycle, transitions.declare, row);

/** Saves an edit, after which the record is unchecked and its expiry is announced anew. */
export const changeCertificationRow = (sql: Sql, id: string, words: Words & { updatedAt: Date }) =>
  moveRow(sql, certificationLifecycle, transitions.change, sql`id = ${id}`, {
    ...words,
    decidedAt: null,
    decidedBy: null,
    decisionReason: null,
    expiryAnnouncedAt: null,
  });

export const decideCertificationRow = (
  sql: Sql,
  id: string,
  decision: 'check' | 'refuse',
  decided: { decidedAt: Date; decidedBy: string | null; decisionReason: string },
) => moveRow(sql, certificationLifecycle, transitions[decision], sql`id = ${id}`, decided);

export const deleteCertification = (sql: Sql, id: string) => sql`delete from certifications where id = ${id}`;

const columns = (sql: Sql, now: Date) => sql`
  c.id, c.as_role as "as", c.title, c.issuer, c.kind, c.number, c.issued_on, c.expires_on, c.status,
  coalesce(c.expires_on <= ${lastDayOver(now)}, false) as expired, c.proof_url,
  case when c.proof_url is not null then coalesce(proof.type, 'photo') end as proof_type,
  case when c.status = 'checked' then c.decided_at end as checked_at,
  case when c.status = 'refused' then c.decision_reason end as refusal, c.updated_at`;

const tables = (sql: Sql) => sql`
  certifications c left join media proof on proof.key = substr(c.proof_url, length('/media/') + 1)`;

export const findOwnCertifications = (sql: Sql, accountId: string, now: Date) => sql<Certification[]>`
  select ${columns(sql, now)} from ${tables(sql)} where c.account_id = ${accountId}
  order by c.created_at, c.id`;

export async function findOwnCertification(sql: Sql, id: string, accountId: string, now: Date) {
  const [row] = await sql<Certification[]>`
    select ${columns(sql, now)} from ${tables(sql)} where c.id = ${id} and c.account_id = ${accountId}`;
  return row;
}

/** Locks a record, so that its holder and admins change it one after the other. */
export async function lockCertification(sql: Sql, id: string) {
  const [row] = await sql<
    { accountId: string; status: CertificationStatus; proofUrl: string | null; updatedAt: string }[]
  >`
    select account_id, status, proof_url, updated_at from certifications where id = ${id} for update`;
  return row;
}

/** Locks the records of one profile. */
export const lockCertificationsOf = (sql: Sql, accountId: string, as: CertifiedAs) => sql<
  { id: string; title: string; status: CertificationStatus; proofUrl: string | null }[]
>`
  select id, title, status, proof_url from certifications
  where account_id = ${accountId} and as_role = ${as} order by created_at, id for update`;

/** Locks additions to a profile, so that two calls do not exceed the most. @returns how many records there are */
export async function countLocked(sql: Sql, accountId: string, as: CertifiedAs): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, ${advisoryLocks.certificationsOfAccount}))`;
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from certifications where account_id = ${accountId} and as_role = ${as}`;
  return row?.count ?? 0;
}

const asAdminsSee = (sql: Sql, now: Date) => sql`
  select ${columns(sql, now)},
    json_build_object('id', h.id, 'name', coalesce(case when c.as_role = 'business' then b.business_name end,
      h.first_name || ' ' || h.last_name)) as holder,
    case when c.decided_at is not null then json_build_object(
      'by', d.first_name || ' ' || d.last_name, 'at', c.decided_at, 'reason', c.decision_reason) end as decision
  from ${tables(sql)} join accounts h on h.id = c.account_id
    left join business_profiles b on b.account_id = c.account_id left join accounts d on d.id = c.decided_by`;

/** `limit` is one more than the page shows. */
export const findForAdmins = (
  sql: Sql,
  { show, cursor, limit }: { show: 'waiting' | 'decided'; cursor: string | undefined; limit: number },
  now: Date,
) =>
  show === 'waiting'
    ? sql<AdminCertification[]>`
        ${asAdminsSee(sql, now)}
        where c.status = 'declared' and c.proof_url is not null and (${cursor ?? null}::uuid is null
          or (c.updated_at, c.id) > (select updated_at, id from certifications where id = ${cursor ?? null}::uuid))
        order by c.updated_at, c.id limit ${limit}`
    : sql<AdminCertification[]>`
        ${asAdminsSee(sql, now)}
        where c.decided_at is not null and (${cursor ?? null}::uuid is null
          or (c.decided_at, c.id) < (select decided_at, id from certifications where id = ${cursor ?? null}::uuid))
        order by c.decided_at desc, c.id desc limit ${limit}`;

export async function findForAdmin(sql: Sql, id: string, now: Date) {
  const [row] = await sql<AdminCertification[]>`${asAdminsSee(sql, now)} where c.id = ${id}`;
  return row;
}
