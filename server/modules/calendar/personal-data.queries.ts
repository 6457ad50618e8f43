import type { Sql } from '#server/platform/database/sql.ts';

export const exportBookings = (sql: Sql, accountId: string) => sql`
  select source_kind, source_id, title, lower(during) as starts_at, upper(during) as ends_at, time_zone, units, squeezed
  from bookings where subject_id in (${accountId}, tables_of(${accountId})) order by during`;

/** Deletes what the person and their pets were booked for, and the pets' names in the providers' bookings. */
export const eraseBookings = (sql: Sql, accountId: string) => sql`
  with titles as (
    update bookings set title = 'Visit'
    where source_kind = 'visit' and source_id in (select id from visits where owner_id = ${accountId})
      and subject_id <> ${accountId} and subject_id not in (select id from pets where ${accountId} in (owner_id, managed_by))
  )
  delete from bookings
  where subject_id in (${accountId}, tables_of(${accountId}), house_of(${accountId}))
    or subject_id in (select id from pets where ${accountId} in (owner_id, managed_by) union all
      select id from staff where account_id = ${accountId})`;
