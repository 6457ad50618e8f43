import type { Sql } from '#server/platform/database/sql.ts';

/** Makes or replaces the secret address of an account's calendar. */
export const writeFeed = (sql: Sql, accountId: string, tokenHash: Buffer, createdAt: Date) => sql`
  insert into calendar_feeds (account_id, token_hash, created_at) values (${accountId}, ${tokenHash}, ${createdAt})
  on conflict (account_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`;

export async function findFeed(sql: Sql, accountId: string): Promise<{ createdAt: string | null }> {
  const [row] = await sql<{ createdAt: string }[]>`
    select created_at from calendar_feeds where account_id = ${accountId}`;
  return row ?? { createdAt: null };
}

export const deleteFeed = (sql: Sql, accountId: string) =>
  sql`delete from calendar_feeds where account_id = ${accountId}`;

/** Finds whose calendar a secret address shows. Calendars of suspended and closed accounts are not shown. */
export async function findFeedOwner(sql: Sql, tokenHash: Buffer): Promise<string | undefined> {
  const [row] = await sql<{ accountId: string }[]>`
    select f.account_id from calendar_feeds f join accounts a on a.id = f.account_id
    where f.token_hash = ${tokenHash} and a.suspended_at is null and a.closed_at is null`;
  return row?.accountId;
}

export type FeedEntry = {
  kind: 'visit' | 'shift';
  id: string;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  title: string;
  withName: string | null;
  place: string;
  startsAt: string;
  endsAt: string;
  /** How many things have happened to it, and when the last one did. */
  sequence: number;
  changedAt: string;
};

type Wanted = { since: Date; until: Date } | { id: string };

const person = (sql: Sql, alias: string) => sql`${sql(alias)}.first_name || ' ' || ${sql(alias)}.last_name`;
const within = (sql: Sql, alias: string, wanted: Wanted) =>
  'id' in wanted
    ? sql`${sql(alias)}.id = ${wanted.id}`
    : sql`${sql(alias)}.starts_at < ${wanted.until} and ${sql(alias)}.ends_at > ${wanted.since}`;
const shiftHistory = (sql: Sql) => sql`
  cross join lateral (select count(*)::int as sequence, coalesce(max(h.at), s.posted_at) as changed_at
    from shift_history h where h.shift_id = s.id) h`;

/**
 * Finds the visits and shifts that a person is or was booked for, and the shifts that they still offer, soonest first.
 * Those that were called off are included, so that calendar programs take them out.
 */
export const findFeedEntries = (sql: Sql, me: string, wanted: Wanted, limit: number) => sql<FeedEntry[]>`
  select 'visit' as kind, v.id,
    case when v.status in ('cancelled', 'no_show') then 'CANCELLED' else 'CONFIRMED' end as status, v.title,
    case when v.provider_id = ${me} then (select ${person(sql, 'a')} from accounts a where a.id = v.owner_id)
      else (select case when v.provider_as = 'business' then coalesce(b.business_name, ${person(sql, 'p')}) else ${person(sql, 'p')} end
        from accounts p left join business_profiles b on b.account_id = p.id where p.id = v.provider_id) end as with_name,
    v.address as place, v.starts_at, v.ends_at, h.sequence, h.changed_at
  from visits v cross join lateral (select count(*)::int as sequence, coalesce(max(h.at), v.starts_at) as changed_at
    from visit_history h where h.visit_id = v.id) h
  where (v.provider_id = ${me} or v.owner_id = ${me}) and ${within(sql, 'v', wanted)}
  union all
  select 'shift', s.id, case when a.status in ('accepted', 'completed') then 'CONFIRMED' else 'CANCELLED' end, s.title,
    (select b.business_name from business_profiles b where b.account_id = s.business_id), s.address,
    s.starts_at, s.ends_at, h.sequence, h.changed_at
  from shift_applications a join shifts s on s.id = a.shift_id ${shiftHistory(sql)}
  where a.groomer_id = ${me} and a.accepted_at >= a.created_at and a.status not in ('pending', 'declined')
    and ${within(sql, 's', wanted)}
  union all
  select 'shift', s.id,
    case s.status when 'posted' then 'TENTATIVE' when 'cancelled' then 'CANCELLED' else 'CONFIRMED' end, s.title,
    (select ${person(sql, 'g')} from shift_applications a join accounts g on g.id = a.groomer_id
      where a.shift_id = s.id and a.status in ('accepted', 'completed', 'no_show')), s.address,
    s.starts_at, s.ends_at, h.sequence, h.changed_at
  from shifts s ${shiftHistory(sql)}
  where s.business_id = ${me} and s.status <> 'expired' and ${within(sql, 's', wanted)}
  order by starts_at, id limit ${limit}`;
