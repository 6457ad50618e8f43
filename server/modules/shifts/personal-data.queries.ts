import { closedReason } from '#contract/personal-data.ts';
import type { OpenWork } from '#contract/personal-data.ts';
import { reliabilityRules } from '#contract/reliability.ts';
import { isVisibleTo } from '#server/modules/blocks/index.ts';
import { after, hours } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export const exportApplications = (sql: Sql, accountId: string) => sql`
  select a.id, a.shift_id, s.title, s.starts_at, b.business_name, a.status, a.message, a.created_at, a.accepted_at,
    a.ended_at
  from shift_applications a join shifts s on s.id = a.shift_id join business_profiles b on b.account_id = s.business_id
  where a.groomer_id = ${accountId} order by a.created_at, a.id`;

const ofSides = (sql: Sql, accountId: string) =>
  sql`(p.groomer_id = ${accountId} or s.business_id = ${accountId})`;

export const exportPay = (sql: Sql, accountId: string) => sql`
  select p.shift_id, s.title, p.dogs_groomed, p.minutes_worked, p.revenue, p.bonus, p.pay, p.state, p.recorded_at, p.settled_at,
    p.dispute_reason, p.disputed_at, p.decision
  from shift_pay p join shifts s on s.id = p.shift_id where ${ofSides(sql, accountId)} order by p.recorded_at`;

export const exportClaims = (sql: Sql, accountId: string) => sql`
  select p.shift_id, p.dogs_groomed, p.minutes_worked, p.revenue, p.bonus, p.pay, p.claimed_at
  from shift_claims p join shifts s on s.id = p.shift_id where ${ofSides(sql, accountId)} order by p.claimed_at`;

export const exportHistory = (sql: Sql, accountId: string) => sql`
  select shift_id, at, what, note from shift_history
  where account_id = ${accountId} or groomer_id = ${accountId} order by seq`;

const groomerName = (sql: Sql) => sql`(
  select g.first_name || ' ' || g.last_name from shift_applications worker join accounts g on g.id = worker.groomer_id
  where worker.shift_id = s.id and worker.status in ('accepted', 'completed', 'no_show'))`;

/**
 * Work that has begun, contested no-shows, and days whose pay the owner has not settled or the groomer disputes. A no-show holds
 * the owner as long as the groomer may contest it.
 */
export const findUnfinishedShifts = (sql: Sql, accountId: string, now: Date) => sql<OpenWork[]>`
  select 'shift' as kind, s.id, s.title, s.starts_at as at, s.time_zone,
    case when s.business_id = ${accountId} then ${groomerName(sql)} else b.business_name end as other_name
  from shifts s join business_profiles b on b.account_id = s.business_id
  where (s.business_id = ${accountId} or exists (
      select from shift_applications a where a.shift_id = s.id and a.groomer_id = ${accountId}
        and (a.status = 'accepted' or a.status = 'no_show' and s.status = 'contested')))
    and (s.status = 'in_progress' or s.status = 'contested' or s.status = 'filled' and s.starts_at <= ${now})
  union all
  select 'shift', s.id, 'The no-show at ' || s.title, s.starts_at, s.time_zone, ${groomerName(sql)}
  from shifts s where s.business_id = ${accountId} and s.status = 'no_show'
    and s.no_show_settled_at is null and s.no_show_at > ${after(now, -hours(reliabilityRules.contestHours))}
  union all
  select 'shift', s.id, 'The pay for ' || s.title, p.recorded_at, s.time_zone,
    case when s.business_id = ${accountId} then ${groomerName(sql)} else b.business_name end
  from shift_pay p join shifts s on s.id = p.shift_id join business_profiles b on b.account_id = s.business_id
  where s.business_id = ${accountId} and p.state in ('waiting', 'disputed')
    or p.groomer_id = ${accountId} and p.state = 'disputed'
  order by at, id`;

export const findShiftsAhead = (sql: Sql, accountId: string, now: Date) => sql<OpenWork[]>`
  select 'shift' as kind, s.id, s.title, s.starts_at as at, s.time_zone, ${groomerName(sql)} as other_name
  from shifts s where s.business_id = ${accountId} and s.status in ('posted', 'filled') and s.starts_at > ${now}
  order by s.id`;

/** A block ends pending applications by itself. */
export const findApplicationsAhead = (sql: Sql, accountId: string, now: Date) => sql<OpenWork[]>`
  select 'application' as kind, a.id, s.title, s.starts_at as at, s.time_zone, b.business_name as other_name
  from shift_applications a join shifts s on s.id = a.shift_id join business_profiles b on b.account_id = s.business_id
  where a.groomer_id = ${accountId} and a.status in ('pending', 'accepted')
    and s.status in ('posted', 'filled') and s.starts_at > ${now}
    and (a.status = 'accepted' or ${isVisibleTo(sql, accountId, 's.business_id')})
  order by s.id`;

/**
 * Removes the person's words. A shift that a groomer was accepted for stays in that groomer's records as it
 * was agreed; every other one of the business keeps only when it was and its town.
 */
export const eraseShifts = (sql: Sql, accountId: string) => sql`
  with messages as (update shift_applications set message = null where groomer_id = ${accountId}),
    notes as (update shift_history set note = null where account_id = ${accountId} and note is distinct from ${closedReason}),
    unworked as (
      update shifts s set title = 'Shift', description = null, requirements = '{}', bonus_info = null,
        address = city || ', ' || state, lat = round(lat::numeric, 1), lon = round(lon::numeric, 1),
        cancel_reason = case when cancel_reason = ${closedReason} then cancel_reason end
      where business_id = ${accountId} and not exists (
        select from shift_applications a where a.shift_id = s.id and a.accepted_at is not null)
    )
  update shifts s set cancel_reason = null where business_id = ${accountId} and cancel_reason <> ${closedReason}
    and exists (select from shift_applications a where a.shift_id = s.id and a.accepted_at is not null)`;
