import type { Sql } from '#server/platform/database/sql.ts';
import type { State } from '#reference/places/states.ts';

/** What an owner did with one tip. */
export type OwnerTip = {
  tipId: string;
  seenAt: string | null;
  dailyOn: string | null;
  rating: number | null;
  feedback: string | null;
  savedAt: string | null;
};

const ownerTip = (sql: Sql) => sql`tip_id, seen_at, daily_on, rating, feedback, saved_at`;

/** Everything the generator needs to know of the past: at most one row for each tip of the catalog. */
export const findOwnerTips = (sql: Sql, accountId: string) => sql<OwnerTip[]>`
  select ${ownerTip(sql)} from owner_tips where account_id = ${accountId}`;

export async function findOwnerTip(
  sql: Sql,
  accountId: string,
  tipId: string,
): Promise<OwnerTip | undefined> {
  const [row] = await sql<OwnerTip[]>`
    select ${ownerTip(sql)} from owner_tips where account_id = ${accountId} and tip_id = ${tipId}`;
  return row;
}

export const findSavedTips = (sql: Sql, accountId: string) => sql<OwnerTip[]>`
  select ${ownerTip(sql)} from owner_tips where account_id = ${accountId} and saved_at is not null
  order by saved_at desc, tip_id`;

export type Home = { state: State | null; timeZone: string };

export async function findHome(sql: Sql, accountId: string): Promise<Home> {
  const [row] = await sql<Home[]>`
    select (select state from pet_owner_profiles where account_id = ${accountId}) as state, zone_of(${accountId}) as time_zone`;
  if (!row) throw new Error('A select without a table has one row');
  return row;
}

export const markSeen = (sql: Sql, accountId: string, tipIds: string[], now: Date) => sql`
  insert into owner_tips (account_id, tip_id, seen_at)
  select ${accountId}::uuid, tip_id, ${now}::timestamptz from unnest(${tipIds}::text[]) as tip_id order by tip_id
  on conflict (account_id, tip_id) do update set seen_at = excluded.seen_at`;

/** The tip of the day is seen, too. */
export const markDaily = (
  sql: Sql,
  accountId: string,
  { tipId, day }: { tipId: string; day: string },
  now: Date,
) => sql`
  insert into owner_tips (account_id, tip_id, daily_on, seen_at) values (${accountId}, ${tipId}, ${day}, ${now})
  on conflict (account_id, tip_id) do update set daily_on = excluded.daily_on, seen_at = excluded.seen_at`;

export type Rating = { tipId: string; rating: number; feedback: string | null };

export async function writeRating(
  sql: Sql,
  accountId: string,
  { tipId, rating, feedback }: Rating,
  now: Date,
) {
  const [row] = await sql<OwnerTip[]>`
    insert into owner_tips (account_id, tip_id, rating, feedback, rated_at)
    values (${accountId}, ${tipId}, ${rating}, ${feedback}, ${now})
    on conflict (account_id, tip_id) do update
      set rating = excluded.rating, feedback = excluded.feedback, rated_at = excluded.rated_at
    returning ${ownerTip(sql)}`;
  return row;
}

/** Saved again, a tip keeps its place among the saved ones. */
export async function writeSaved(sql: Sql, accountId: string, tipId: string, savedAt: Date | null) {
  const [row] = await sql<OwnerTip[]>`
    insert into owner_tips as kept (account_id, tip_id, saved_at) values (${accountId}, ${tipId}, ${savedAt})
    on conflict (account_id, tip_id) do update
      set saved_at = case when excluded.saved_at is not null then coalesce(kept.saved_at, excluded.saved_at) end
    returning ${ownerTip(sql)}`;
  return row;
}
