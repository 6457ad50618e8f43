import { isVisibleTo } from '#server/modules/blocks/index.ts';
import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** A shift that only the favorites of its business see now. */
export type ShiftForFavorites = {
  id: string;
  businessId: string;
  businessName: string;
  title: string;
  city: string;
  startsAt: string;
  endsAt: string;
  startTime: string;
  endTime: string;
  timeZone: string;
  payPercentage: number;
  hourlyRate: number | null;
  opensAt: string;
};

export async function findShiftForFavorites(sql: Sql, id: string): Promise<ShiftForFavorites | undefined> {
  const [row] = await sql<ShiftForFavorites[]>`
    select s.id, s.business_id, b.business_name, s.title, s.city, s.starts_at, s.ends_at, s.start_time, s.end_time, s.time_zone,
      s.pay_percentage, s.hourly_rate, s.opens_at
    from shifts s join business_profiles b on b.account_id = s.business_id
    where s.id = ${id} and s.status = 'posted' and s.listed and s.seen_first_by = 'favorites'`;
  return row;
}

/** The listed groomers among the favorites of a business. */
export async function findFavoriteGroomers(sql: Sql, businessId: string): Promise<Person[]> {
  const rows = await sql<{ reader: Person }[]>`
    select ${person(sql, 'a')} as reader
    from favorites f join groomer_profiles g on g.account_id = f.person_id and g.listed join accounts a on a.id = f.person_id
    where f.account_id = ${businessId} and f.as_role = 'groomer' and ${isVisibleTo(sql, businessId, 'f.person_id')}
    order by a.id`;
  return rows.map(({ reader }) => reader);
}

/** Whether a shift is no longer looking for a groomer. */
export async function isNoLongerOpen(sql: Sql, id: string): Promise<boolean> {
  const open = await sql`select from shifts where id = ${id} and status = 'posted'`;
  return open.length === 0;
}
