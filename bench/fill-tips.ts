import { careTips } from '#reference/care-tips/catalog.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { members } from './filled.ts';

/** The signed-in pet owners have rated up to this many tips each. */
const ratedByMember = 200;

/** Ratings of care tips. Runs after the pet owners are made. */
export async function fillTips(
  sql: Sql,
  { ratings, owners }: { ratings: number; owners: number },
): Promise<void> {
  const byMembers = Math.min(Math.floor(ratings / 2), members * ratedByMember);
  const others = owners - members;
  const ids = careTips.map(({ id }) => id);
  await sql`
    insert into owner_tips (account_id, tip_id, seen_at, rating, rated_at)
    select pg_temp.id_of('pet owner ' || owner), (${ids}::text[])[1 + (tip + owner) % ${ids.length}],
      timestamptz '2026-08-01' + (tip % 60) * interval '1 day', 1 + (owner + tip) % 5, timestamptz '2026-10-01'
    from generate_series(0, ${ratings - 1}) i, lateral (
      select case when i < ${byMembers} then i % ${members} else ${members} + (i - ${byMembers}) % ${others} end as owner,
        case when i < ${byMembers} then i / ${members} else (i - ${byMembers}) / ${others} end as tip
    ) n`;
}

/** Removes what generating has noted, and leaves the ratings. */
export async function forgetTips(sql: Sql): Promise<void> {
  await sql`delete from owner_tips where rating is null`;
  await sql`vacuum analyze owner_tips`;
}
