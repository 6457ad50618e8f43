import type { Sql } from '#server/platform/database/sql.ts';

type Evidence = { accountId: string; text: string; photoUrls: string[] };

/** Finds a message that the reporter received, as evidence for a report. */
export async function findMessageEvidence(sql: Sql, reporter: { id: string }, id: string) {
  const [row] = await sql<Evidence[]>`
    select from_id as account_id, content as text, photo_urls from messages
    where id = ${id} and ${reporter.id} in (from_id, to_id) and kind = 'text'`;
  return row;
}
