import { phoneDays } from '#contract/grooming/visits.ts';
import type { AnyService, Species } from '#contract/pets/pet-codes.ts';
import type { AskedPaper } from '#reference/what-to-bring.ts';
import { askedPapers } from '#server/modules/vaccinations/index.ts';
import { after, days } from '#server/platform/clock.ts';
import { visitPets } from './view.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** Makes or replaces the secret address of an account's calendar. */
export const writeFeed = (sql: Sql, accountId: string, tokenHash: Buffer, createdAt: Date) => sql`
  insert into calendar_feeds (account_id, token_hash, created_at) values (${accountId}, ${tokenHash}, ${createdAt})
  on conflict (account_id) do update
    set token_hash = excluded.token_hash, created_at = excluded.created_at, last_read_at = null`;

type Feed = { createdAt: string | null; lastReadAt: string | null };

const isInUse = (sql: Sql, unreadSince: Date) => sql`coalesce(f.last_read_at, f.created_at) > ${unreadSince}`;

/** Finds an account's address, unless it has ended because it was not read since `unreadSince`. */
export async function findFeed(sql: Sql, accountId: string, unreadSince: Date): Promise<Feed> {
  const [row] = await sql<Feed[]>`
    select f.created_at, f.last_read_at from calendar_feeds f
    where f.account_id = ${accountId} and ${isInUse(sql, unreadSince)}`;
  return row ?? { createdAt: null, lastReadAt: null };
}

/** Notes that an address was read, unless that was noted since `notedSince`. */
export const markFeedRead = (sql: Sql, accountId: string, now: Date, notedSince: Date) => sql`
  update calendar_feeds set last_read_at = ${now}
  where account_id = ${accountId} and (last_read_at is null or last_read_at < ${notedSince})`;

export const deleteFeed = (sql: Sql, accountId: string) =>
  sql`delete from calendar_feeds where account_id = ${accountId}`;

/** Finds whose calendar a secret address shows. Calendars of suspended and closed accounts are not shown. */
export async function findFeedOwner(
  sql: Sql,
  tokenHash: Buffer,
  unreadSince: Date,
): Promise<string | undefined> {
  const [row] = await sql<{ accountId: string }[]>`
    select f.account_id from calendar_feeds f join accounts a on a.id = f.account_id
    where f.token_hash = ${tokenHash} and ${isInUse(sql, unreadSince)} and a.suspended_at is null and a.closed_at is null`;
  return row?.accountId;
}

export type FeedEntry = {
  kind: 'visit' | 'shift';
  id: string;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** One side did not come. */
  missed: boolean;
  title: string;
  withName: string | null;
  place: string;
  startsAt: string;
  endsAt: string;
  /** The pets and services by which a visit is named. */
  petNames: string | null;
  services: AnyService[] | null;
  /** The other side's phone, until a week after a visit that is not called off. */
  phone: string | null;
  /** What decides what the pet owner brings; null for others. */
  visiting: { atHome: boolean; pets: { name: string; species: Species }[]; asked: AskedPaper[] } | null;
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
/** What decides what is brought to the visit `v`. */
export const visiting = (sql: Sql) => sql`json_build_object('atHome', v.at_home,
  'pets', (select json_agg(json_build_object('name', p.name, 'species', p.species) order by vp.place)
    from visit_pets vp join pets p on p.id = vp.pet_id where vp.visit_id = v.id),
  'asked', ${askedPapers(sql)})`;
const shiftHistory = (sql: Sql) => sql`
  cross join lateral (select count(*)::int as sequence, coalesce(max(h.at), s.posted_at) as changed_at
    from shift_history h where h.shift_id = s.id) h`;

/**
 * Finds the visits and shifts that a person is or was booked for, and the shifts that they still offer: what
 * lies ahead first, soonest first, then what is past, latest first. Those that were called off are included, so that calendar
 * programs take them out.
 */
export const findFeedEntries = (
  sql: Sql,
  me: string,
  wanted: Wanted,
  { now, limit }: { now: Date; limit: number },
) => sql<FeedEntry[]>`
  select * from (
  select 'visit' as kind, v.id,
    case when v.status in ('cancelled', 'no_show', 'declined', 'expired', 'withdrawn') then 'CANCELLED' when v.status = 'awaiting_answer' then 'TENTATIVE' else 'CONFIRMED' end as status, v.status = 'no_show' as missed, v.title,
    case when v.provider_id = ${me} then coalesce((select ${person(sql, 'a')} from accounts a where a.id = v.owner_id),
      (select concat_ws(' ', c.first_name, c.last_name) from clients c where c.id = v.client_id))
      else (select case when v.provider_as = 'business' then coalesce(b.business_name, ${person(sql, 'p')}) else ${person(sql, 'p')} end
        from accounts p left join business_profiles b on b.account_id = p.id where p.id = v.provider_id) end as with_name,
    coalesce(v.address, '') as place, v.starts_at, v.ends_at, h.sequence, h.changed_at, ${visitPets(sql)}, v.services,
    case when v.status not in ('cancelled', 'no_show') and v.ends_at > ${after(now, -days(phoneDays))} then
      (select x.phone from accounts x where x.id = case when v.provider_id = ${me} then v.owner_id else v.provider_id end) end as phone,
    case when v.owner_id = ${me} and v.status = 'booked' then ${visiting(sql)} end as visiting
  from visits v cross join lateral (select count(*)::int as sequence, coalesce(max(h.at), v.starts_at) as changed_at
    from visit_history h where h.visit_id = v.id) h
  where (v.provider_id = ${me} or v.owner_id = ${me}) and ${within(sql, 'v', wanted)}
  union all
  select 'shift', s.id, case when a.status in ('accepted', 'completed') or s.status = 'contested' then 'CONFIRMED' else 'CANCELLED' end, s.status = 'no_show', s.title,
    (select b.business_name from business_profiles b where b.account_id = s.business_id), s.address,
    s.starts_at, s.ends_at, h.sequence, h.changed_at, null, null, null, null
  from shift_applications a join shifts s on s.id = a.shift_id ${shiftHistory(sql)}
  where a.groomer_id = ${me} and a.accepted_at >= a.created_at and a.status not in ('pending', 'declined')
    and ${within(sql, 's', wanted)}
  union all
  select 'shift', s.id,
    case s.status when 'posted' then 'TENTATIVE' when 'cancelled' then 'CANCELLED' else 'CONFIRMED' end, s.status = 'no_show', s.title,
    (select ${person(sql, 'g')} from shift_applications a join accounts g on g.id = a.groomer_id
      where a.shift_id = s.id and a.status in ('accepted', 'completed', 'no_show')), s.address,
    s.starts_at, s.ends_at, h.sequence, h.changed_at, null, null, null, null
  from shifts s ${shiftHistory(sql)}
  where s.business_id = ${me} and s.status <> 'expired' and ${within(sql, 's', wanted)}
  ) entry
  order by ends_at <= ${now}, abs(extract(epoch from starts_at - ${now}::timestamptz)), id limit ${limit}`;
