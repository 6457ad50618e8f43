import type { Sql } from '#server/platform/database/sql.ts';
import { thisMorning } from '#server/platform/places/zone-of.queries.ts';

export type DuePet = { id: string; ownerId: string; groomedAt: string };

/**
 * Finds pets that have been due since this morning at their owner's place, whose owner got no reminder since the last
 * groom, and that had no request or visit then.
 * `weeks` gives the usual weeks between grooms by 'species coat', used if neither the owner nor a provider gave a number.
 */
export const findDuePets = (
  sql: Sql,
  { now, weeks, limit }: { now: Date; weeks: Readonly<Record<string, number>>; limit: number },
) => sql<DuePet[]>`
  select p.id, p.owner_id, p.last_groomed_at as groomed_at from pets p
    cross join lateral (select zone_of(p.owner_id) as zone offset 0) z
    cross join lateral (select ${thisMorning(sql, sql`z.zone`, now)} as at offset 0) morning
  where p.owner_id is not null and p.archived_at is null and p.died_on is null and p.last_groomed_at is not null
    and morning.at is not null and (p.last_groomed_at at time zone z.zone)::date + 7 * coalesce(
      p.groom_every_weeks, p.advised_weeks, (${JSON.stringify(weeks)}::text::jsonb ->> (p.species || ' ' || coalesce(p.coat, 'smooth')))::int) <= (morning.at at time zone z.zone)::date
    and not exists (select from due_reminders d where d.pet_id = p.id and d.groomed_at >= p.last_groomed_at)
    and not exists (
      select from requested_pets rp join grooming_requests r on r.id = rp.request_id
      where rp.pet_id = p.id and (r.status in ('posted', 'in_progress') or r.ended_at > morning.at))
    and not exists (select from visit_pets vp join visits v on v.id = vp.visit_id where vp.pet_id = p.id and v.status in ('booked', 'checked_in'))
  order by p.id limit ${limit}`;

/** @returns whether the owner had not been reminded yet */
export async function markReminded(sql: Sql, { id, groomedAt }: DuePet): Promise<boolean> {
  const rows = await sql`
    insert into due_reminders as last (pet_id, groomed_at) values (${id}, ${groomedAt})
    on conflict (pet_id) do update set groomed_at = excluded.groomed_at where last.groomed_at < excluded.groomed_at
    returning pet_id`;
  return rows.length > 0;
}
