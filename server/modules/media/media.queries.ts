import type { Sql } from '#server/platform/database/sql.ts';
import type { Condition, PhotoRule, PhotoViewer } from './photo-rules.ts';

export type NewMedia = {
  id: string;
  accountId: string;
  key: string;
  type: 'photo' | 'pdf';
  width: number | null;
  height: number | null;
  bytes: number;
  createdAt: Date;
  unusedSince: Date;
};

/**
 * Finds a photo that the viewer may see, and whether everyone may. @returns undefined if the viewer may not
 */
export async function findShownMedia(
  sql: Sql,
  key: string,
  rules: readonly PhotoRule[],
  viewer: PhotoViewer,
) {
  const url = sql`('/media/' || m.key)`;
  const [row] = await sql<
    { accountId: string; type: 'photo' | 'pdf'; toEverybody: boolean; toViewer: boolean }[]
  >`
    select m.account_id, m.type, ${anyOf(
      sql,
      rules.flatMap((rule) => ('everyone' in rule ? [rule.everyone(sql, url)] : [])),
    )} as to_everybody,
      coalesce(m.account_id = ${viewer.id}::uuid, false) or ${anyOf(
        sql,
        rules.flatMap((rule) => ('viewers' in rule ? [rule.viewers(sql, url, viewer)] : [])),
      )} as to_viewer
    from media m where m.key = ${key}`;
  return row && (row.toEverybody || row.toViewer) ? row : undefined;
}

const anyOf = (sql: Sql, conditions: Condition[]): Condition =>
  conditions.reduce((all, one) => sql`${all} or ${one}`, sql`false`);

export const insertMedia = (sql: Sql, media: NewMedia) => sql`insert into media ${sql(media)}`;

export const deleteMedia = (sql: Sql, id: string) => sql`delete from media where id = ${id}`;

/** Sums an account's stored photos and bytes. */
export async function sumMedia(sql: Sql, accountId: string) {
  const [row] = await sql<{ photos: number; bytes: number; unused: number }[]>`
    select count(*) as photos, coalesce(sum(bytes), 0) as bytes, count(unused_since) as unused
    from media where account_id = ${accountId}`;
  return row ?? { photos: 0, bytes: 0, unused: 0 };
}

/** Finds the account's media among the ids and marks them as used, so that no job removes them. */
export const claimMedia = (sql: Sql, accountId: string, ids: string[]) => sql<
  { id: string; key: string; type: 'photo' | 'pdf' }[]
>`
  update media set unused_since = null
  where account_id = ${accountId} and id = any(${ids}::uuid[])
  returning id, key, type`;

const isUsed = (sql: Sql) => sql`exists (select from used_photos where url = '/media/' || m.key)`;

export const markUsedMedia = (sql: Sql) => sql`
  update media m set unused_since = null where unused_since is not null and ${isUsed(sql)}`;

export const markUnusedMedia = (sql: Sql, now: Date) => sql`
  update media m set unused_since = ${now} where unused_since is null and not ${isUsed(sql)}`;

export const deleteUnusedMedia = (sql: Sql, before: Date, limit: number) => sql<{ key: string }[]>`
  delete from media where unused_since <= ${before} and id in (
    select m.id from media m where m.unused_since <= ${before} and not ${isUsed(sql)}
    order by m.unused_since limit ${limit})
  returning key`;

export const listMedia = (sql: Sql) => sql<{ key: string; type: 'photo' | 'pdf' }[]>`
  select key, type from media order by key`;
