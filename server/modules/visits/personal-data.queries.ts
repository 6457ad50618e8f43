import { closedReason } from '#contract/personal-data.ts';
import type { OpenWork } from '#contract/personal-data.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export const exportVisits = (sql: Sql, accountId: string) => sql`
  select id, request_id, case when provider_id = ${accountId} then 'provider' else 'pet_owner' end as side, status,
    starts_at, ends_at, time_zone, title, services, at_home, address, list_price, discount, override_reason,
    cancel_reason, cancelled_by, missed_by, completed_at, cancelled_at
  from visits where owner_id = ${accountId} or provider_id = ${accountId} order by starts_at, id`;

export const exportReportCards = (sql: Sql, accountId: string) => sql`
  select c.visit_id, c.services, c.findings, c.behavior, c.photos, c.before_after, c.next_visit_weeks, c.written_at,
    c.edited_at
  from report_cards c join visits v on v.id = c.visit_id
  where ${accountId} in (v.owner_id, v.provider_id) order by c.written_at, c.visit_id`;

export const exportVisitHistory = (sql: Sql, accountId: string) => sql`
  select visit_id, at, what, note from visit_history where account_id = ${accountId} order by seq`;

const openVisits = (sql: Sql, accountId: string) => sql`
  select 'visit' as kind, v.id, v.title, v.starts_at as at, v.time_zone,
    (select first_name || ' ' || last_name from accounts
      where id = case when v.owner_id = ${accountId} then v.provider_id else v.owner_id end) as other_name
  from visits v where ${accountId} in (v.owner_id, v.provider_id)`;

/** Visits whose time has come: the pet is with the groomer, or its arrival is not recorded yet. */
export const findUnfinishedVisits = (sql: Sql, accountId: string, now: Date) => sql<OpenWork[]>`
  ${openVisits(sql, accountId)} and (v.status = 'checked_in' or v.status = 'booked' and v.starts_at <= ${now})
  order by v.starts_at, v.id`;

export const findVisitsAhead = (sql: Sql, accountId: string, now: Date) => sql<OpenWork[]>`
  ${openVisits(sql, accountId)} and v.status = 'booked' and v.starts_at > ${now} order by v.request_id, v.id`;

/**
 * Takes pets' names, places and the person's words from the visits. Report cards stay: they are the
 * provider's record of the work, and the owner's of the pet.
 */
export const eraseVisits = (sql: Sql, accountId: string) => sql`
  with reminders as (
      delete from due_reminders where pet_id in (select id from pets where owner_id = ${accountId})
    ), notes as (
      update visit_history set note = null where note is distinct from ${closedReason}
        and (account_id = ${accountId} or visit_id in (select id from visits where owner_id = ${accountId}))
    )
  update visits set title = case when owner_id = ${accountId} then 'Visit' else title end,
    address = case when at_home = (owner_id = ${accountId}) then 'Address removed' else address end,
    cancel_reason = case when cancel_reason = ${closedReason}
      or (cancelled_by = 'provider') <> (provider_id = ${accountId}) then cancel_reason end
  where ${accountId} in (owner_id, provider_id)`;
