import type { Sql } from '#server/platform/database/sql.ts';

type Evidence = { accountId: string; text: string; photoUrls: string[] };

/** Finds what a person says about themselves, as evidence for a report. */
export async function findPersonEvidence(sql: Sql, _reporter: unknown, id: string) {
  const [row] = await sql<Evidence[]>`
    select a.id as account_id,
      concat_ws(E'\n', a.first_name || ' ' || a.last_name, a.bio, g.title, b.business_name, b.description) as text,
      array_remove(array[a.profile_image_url, b.logo_url]
        || array(select image_url from portfolio_items i where i.account_id = a.id order by i.position, i.id), null) as photo_urls
    from accounts a left join groomer_profiles g on g.account_id = a.id left join business_profiles b on b.account_id = a.id
    where a.id = ${id}`;
  return row;
}

/** Takes a photo out of every logo. @returns how many showed it */
export const removeLogo = async (sql: Sql, url: string): Promise<number> =>
  (await sql`update business_profiles set logo_url = null where logo_url = ${url}`).count;
