import type { Sql } from '#server/platform/database/sql.ts';

/**
 * Another client in the book with the phone or email that a client `c` gave on the booking page, where one who changed either is not
 * known again; null if there is none. Only the provider is told.
 */
export const maybeSame = (sql: Sql) => sql`
  case when c.source = 'booking_page' then (
    select json_build_object('id', o.id, 'name', concat_ws(' ', o.first_name, o.last_name)) from clients o
    where o.account_id = c.account_id and o.id <> c.id and o.merged_into is null and o.erased_at is null and o.archived_at is null
      and (lower(o.email) = lower(c.email)
        or c.phone_digits <> '' and (reverse(o.phone_digits) = reverse(c.phone_digits) or o.phone2_digits = c.phone_digits))
    order by o.source = 'booking_page', o.created_at, o.id limit 1) end`;
