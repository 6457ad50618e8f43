import type { Sql } from '#server/platform/database/sql.ts';

type Evidence = { accountId: string; text: string; photoUrls: string[] };

/** Finds a request that was offered to members, as evidence for a report. */
export async function findRequestEvidence(sql: Sql, reporter: { hasMembership: boolean }, id: string) {
  const [row] = await sql<Evidence[]>`
    select r.owner_id as account_id, concat_ws(E'\n', r.title, r.description) as text, array(
      select p.photo_url from requested_pets rp join pets p on p.id = rp.pet_id
      where rp.request_id = r.id and p.photo_url is not null) as photo_urls
    from grooming_requests r where r.id = ${id} and ${reporter.hasMembership}`;
  return row;
}
