import type { Sql } from '#server/platform/database/sql.ts';
import { thisMorning } from '#server/platform/places/zone-of.queries.ts';

/**
 * Finds records as they have been since this morning that expire within some days, by their holder's place, unless that
 * was announced or they were refused.
 */
export const findExpiring = (
  sql: Sql,
  { now, days, limit }: { now: Date; days: number; limit: number },
) => sql<{ id: string }[]>`
  select c.id from certifications c
    cross join lateral (select zone_of(c.account_id) as zone offset 0) z
    cross join lateral (select ${thisMorning(sql, sql`z.zone`, now)} as at offset 0) morning
    cross join lateral (select (morning.at at time zone z.zone)::date as day) today
  where c.expires_on between ${now}::date - 2 and ${now}::date + ${days}::int + 2
    and c.expires_on between today.day and today.day + ${days}::int and c.updated_at <= morning.at
    and c.expiry_announced_at is null and c.status <> 'refused'
  order by c.id limit ${limit}`;

/** @returns whether it had not been announced yet */
export async function markExpiryAnnounced(sql: Sql, id: string, now: Date): Promise<boolean> {
  const rows = await sql`
    update certifications set expiry_announced_at = ${now} where id = ${id} and expiry_announced_at is null returning id`;
  return rows.length > 0;
}
