import type { Sql } from '#server/platform/database/sql.ts';

/** Finds records that expire in these days, unless that was announced or they were refused. */
export const findExpiring = (sql: Sql, from: string, until: string, limit: number) => sql<{ id: string }[]>`
  select id from certifications
  where expires_on between ${from}::date and ${until}::date and expiry_announced_at is null and status <> 'refused'
  order by id limit ${limit}`;

/** @returns whether it had not been announced yet */
export async function markExpiryAnnounced(sql: Sql, id: string, now: Date): Promise<boolean> {
  const rows = await sql`
    update certifications set expiry_announced_at = ${now} where id = ${id} and expiry_announced_at is null returning id`;
  return rows.length > 0;
}
