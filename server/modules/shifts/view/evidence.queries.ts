import type { Sql } from '#server/platform/database/sql.ts';

type Evidence = { accountId: string; text: string; photoUrls: string[] };

/** Finds a shift that was offered to members, as evidence for a report. */
export async function findShiftEvidence(sql: Sql, reporter: { hasMembership: boolean }, id: string) {
  const [row] = await sql<Evidence[]>`
    select business_id as account_id, concat_ws(E'\n', title, description, bonus_info, array_to_string(requirements, E'\n')) as text,
      '{}'::text[] as photo_urls
    from shifts where id = ${id} and ${reporter.hasMembership}`;
  return row;
}
