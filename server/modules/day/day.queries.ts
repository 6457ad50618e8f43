import { mostCleared } from '#contract/day/clear-day.ts';
import type { DayGap, DayLine, DayNeed, ProviderDay, TextToSend, TextToTell } from '#contract/day/day.ts';
import type { VisitStatus } from '#contract/grooming/grooming-lifecycle.ts';
import { maybeSame } from '#server/modules/clients/index.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** More of them than a day can hold. */
const mostLines = 50;
/** The list names some of what is left over. */
const mostNeeds = 20;
/** All of a day that is cleared. */
const mostToTell = mostCleared;

/** Finds the shifts that a person works, their time off, and the busy times of their outside calendars, in a range of time. */
export const findLines = (sql: Sql, accountId: string, { since, until }: { since: Date; until: Date }) => sql<
  DayLine[]
>`
  select 'shift' as kind, s.id, b.business_name as title, s.address as place, s.starts_at, s.ends_at, s.time_zone
  from shift_applications a join shifts s on s.id = a.shift_id join business_profiles b on b.account_id = s.business_id
  where a.groomer_id = ${accountId} and a.status in ('accepted', 'completed') and s.starts_at < ${until} and s.ends_at > ${since}
  union all
  select 'time_off', id, coalesce(nullif(note, ''), 'Time off'), null, starts_at, ends_at, time_zone
  from time_off where account_id = ${accountId} and starts_at < ${until} and ends_at > ${since}
  union all
  select 'busy', null, 'Busy', null, starts_at, ends_at, zone_of(${accountId})
  from outside_busy where account_id = ${accountId} and starts_at < ${until} and ends_at > ${since}
  order by starts_at, id limit ${mostLines}`;

/** Finds the first day from a time on with booked visits or shifts to work, by the clock of the provider's place. */
export async function findNextDay(
  sql: Sql,
  accountId: string,
  since: Date,
  timeZone: string,
): Promise<ProviderDay['next']> {
  const [next] = await sql<NonNullable<ProviderDay['next']>[]>`
    with first as (
      select starts_at, (starts_at at time zone ${timeZone})::date as day from (
        (select starts_at from visits
        where provider_id = ${accountId} and status = 'booked' and starts_at >= ${since} order by starts_at limit 1)
        union all
        (select s.starts_at from shift_applications a join shifts s on s.id = a.shift_id
        where a.groomer_id = ${accountId} and a.status = 'accepted' and s.starts_at >= ${since} order by s.starts_at limit 1)
      ) work order by starts_at limit 1)
    select first.day as on, first.starts_at, (select count(*)::int from visits v where v.provider_id = ${accountId} and v.status = 'booked'
        and v.starts_at >= first.starts_at and (v.starts_at at time zone ${timeZone})::date = first.day) as visits,
      (select count(*)::int from shift_applications a join shifts s on s.id = a.shift_id where a.groomer_id = ${accountId} and a.status = 'accepted'
        and s.starts_at >= first.starts_at and (s.starts_at at time zone ${timeZone})::date = first.day) as shifts
    from first`;
  return next ?? null;
}

/** Finds dates ahead on which visits that repeat could not be booked, and that were not put aside. */
export const findSeriesGaps = (sql: Sql, accountId: string, today: string) => sql<DayGap[]>`
  select g.series_id, g.day, g.because, c.id as client_id, concat_ws(' ', c.first_name, c.last_name) as client_name,
    coalesce((select array_agg(p.name order by nth) from jsonb_array_elements(s.pets) with ordinality each (pet, nth)
      join pets p on p.id = (pet ->> 'petId')::uuid), '{}') as pet_names
  from series_gaps g join visit_series s on s.id = g.series_id join clients c on c.id = s.client_id
  where g.account_id = ${accountId} and g.put_aside_at is null and g.day >= ${today} and s.ended_at is null
  order by g.day, g.series_id limit ${mostNeeds}`;

type Window = {
  now: Date;
  /** Visits that ended before are over. */
  before: Date;
  since: Date;
};

/** Finds visits of a provider that were asked for, those for which another time is asked or proposed, those that are over and still open, and stopped ones that have a price and no bill. */
export const findOpenNeeds = (sql: Sql, accountId: string, { now, before, since }: Window) => sql<
  (DayNeed & { status: VisitStatus })[]
