import type { RatedTip, TipFeedback } from '#contract/care-tips/care-tips.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export async function isHiddenTip(sql: Sql, tipId: string): Promise<boolean> {
  const rows = await sql`select from hidden_tips where tip_id = ${tipId}`;
  return rows.length > 0;
}

export type HiddenTip = { tipId: string; reason: string; at: string };

export const findHiddenTips = (sql: Sql) =>
  sql<HiddenTip[]>`select tip_id, reason, hidden_at as at from hidden_tips`;

/** Hidden again, a tip gets the new reason. */
export const writeHiddenTip = (sql: Sql, hidden: { tipId: string; reason: string; hiddenAt: Date }) => sql`
  insert into hidden_tips ${sql(hidden)}
  on conflict (tip_id) do update set reason = excluded.reason, hidden_at = excluded.hidden_at`;

/** @returns false if it was not hidden */
export async function deleteHiddenTip(sql: Sql, tipId: string): Promise<boolean> {
  const rows = await sql`delete from hidden_tips where tip_id = ${tipId} returning tip_id`;
  return rows.length > 0;
}

export type TipRatings = Pick<RatedTip, 'ratings' | 'helpful' | 'average' | 'feedbacks'> & { tipId: string };

/** The ratings of all tips, or of one; a tip without ratings has no row. */
export const findTipRatings = (sql: Sql, tipId: string | null = null) => sql<TipRatings[]>`
  select tip_id, count(*)::int as ratings, (count(*) filter (where rating = 5))::int as helpful,
    round(avg(rating), 1)::float8 as average, count(feedback)::int as feedbacks
  from owner_tips where rating is not null and (${tipId}::text is null or tip_id = ${tipId})
  group by tip_id`;

/** Newest first; an account has written once about a tip at most, so its id is the cursor. */
export const findTipFeedback = (sql: Sql, tipId: string, cursor: string | undefined, limit: number) => sql<
  TipFeedback[]
>`
  select account_id as id, rating, feedback, rated_at from owner_tips
  where tip_id = ${tipId} and feedback is not null and (${cursor ?? null}::uuid is null or (rated_at, account_id) < (
    select rated_at, account_id from owner_tips where tip_id = ${tipId} and account_id = ${cursor ?? null}::uuid))
  order by rated_at desc, account_id desc limit ${limit}`;
