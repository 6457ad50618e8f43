import type { AdminAccount } from '#contract/admin/admin-accounts.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type AccountSearch = {
  q: string;
  show: 'all' | 'suspended' | 'admins';
  cursor: string | undefined;
  limit: number;
};

const shown = (sql: Sql, now: Date) => sql`
  select a.id, a.first_name || ' ' || a.last_name as name, a.email, a.profile_image_url, a.roles, a.is_admin, a.created_at,
    exists (select from memberships m where m.account_id = a.id and m.kind = 'access' and m.status <> 'incomplete'
      and m.access_until > ${now}) as has_membership,
    (select count(*)::int from sessions s where s.account_id = a.id and s.expires_at > ${now}) as sessions,
    (select count(*)::int from reports r where r.reported_id = a.id) as reports,
    (select count(*)::int from reports r where r.reported_id = a.id and r.status = 'filed') as open_reports,
    case when a.suspended_at is not null then json_build_object(
      'since', a.suspended_at, 'until', a.suspended_until, 'reason', a.suspension_reason) end as suspension
  from accounts a`;

/** `limit` is one more than the page shows. */
export const searchAccounts = (sql: Sql, now: Date, { q, show, cursor, limit }: AccountSearch) => sql<
  AdminAccount[]
>`
  ${shown(sql, now)}
  where (a.id::text = lower(${q}) or is_found(${q}, a.first_name || ' ' || a.last_name || ' ' || a.email))
    ${show === 'suspended' ? sql`and a.suspended_at is not null` : show === 'admins' ? sql`and a.is_admin` : sql``}
    and (${cursor ?? null}::uuid is null or a.id < ${cursor ?? null}::uuid)
  order by a.id desc limit ${limit}`;

export async function findAccount(sql: Sql, now: Date, id: string) {
  const [row] = await sql<AdminAccount[]>`${shown(sql, now)} where a.id = ${id}`;
  return row;
}
