import type { Sql } from '#server/platform/database/sql.ts';

export const exportMedia = (sql: Sql, accountId: string) => sql<
  { key: string; type: 'photo' | 'pdf'; width: number | null; height: number | null; bytes: number }[]
>`
  select key, type, width, height, bytes, created_at from media where account_id = ${accountId} order by created_at, id`;

/** Deletes the person's photos, without those that others' records and conversations still show. */
export const deleteShownNowhere = (sql: Sql, accountId: string) => sql<{ key: string }[]>`
  delete from media m where account_id = ${accountId}
    and not exists (select from used_photos where url = '/media/' || m.key) returning key`;
