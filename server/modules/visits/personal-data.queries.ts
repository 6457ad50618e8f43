import { closedReason } from '#contract/personal-data.ts';
import type { OpenWork } from '#contract/personal-data.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export const exportVisits = (sql: Sql, accountId: string) => sql`
  select id, request_id, policy_id, client_id, source, case when provider_id = ${accountId} then 'provider' else 'pet_owner' end as side, status,
    starts_at, ends_at, time_zone, title, services, at_home, address, list_price, discount, override_reason,
    cancel_reason, cancelled_by, missed_by, completed_at, cancelled_at, arrives_at, ready_at, on_my_way_at, late_minutes,
    confirmed_at, answer_by, stop_reason, squeezed_in, case when provider_id = ${accountId} then note end as note,
    case when provider_id = ${accountId} then directions end as directions,
    case when provider_id = ${accountId} then redo_of end as redo_of,
    case when provider_id = ${accountId} then staff_id end as staff_id, case when provider_id = ${accountId} then table_no end as table_no
  from visits where owner_id = ${accountId} or provider_id = ${accountId} order by starts_at, id`;

/** Prices are the provider's own; the pet owner sees those of the visits. */
export const exportVisitPets = (sql: Sql, accountId: string) => sql`
  select vp.visit_id, vp.pet_id, vp.services, case when v.provider_id = ${accountId} then vp.price end as price,
    vp.because, vp.because_of, vp.coat_state, vp.stage
  from visit_pets vp join visits v on v.id = vp.visit_id
  where ${accountId} in (v.owner_id, v.provider_id) order by v.starts_at, v.id, vp.place`;

export const exportReportCards = (sql: Sql, accountId: string) => sql`
  select c.visit_id, c.pet_id, c.services, c.findings, c.behavior, c.photos, c.before_after, c.next_visit_weeks, c.written_at,
    c.edited_at
  from report_cards c join visits v on v.id = c.visit_id
  where ${accountId} in (v.owner_id, v.provider_id) order by c.written_at, c.visit_id, c.pet_id`;

const openVisits = (sql: Sql, accountId: string) => sql`
  select 'visit' as kind, v.id, v.title, v.starts_at as at, v.time_zone,
    coalesce((select first_name || ' ' || last_name from accounts
      where id = case when v.owner_id = ${accountId} then v.provider_id else v.owner_id end),
      (select concat_ws(' ', first_name, last_name) from clients where id = v.client_id), '') as other_name
  from visits v where ${accountId} in (v.owner_id, v.provider_id)`;

/** Visits whose time has come: the pet is with the groomer, its arrival is not recorded yet, or a no-show is contested. */
export const findUnfinishedVisits = (sql: Sql, accountId: string, now: Date) => sql<OpenWork[]>`
  ${openVisits(sql, accountId)} and (v.status in ('checked_in', 'contested') or v.status = 'booked' and v.starts_at <= ${now})
  order by v.starts_at, v.id`;

export const findVisitsAhead = (sql: Sql, accountId: string, now: Date) => sql<OpenWork[]>`
  ${openVisits(sql, accountId)} and v.status = 'booked' and v.starts_at > ${now} order by v.request_id, v.id`;

/** The visits that a person was asked for, or asks for, and that await an answer. */
export const findAskedVisits = (sql: Sql, accountId: string) => sql<{ id: string; isProvider: boolean }[]>`
  select id, provider_id = ${accountId} as is_provider from visits
  where ${accountId} in (owner_id, provider_id) and status = 'awaiting_answer' order by id`;

/**
 * Takes pets' names, places and the person's words from the visits. Report cards stay: they are the
 * provider's record of the work, and the owner's of the pet.
 */
export const eraseVisits = (sql: Sql, accountId: string) => sql`
  with reminders as (
      delete from due_reminders where pet_id in (select id from pets where ${accountId} in (owner_id, managed_by))
    ), notes as (
      update visit_history set note = null where note is distinct from ${closedReason}
        and (account_id = ${accountId} or visit_id in (select id from visits where owner_id = ${accountId}))
    )
  update visits set title = case when owner_id = ${accountId} or source <> 'marketplace' then 'Visit' else title end,
    note = case when provider_id = ${accountId} then null else note end, directions = null, lat = null, lon = null,
    address = case when source <> 'marketplace' or at_home = (owner_id = ${accountId}) then 'Address removed' else address end,
    cancel_reason = case when cancel_reason = ${closedReason}
      or (cancelled_by = 'provider') <> (provider_id = ${accountId}) then cancel_reason end
  where ${accountId} in (owner_id, provider_id)`;