>`
  select case when v.status = 'awaiting_answer' then 'answer_request' when v.ends_at < ${before} then 'not_closed'
      when v.proposed_by = 'pet_owner' then 'answer_move' else 'answer_time' end as kind, v.id as visit_id, v.title, v.starts_at,
    v.time_zone, v.status, asked_move(v) as asked_move, told_by(c) as told_by,
    case when v.status = 'awaiting_answer' and c.id is not null then json_build_object(
      'client', json_build_object('id', c.id, 'name', concat_ws(' ', c.first_name, c.last_name)),
      'isNew', c.source = 'booking_page' and not exists (select from visits before where before.client_id = c.id
        and before.status not in ('awaiting_answer', 'declined', 'expired', 'withdrawn')),
      'maybeSame', ${maybeSame(sql)},
      'address', case when v.at_home then v.address end,
      'miles', case when v.at_home then round(case when v.provider_as = 'business' then miles_between(b.lat, b.lon, v.lat, v.lon)
        else miles_between(g.lat, g.lon, v.lat, v.lon) end::numeric, 1)::float8 end,
      'pets', (select coalesce(json_agg(json_build_object('name', p.name, 'species', p.species, 'breed', p.breed,
          'weight', p.weight) order by vp.place), '[]')
        from visit_pets vp join pets p on p.id = vp.pet_id where vp.visit_id = v.id),
      'price', agreed_price(v)) end as request
  from visits v left join clients c on c.id = v.client_id
  left join groomer_profiles g on g.account_id = v.provider_id left join business_profiles b on b.account_id = v.provider_id
  where v.provider_id = ${accountId} and v.starts_at > ${since} and (
    v.status = 'awaiting_answer' and v.answer_by > ${now}
    or v.status in ('booked', 'checked_in') and v.ends_at < ${before}
    or v.status = 'stopped' and v.ends_at < ${before} and agreed_price(v) > 0
      and not exists (select from bills b where b.visit_id = v.id)
    or v.status = 'booked' and v.starts_at > ${now} and v.proposed_by = 'pet_owner' and v.proposed_starts_at > ${now}
    or v.status = 'booked' and v.starts_at > ${now} and exists (select from time_offers o
      where o.visit_id = v.id and o.by = 'client' and o.state = 'open' and o.starts_at > ${now}))
  order by v.answer_by, v.starts_at, v.id limit ${mostNeeds}`;

/** More of them than a day can hold. */
const mostTexts = 200;

/** Finds the first visit of each own client in a range of time whom the provider texts. */
export const findTextsToSend = (
  sql: Sql,
  accountId: string,
  { since, until }: { since: Date; until: Date },
) => sql<TextToSend[]>`
  select * from (
    select distinct on (c.id) v.id as visit_id, c.id as client_id, concat_ws(' ', c.first_name, c.last_name) as client_name,
      v.title, v.starts_at, v.time_zone,
      (select max(m.created_at) from client_messages m where m.visit_id = v.id and m.kind = 'reminder' and m.channel = 'phone_app') as opened_at
    from visits v join clients c on c.id = v.client_id left join accounts l on l.id = c.linked_account_id
    where v.provider_id = ${accountId} and v.status = 'booked' and v.source <> 'marketplace'
      and v.starts_at >= ${since} and v.starts_at < ${until}
      and not exists (select from client_messages m where m.visit_id = v.id and m.kind = 'reminder'
        and (m.channel = 'text' and m.state in ('queued', 'sent') or m.state = 'waiting'))
      and c.contact_by = 'text' and c.no_texts_at is null and c.archived_at is null and coalesce(l.phone, c.phone) is not null
    order by c.id, v.starts_at) first
  order by starts_at, visit_id limit ${mostTexts}`;

type Range = { since: Date; until: Date };

/** Sums what was paid on the bills of a provider's visits in a range of time, tips included; what was given back is negative. */
export async function sumTaken(sql: Sql, accountId: string, { since, until }: Range): Promise<number> {
  const [row] = await sql<{ taken: number }[]>`
    select coalesce(sum(p.amount + p.tip), 0)::int as taken
    from visits v join bills b on b.visit_id = v.id join bill_payments p on p.bill_id = b.id
    where v.provider_id = ${accountId} and v.starts_at >= ${since} and v.starts_at < ${until}`;
  return row?.taken ?? 0;
}

