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
