import type { Excuse } from '#contract/reliability.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type ExcuseRow = Omit<Excuse, 'objectBy'>;

const excuses = (sql: Sql, readerId: string, since: Date) => sql`
  select f.id, f.kind, f.subject_kind, f.subject_id, f.title, f.counted_from, f.weather_note as note,
    who.first_name || ' ' || who.last_name as name
  from reliability_facts f join accounts who on who.id = f.account_id
  where f.other_id = ${readerId} and f.excused = 'weather' and f.undone_at is null and f.counted_from > ${since}`;

/** Returns up to one more than `limit`. */
export const findExcuses = (
  sql: Sql,
  readerId: string,
  { since, cursor, limit }: { since: Date; cursor: string | undefined; limit: number },
) => sql<ExcuseRow[]>`
  ${excuses(sql, readerId, since)} ${cursor ? sql`and f.id < ${cursor}` : sql``} order by f.id desc limit ${limit + 1}`;

/** Lets a fact count that was excused, unless it was objected to before. @returns whether there was one */
export async function objectTo(
  sql: Sql,
  id: string,
  { readerId, since, words, now }: { readerId: string; since: Date; words: string; now: Date },
): Promise<boolean> {
  const rows = await sql`
    update reliability_facts set excused = null, other_words = ${words}, objected_at = ${now}
    where id = ${id} and other_id = ${readerId} and excused = 'weather' and undone_at is null and counted_from > ${since}
    returning id`;
  return rows.length > 0;
}
