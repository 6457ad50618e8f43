import type { Sql } from '#server/platform/database/sql.ts';

/**
 * The photo that a provider sees of a pet `p`: after the newest of their own grooms, or else that of a record they keep. An owner's
 * photo is none, since it is for those who offer on a request.
 */
export const portraitOf = (sql: Sql, accountId: string) => sql`coalesce(
  (select card.before_after -> 0 -> 'after' ->> 'url' from report_cards card join visits v on v.id = card.visit_id
    where card.pet_id = p.id and v.provider_id = ${accountId} and card.before_after <> '[]'
    order by v.starts_at desc, v.id desc limit 1),
  case when p.managed_by = ${accountId} then p.photo_url end)`;

export async function findPortraits(sql: Sql, accountId: string, petIds: readonly string[]) {
  const rows = await sql<{ id: string; url: string | null }[]>`
    select p.id, ${portraitOf(sql, accountId)} as url from pets p where p.id = any(${petIds}::uuid[])`;
  return new Map(rows.map(({ id, url }) => [id, url]));
}