/** Own visits `v` of clients `c` that are ahead in a range of time and not confirmed. */
const unconfirmed = (sql: Sql, accountId: string, { since, until }: Range, now: Date) => sql`
  visits v join clients c on c.id = v.client_id
  where v.provider_id = ${accountId} and v.status = 'booked' and v.source <> 'marketplace' and v.confirmed_at is null
    and v.starts_at >= ${since} and v.starts_at < ${until} and v.starts_at > ${now}`;

/** Whether a mail or a text of the provider reaches a client. */
const isReached = (sql: Sql) =>
  sql`(told_by(c) = 'email' or told_by(c) is null and c.contact_by in ('text', 'email') and c.phone is not null
    and c.no_texts_at is null and c.archived_at is null)`;

const isReminded = (sql: Sql, now: Date) =>
  sql`exists (select from client_messages m where m.visit_id = v.id and m.kind = 'reminder' and m.state <> 'failed'
    and m.created_at > ${after(now, -days(1))})`;

/** Counts why visits that are not confirmed are not asked about. */
export const countNotAsked = async (sql: Sql, accountId: string, range: Range, now: Date) => {
  const [row] = await sql<{ askedLately: number; unreached: number }[]>`
    select count(*) filter (where ${isReminded(sql, now)})::int as asked_lately,
      count(*) filter (where not ${isReminded(sql, now)} and not coalesce(${isReached(sql)}, false))::int as unreached
    from ${unconfirmed(sql, accountId, range, now)}`;
  return row ?? { askedLately: 0, unreached: 0 };
};

/**
 * Finds the first own visit ahead of each client in a range of time who has not confirmed, whom a mail or a text of the provider reaches, and
 * who was not reminded in the last day.
 */
export const findVisitsToAsk = (sql: Sql, accountId: string, range: Range, now: Date) =>
  sql<{ id: string; byMail: boolean }[]>`
    select distinct on (v.client_id) v.id, told_by(c) is not distinct from 'email' as by_mail
    from ${unconfirmed(sql, accountId, range, now)} and ${isReached(sql)} and not ${isReminded(sql, now)}
      and exists (select from visit_pets vp join pets p on p.id = vp.pet_id where vp.visit_id = v.id and p.died_on is null)
    order by v.client_id, v.starts_at, v.id limit ${mostTexts}`;

/** Whether an account is the provider of a visit. */
export const isProviderOf = async (sql: Sql, accountId: string, visitId: string): Promise<boolean> =>
  (await sql`select from visits where id = ${visitId} and provider_id = ${accountId}`).length > 0;

/** Finds the texts about changes, of one visit or of all, that wait for the provider and are still true. */
export const findTextsToTell = (sql: Sql, accountId: string, now: Date, visitId?: string) => sql<
  TextToTell[]
>`
  select m.id as message_id, m.kind, case m.channel when 'email' then 'email' else 'text' end as by, m.body, v.id as visit_id, c.id as client_id, concat_ws(' ', c.first_name, c.last_name) as client_name,
    v.title, v.starts_at, v.time_zone
  from client_messages m join visits v on v.id = m.visit_id join clients c on c.id = m.client_id
  where m.account_id = ${accountId} and ${visitId ? sql`m.visit_id = ${visitId}` : sql`true`} and m.state = 'waiting' and m.created_at > ${after(now, -days(7))}
    and c.archived_at is null and case m.channel when 'email' then c.no_mail_at is null else c.no_texts_at is null end and case
      when m.kind in ('cancelled', 'series_cancelled') then v.status = 'cancelled'
      when m.kind = 'no_show' then v.status in ('no_show', 'contested')
      when m.kind = 'reminder' then v.status = 'booked' and v.starts_at > ${now} and v.confirmed_at is null
      when m.kind in ('confirmation', 'moved', 'repriced', 'series_changed', 'time_declined') then v.status = 'booked' and v.starts_at > ${now}
      else true end
  order by m.created_at desc, m.id desc limit ${mostToTell}`;
