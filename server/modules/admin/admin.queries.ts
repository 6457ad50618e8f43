import type { AuditEntry, AdminIncident } from '#contract/admin/admin-overview.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export async function countWaiting(sql: Sql, now: Date, since: Date) {
  const [row] = await sql<
    {
      openReports: number;
      oldestReportAt: string | null;
      waitingCertifications: number;
      openDisputes: number;
      payDisputes: number;
      suspended: number;
      incidents: number;
      unansweredIncidents: number;
      accounts: number;
      members: number;
    }[]
  >`
    select r.*, i.*,
      (select count(*)::int from certifications where status = 'declared' and proof_url is not null) as waiting_certifications,
      (select count(*)::int from reliability_appeals where status = 'filed') as open_disputes,
      (select count(*)::int from shift_pay where state = 'disputed' and with_admin_at is not null) as pay_disputes,
      (select count(*)::int from accounts where suspended_at is not null) as suspended,
      (select count(*)::int from accounts) as accounts,
      (select count(distinct account_id)::int from memberships
        where kind = 'access' and status not in ('incomplete', 'expired') and access_until > ${now}) as members
    from (select count(*)::int as open_reports, min(created_at) as oldest_report_at from reports where status = 'filed') r,
      (select count(*)::int as incidents, (count(*) filter (where answer is null))::int as unanswered_incidents
        from incidents where filed_at > ${since}) i`;
  if (!row) throw new Error('Counting gave no row');
  return row;
}

/** `limit` is one more than the page shows. */
export const findIncidents = (sql: Sql, cursor: string | undefined, limit: number) => sql<AdminIncident[]>`
  select i.id, p.name as pet_name, json_build_object('id', a.id, 'name', a.first_name || ' ' || a.last_name) as owner,
    i.kind, i.signed_by as by, i.happened_on as "on", i.what, i.filed_at, i.answer
  from incidents i join pets p on p.id = i.pet_id join accounts a on a.id = coalesce(p.owner_id, p.managed_by)
  where ${cursor ?? null}::uuid is null or i.id < ${cursor ?? null}::uuid
  order by i.id desc limit ${limit}`;

type AuditSearch = {
  admin: string | undefined;
  account: string | undefined;
  q: string;
  cursor: string | undefined;
  limit: number;
};

/** `limit` is one more than the page shows. */
export const findAudit = (sql: Sql, { admin, account, q, cursor, limit }: AuditSearch) => sql<AuditEntry[]>`
  select l.id, l.admin_id, l.act, l.subject_id, l.details, l.created_at as at,
    coalesce(a.first_name || ' ' || a.last_name, case when l.admin_id is null then 'Command line' else 'Former member' end) as admin_name,
    case when c.id is not null then json_build_object('id', c.id, 'name', c.first_name || ' ' || c.last_name) end as account
  from audit_log l left join accounts a on a.id = l.admin_id left join accounts c on c.id = l.account_id
  where (${cursor ?? null}::uuid is null or l.id < ${cursor ?? null}::uuid)
    and (${admin ?? null}::uuid is null or l.admin_id = ${admin ?? null}::uuid)
    and (${account ?? null}::uuid is null or l.account_id = ${account ?? null}::uuid)
    and (${q} = '' or l.subject_id = ${q} or is_found(${q}, c.first_name || ' ' || c.last_name || ' ' || c.email))
  order by l.id desc limit ${limit}`;
