import type { CalendarEvent, FirstBooking } from '#contract/calendar/calendar.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { person, provider, visitPets } from './view.queries.ts';

export type BookingRow = FirstBooking & {
  petNames: string | null;
  services: AnyService[] | null;
  /** Whether both sides still mean to come. */
  stands: boolean;
};

/** Two bookings are enough to know that the latest is not the first. */
const enough = 2;

const pay = (sql: Sql) =>
  sql`jsonb_build_object('payPercentage', s.pay_percentage, 'hourlyRate', s.hourly_rate)`;

/** What an account was ever booked for in a role, called off or not: at most two. */
export const findBookings = (sql: Sql, me: string, as: CalendarEvent['as']) => sql<BookingRow[]>`
  (select 'visit' as kind, v.id, v.title, ${visitPets(sql)}, v.services,
    case when v.owner_id = ${me} then ${provider(sql, 'v')} else coalesce((select ${person(sql, 'a')} from accounts a where a.id = v.owner_id),
      (select concat_ws(' ', c.first_name, c.last_name) from clients c where c.id = v.client_id)) end as with_name,
    case when v.owner_id = ${me} then v.provider_id else v.owner_id end as with_id,
    v.address as place, v.at_home = (v.provider_id = ${me}) as travels, v.starts_at, v.ends_at, v.time_zone, v.status = 'booked' as stands,
    agreed_price(v) as price, null::jsonb as pay
  from visits v
  where case ${as}::text when 'pet_owner' then v.owner_id = ${me} else v.provider_id = ${me} and v.provider_as = ${as} end
    and v.status not in ('awaiting_answer', 'declined', 'expired', 'withdrawn')
  limit ${enough})
  union all
  (select 'shift', s.id, s.title, null, null,
    (select b.business_name from business_profiles b where b.account_id = s.business_id), s.business_id,
    s.address, true, s.starts_at, s.ends_at, s.time_zone, a.status = 'accepted', null, ${pay(sql)}
  from shift_applications a join shifts s on s.id = a.shift_id
  where ${as}::text = 'groomer' and a.groomer_id = ${me} and a.accepted_at is not null
  limit ${enough})
  union all
  (select 'shift', s.id, s.title, null, null, ${person(sql, 'g')}, g.id,
    s.address, false, s.starts_at, s.ends_at, s.time_zone, a.status = 'accepted', null, ${pay(sql)}
  from shifts s join shift_applications a on a.shift_id = s.id and a.accepted_at is not null join accounts g on g.id = a.groomer_id
  where ${as}::text = 'business' and s.business_id = ${me}
  limit ${enough})
  limit ${enough}`;
