import type { ContextLine } from '#contract/reports/admin-reports.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type Evidence = { accountId: string; text: string; photoUrls: string[] };

/** Finds a review that everyone can read, as evidence for a report. */
export async function findReviewEvidence(sql: Sql, _reporter: unknown, id: string) {
  const [row] = await sql<Evidence[]>`
    select author_id as account_id, concat_ws(E'\n', rating || ' of 5', nullif(array_to_string(tags, ', '), ''), nullif(text, ''))
      as text, '{}'::text[] as photo_urls
    from reviews where id = ${id} and revealed_at is not null`;
  return row;
}

/** Reads whom a review is about, and that person's reply. */
export const findReviewContext = (sql: Sql, id: string) => sql<ContextLine[]>`
  select line.id, line."from", line.text, '{}'::text[] as photo_urls, line.at, false as reported
  from reviews r join accounts a on a.id = r.subject_id
  cross join lateral (values
    ('subject', a.first_name || ' ' || a.last_name, 'Was reviewed after a ' || r.engagement_type || '.', r.created_at),
    ('reply', a.first_name || ' ' || a.last_name, r.reply_text, r.reply_at)) line (id, "from", text, at)
  where r.id = ${id} and line.text is not null`;

/** Hides a review and takes it out of the rating. @returns how many were there to be removed */
export const removeReview = async (sql: Sql, id: string, now: Date): Promise<number> =>
  (
    await sql`
      with removed as (
        update reviews set removed_at = ${now}, revealed_at = null where id = ${id} and removed_at is null and revealed_at is not null
        returning subject_id, subject_role, engagement_type, rating
      ), counted as (
        update ratings r set count = r.count - 1, total = r.total - removed.rating
        from removed where r.account_id = removed.subject_id and r.as_role = removed.subject_role
          and r.engagement_type = removed.engagement_type
      )
      select from removed`
  ).count;
